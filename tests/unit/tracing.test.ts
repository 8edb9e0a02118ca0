import http from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { flushTraces, startTracing } from "@/lib/observability/tracing";

afterEach(() => vi.restoreAllMocks());

/** Starts a collector. Returns its address and the text of everything that it received. */
async function startCollector() {
  const received: string[] = [];
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push(`${request.url} ${body.toString("latin1")}`);
    response.writeHead(200, { "content-type": request.headers["content-type"] }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received };
}

describe("tracing", () => {
  it("sends logged errors as exceptions, on the active span and outside of one, without personal data", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { url, received } = await startCollector();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", url);
    Object.assign(env, { OTEL_EXPORTER_OTLP_ENDPOINT: url });
    onTestFinished(() => {
      Object.assign(env, { OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
      vi.unstubAllEnvs();
    });
    await startTracing();

    trace.getTracer("test").startActiveSpan("GET /orders?token=secret", (span) => {
      log.error("Unhandled request error", new Error("no tea for amina@example.com"));
      span.end();
    });
    log.error("Job failed", new RangeError("outside of a request"));
    await flushTraces();

    const text = received.join();
    expect(received[0]).toMatch(/^\/v1\/traces /);
    expect(text).toContain("no tea for [e-mail]");
    expect(text).toContain("Unhandled request error");
    expect(text).toContain("RangeError");
    expect(text).toContain("outside of a request");
    expect(text).not.toMatch(/amina@example|token=secret/);
  });

  it("sends nothing without a collector", async () => {
    expect(env.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    await expect(startTracing()).resolves.toBeUndefined();
    await expect(flushTraces()).resolves.toBeUndefined();
  });
});
