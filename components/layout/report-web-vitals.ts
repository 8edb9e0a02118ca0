import type { Vitals } from "@/lib/observability/schema";

/** Fields of layout shift, contentful paint and event entries besides their times. */
type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
  responseStart: number;
};

/**
 * Measures the first page of a visit and sends the values when the page is first hidden. Implemented here to save the
 * size of the web-vitals library; INP is the slowest interaction, without its percentile.
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
  // A session window of shifts ends after one second without a shift, or after five seconds.
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
