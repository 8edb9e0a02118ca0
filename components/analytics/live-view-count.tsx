"use client";

import { useFormatter } from "next-intl";
import { useEffect, useState } from "react";

import { hasCounted, markCounted, SEEN_MS, sendView } from "./track-view";

type LiveViewCountProps = {
  blogPostId: number;
  /** As the cached page knows it; the browser asks for the true one. */
  count: number;
};

/** How often an article was opened, this time included; a number alone, its words stand around it. */
export function LiveViewCount({ blogPostId, count }: LiveViewCountProps) {
  const format = useFormatter();
  const [shown, setShown] = useState(count);
  useEffect(() => {
    const name = `blog-${blogPostId}`;
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible") return;
      const isCounted = hasCounted(name);
      markCounted(name);
      void sendView(JSON.stringify({ blogPostId, isCounted }))
        .then(async (response) => {
          const said = (await response.json()) as { viewCount?: number };
          if (response.ok && said.viewCount !== undefined) setShown(said.viewCount);
        })
        .catch(() => undefined);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [blogPostId]);
  return <>{format.number(shown)}</>;
}
