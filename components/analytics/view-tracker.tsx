"use client";

import { useEffect } from "react";

import { hasCounted, MIN_VIEW_MS, markCounted, sendView } from "./track-view";

type ViewTrackerProps = { productId: number } | { forumPostId: number };

/** Reports a page view after a short time; once per page and tab. */
export function ViewTracker(props: ViewTrackerProps) {
  const body = JSON.stringify(props);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible" || hasCounted(body)) return;
      markCounted(body);
      // Not awaited, and a failure is ignored.
      void sendView(body).catch(() => undefined);
    }, MIN_VIEW_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return null;
}
