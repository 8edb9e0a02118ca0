"use client";

import { useEffect } from "react";

/** So many visits in a hundred tell how they felt. */
const SHARE = 10;

/** The browser keeps what was before: measuring need not stand in the way of what it measures. */
const AFTER_MS = 3_000;

/** Shows nothing. */
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
