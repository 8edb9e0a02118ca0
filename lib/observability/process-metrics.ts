import "server-only";

import { AggregatorRegistry } from "prom-client";

import { metrics } from "@/lib/core/metrics";
import { peers } from "@/lib/core/peers.mjs";
import { poolStats } from "@/lib/db/connections";

/** Topic of the metrics of a process among its peers. */
const PROCESS_METRICS = "metrics";

type ProcessMetrics = Awaited<ReturnType<typeof readOwnMetrics>>;

async function readOwnMetrics() {
  const figures = metrics();
  if (!figures) return [];
  for (const { role: pool, states } of poolStats()) {
    for (const [state, count] of Object.entries(states)) {
      figures.connections.set({ pool, state }, count);
    }
  }
  return figures.registry.getMetricsAsJSON();
}

/** Lets the other web processes of this server read the metrics of this one. */
export function shareProcessMetrics() {
  peers.handle(PROCESS_METRICS, readOwnMetrics);
}

/** Returns the metrics of all web processes of this server in the Prometheus format, summed up. */
export async function readProcessMetrics(): Promise<string> {
  const others = (await peers.request(PROCESS_METRICS)) as ProcessMetrics[];
  const ownMetrics = await readOwnMetrics();
  if (others.length === 0) return (await metrics()?.registry.metrics()) ?? "";
  return AggregatorRegistry.aggregate([ownMetrics, ...others]).metrics();
}
