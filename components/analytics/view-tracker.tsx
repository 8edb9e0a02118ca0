"use client";

import { useEffect } from "react";

import { hasCounted, markCounted, SEEN_MS, sendView } from "./track-view";

type ViewTrackerProps = { productId: number } | { forumPostId: number };

/** Says that somebody looks at a page, once they have for a moment; the same one counts once per tab. */
export function ViewTracker(props: ViewTrackerProps) {
  const body = JSON.stringify(props);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible" || hasCounted(body)) return;
      markCounted(body);
      // Nobody waits for it, and nobody is told when it fails.
      void sendView(body).catch(() => undefined);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return null;
}
