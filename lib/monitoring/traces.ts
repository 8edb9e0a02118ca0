import "server-only";

import { env } from "@/lib/core/env.mjs";

/** Sends traces to the collector that the environment names; without one not even the library is loaded. */
export async function startTraces() {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({ serviceName: "shaafi-marketplace" });
}
