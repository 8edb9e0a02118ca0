import type { Vitals } from "@/lib/observability/schema";

/** Of layout shifts, contentful paints, and what was touched: what their entries say besides their times. */
type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
  responseStart: number;
};

/**
 * Measures the page that the visit began with, and sends the figures when it is first left. Written out here, because
 * the library for it costs six times as much of the first load; INP is the slowest touch, without its percentile.
 */
export function reportWebVitals() {
  const seen: Vitals = { path: location.pathname };
  let shift = 0;
  let first = 0;
  let last = 0;

  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    });

  watch("navigation", ({ responseStart }) => {
    seen.ttfb = responseStart;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch("event", ({ interactionId, duration }) => {
    if (interactionId) seen.inp = Math.max(seen.inp ?? 0, duration);
  });
  // A window of shifts ends with a second's rest, and after five.
  watch("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1_000 || startTime - first > 5_000) {
      shift = 0;
      first = startTime;
    }
    last = startTime;
    shift += value;
    seen.cls = Math.max(seen.cls ?? 0, shift);
  });

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send, true);
    const body = new Blob([JSON.stringify(seen)], { type: "application/json" });
    navigator.sendBeacon("/api/vitals", body);
  };
  addEventListener("visibilitychange", send, true);
}
