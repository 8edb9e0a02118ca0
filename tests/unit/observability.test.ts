import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";

import { log } from "@/lib/core/log";
import { getRequestId, REQUEST_ID_HEADER, runInRequestContext } from "@/lib/core/request-context";
import { redirectConsoleToLog } from "@/lib/observability/console-to-log";
import { observeResponse, prepareRequest } from "@/lib/observability/request-logging";
import { createRouteTrie } from "@/lib/observability/rules";
import { vitalsSchema } from "@/lib/observability/schema";

afterEach(() => vi.restoreAllMocks());

/** Captures the logged lines and returns them parsed. */
function listen() {
  const lines: string[] = [];
  const record = (line: string) => void lines.push(line);
  vi.spyOn(console, "info").mockImplementation(record);
  vi.spyOn(console, "error").mockImplementation(record);
  return () => lines.map((line) => JSON.parse(line));
}

describe("log", () => {
  it("writes one line per event without secrets and personal data", () => {
    const read = listen();
    const quoted =
      "duplicate key\nKey (username)=(Amina A.) already exists; mail to amina@example.com";

    log.error("not kept", new Error(quoted), {
      email: "a",
      resetToken: "b",
      query: "c",
      orderId: 7,
    });

    const [line] = read();
    expect(line).toMatchObject({ level: "error", message: "not kept", orderId: 7 });
    expect(line.error).toBe(
      "duplicate key\nKey (username)=[redacted] already exists; mail to [e-mail]",
    );
    expect(JSON.stringify(line)).not.toMatch(/amina|Amina|"[abc]"/);
  });

  it("preserves the files of a stack", () => {
    const read = listen();
    const error = new Error("not kept");
    error.stack = "Error: not kept\n    at run (file:///shop/node_modules/@prisma/client/a.js:1:2)";

    log.error("failed", error);

    expect(read()[0].stack).toBe(error.stack);
  });
});

describe("captured console output", () => {
  it("is one event per call, and an event stays unchanged", () => {
    const lines: string[] = [];
    const record = (...args: unknown[]) => void lines.push(args.join(" "));
    vi.spyOn(console, "error").mockImplementation(record);
    vi.spyOn(console, "warn").mockImplementation(record);
    vi.spyOn(console, "info").mockImplementation(record);
    redirectConsoleToLog();

    console.error(" \u001b[31m⨯\u001b[39m", new Error("no such mail: amina@example.com"));
    console.warn("%s is old", "this");
    log.error("of the shop", "an event");

    const events = lines.map((line) => JSON.parse(line));
    expect(events).toMatchObject([
      { level: "error", message: "⨯", error: "no such mail: [e-mail]" },
      { level: "info", message: "this is old" },
      { level: "error", message: "of the shop", error: "an event" },
    ]);
  });
});

describe("getRequestId", () => {
  it("returns the id of the request if it is valid", () => {
    expect(getRequestId("7f3c-proxy.1:42")).toBe("7f3c-proxy.1:42");
  });

  it.each([undefined, "", "short", "x".repeat(65), 'a"b\nc"ddddddd', ["12345678", "12345678"]])(
    "returns a new id for %j",
    (input) => {
      expect(getRequestId(input)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe("request logging", () => {
  it("sends API clients their request id and logs failed requests with it, without the query", async () => {
    const read = listen();
    const server = http.createServer((request, response) => {
      prepareRequest(request, response);
      response.once("finish", () => observeResponse(request, response, 0.1));
      return runInRequestContext(request.headers[REQUEST_ID_HEADER], async () => {
        await sleep(1);
        log.info("within");
        response.writeHead(500).end();
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const get = (path: string) =>
      new Promise<IncomingMessage>((resolve) => {
        const headers = { "x-request-id": "of-the-proxy-1" };
        http.get({ port, path, headers, agent: false }, (reply) => resolve(reply.resume()));
      });

    const { headers } = await get("/api/orders?email=amina@example.com");
    const { headers: ofPage } = await get("/shop?search=berbere");
    await vi.waitFor(() => expect(read()).toHaveLength(4));
    server.close();

    expect(headers["x-request-id"]).toBe("of-the-proxy-1");
    expect(ofPage).not.toHaveProperty("x-request-id");
    const lines = read();
    expect(lines.map(({ requestId }) => requestId)).toEqual(Array(4).fill("of-the-proxy-1"));
    expect(lines.filter(({ status }) => status === 500)).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/amina|berbere/);
  });
});

describe("patternOf", () => {
  const patternOf = createRouteTrie([
    "/[locale]",
    "/[locale]/shop",
    "/[locale]/product/[id]",
    "/[locale]/store/[slug]/own",
    "/api/products",
    "/api/products/[id]/reviews",
    "/api/auth/[...nextauth]",
    "/uploads/[key]",
  ]);

  it.each([
    ["/", "/"],
    ["/shop", "/shop"],
    ["/product/12", "/product/[id]"],
    ["/api/products", "/api/products"],
    ["/api/products/12/reviews", "/api/products/[id]/reviews"],
    ["/uploads/abc.webp", "/uploads/[key]"],
    ["/_next/static/chunks/a.js", "static"],
    ["/_next/image", "image"],
    ["/wp-login.php", "other"],
    ["/product", "other"],
    ["/product/1/2/3", "other"],
    ["/constructor", "other"],
  ])("returns for %s the route %s", (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });
});

describe("vitalsSchema", () => {
  it("returns the path and the figures only", () => {
    const report = { path: "/product/1", lcp: 1200.5, cls: 0.01, user: "amina" };

    expect(vitalsSchema.parse(report)).toEqual({ path: "/product/1", lcp: 1200.5, cls: 0.01 });
  });

  it.each([
    { path: "/login?reset=abc" },
    { path: "https://elsewhere.example" },
    { path: "/", lcp: -1 },
    { path: "/", inp: 1e9 },
    { path: "/", cls: "0" },
    {},
  ])("refuses %j", (report) => {
    expect(vitalsSchema.safeParse(report).success).toBe(false);
  });
});
