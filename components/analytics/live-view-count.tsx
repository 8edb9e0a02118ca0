"use client";

import { useFormatter } from "next-intl";
import { useEffect, useState } from "react";

import { hasCounted, MIN_VIEW_MS, markCounted, sendView } from "./track-view";

type LiveViewCountProps = {
  blogPostId: number;
  /** The number at the time of caching; the browser fetches the current one. */
  count: number;
};

/** Number of views of an article including this one, without a label. */
export function LiveViewCount({ blogPostId, count }: LiveViewCountProps) {
  const format = useFormatter();
  const [viewCount, setViewCount] = useState(count);
  useEffect(() => {
    const name = `blog-${blogPostId}`;
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible") return;
      const isCounted = hasCounted(name);
      markCounted(name);
      void sendView(JSON.stringify({ blogPostId, isCounted }))
        .then(async (response) => {
          const body = (await response.json()) as { viewCount?: number };
          if (response.ok && body.viewCount !== undefined) setViewCount(body.viewCount);
        })
        .catch(() => undefined);
    }, MIN_VIEW_MS);
    return () => clearTimeout(timer);
  }, [blogPostId]);
  return <>{format.number(viewCount)}</>;
}
