import "server-only";

import { metrics } from "@/lib/core/metrics";
import { routePattern } from "./route-pattern";
import type { Vitals } from "./schema";

/** Records web vitals by route only, without user or product. */
export async function recordVitals({ path, cls, ...times }: Vitals) {
  const vitals = metrics()?.vitals;
  if (!vitals) return;
  const route = routePattern(path);
  if (cls !== undefined) vitals.cls.observe({ route }, cls);
  for (const name of ["lcp", "inp", "ttfb"] as const) {
    const ms = times[name];
    if (ms !== undefined) vitals[name].observe({ route }, ms / 1_000);
  }
}
