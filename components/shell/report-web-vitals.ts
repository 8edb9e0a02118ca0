import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";

import type { Vitals } from "@/lib/observability/schema";

/** Measures the first page of a visit and sends the values when the page is first hidden. */
export function reportWebVitals() {
  const vitals: Vitals = { path: location.pathname };
  const record = (field: Exclude<keyof Vitals, "path">) => (metric: Metric) => {
    vitals[field] = metric.value;
  };
  onTTFB(record("ttfb"));
  onLCP(record("lcp"), { reportAllChanges: true });
  onINP(record("inp"), { reportAllChanges: true });
  onCLS(record("cls"), { reportAllChanges: true });

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    const body = new Blob([JSON.stringify(vitals)], { type: "application/json" });
    navigator.sendBeacon("/api/vitals", body);
  };
  addEventListener("visibilitychange", send);
}
