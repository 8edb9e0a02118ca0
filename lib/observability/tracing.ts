import "server-only";

import { env } from "@/lib/core/env.mjs";

/** Where a span says what was asked for. */
const ADDRESSES = ["http.target", "http.url", "url.full"];

type Span = { name: string; attributes: Record<string, unknown> };

const cut = (address: string) => address.split("?", 1)[0] ?? "";

/** What people typed, and the codes of links in mails, stand behind the question mark: no trace carries it. */
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

/** Sends traces to the collector that the environment names; without one not even the library is loaded. */
export async function startTracing() {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({
    serviceName: "shaafi-marketplace",
    spanProcessors: [stripQueryProcessor, "auto"],
  });
}
