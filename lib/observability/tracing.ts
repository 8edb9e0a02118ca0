import "server-only";

import { env } from "@/lib/core/env.mjs";
import { setErrorRecorder } from "@/lib/core/log";
import { withTimeout } from "@/lib/core/with-timeout.mjs";

/** Maximum time of the last export in ms. */
const FLUSH_MS = 800;

/** Span attributes that contain the URL. */
const ADDRESSES = ["http.target", "http.url", "url.full"];

type Span = { name: string; attributes: Record<string, unknown> };

const cut = (address: string) => address.split("?", 1)[0] ?? "";

/** Removes query strings from spans: they contain user input and the codes of email links. */
const stripQueryProcessor = {
  onStart() {},
  onEnd(span: Span) {
    span.name = cut(span.name);
    delete span.attributes["url.query"];
    for (const key of ADDRESSES) {
      const address = span.attributes[key];
      if (typeof address === "string") span.attributes[key] = cut(address);
    }
  },
  async forceFlush() {},
  async shutdown() {},
};

/**
 * Starts sending traces, with logged errors as exceptions, to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; without one
 * the library is not loaded.
 */
export async function startTracing() {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({
    serviceName: "shaafi-marketplace",
    spanProcessors: [stripQueryProcessor, "auto"],
  });
  const { recordError } = await import("./error-spans");
  setErrorRecorder(recordError);
}

/** Sends the spans that are not sent yet, before the process ends. */
export async function flushTraces() {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { flushSpans } = await import("./error-spans");
  await withTimeout(flushSpans(), FLUSH_MS).catch(() => {});
}
