"use client";

import { useEffect } from "react";

/** Percentage of visits that are measured. */
const SHARE = 10;

/** Delay in ms: the browser buffers earlier entries, so measuring need not slow down the page load. */
const AFTER_MS = 3_000;

/** Reports web vitals of a sample of visits; renders nothing. */
export function WebVitals() {
  useEffect(() => {
    if (Math.random() * 100 >= SHARE) return;
    const alarm = setTimeout(
      async () => (await import("./report-web-vitals")).reportWebVitals(),
      AFTER_MS,
    );
    return () => clearTimeout(alarm);
  }, []);
  return null;
}
