import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { responseCache } from "@/lib/cache/response-cache.mjs";
import {
  getSentStatus,
  installUnavailableResponses,
} from "@/lib/observability/service-unavailable";
import am from "@/messages/am.json";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import om from "@/messages/om.json";
import so from "@/messages/so.json";

const MESSAGES = { en, so, om, am, ar };

/** What the pool remembers when the database has failed somebody. */
const database = globalThis as { shaafiDatabaseFailure?: number };

let answered: http.ServerResponse;

const starts = new WeakMap<http.IncomingMessage, number>();

/** A page that failed, as the framework sends it: in pieces, packed, with a document that says nothing. */
const server = http.createServer((request, response) => {
  starts.set(request, performance.now());
  if (request.url !== "/broken" && request.url !== "/joined")
    database.shaafiDatabaseFailure = performance.now();
  response.statusCode = request.url === "/fine" ? 200 : 500;
  response.setHeader("content-type", "text/html");
  response.setHeader("content-encoding", "gzip");
  response.write("<html id='__next_error__'>");
  response.end("</html>");
  if (response.statusCode !== 200) response.statusCode = 500; // as the framework may
  answered = response;
});

beforeAll(async () => {
  installUnavailableResponses((request) => starts.get(request));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});

afterAll(() => {
  server.close();
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { port, path, method, headers: { accept: "text/html", ...headers } };
    const request = http.request(options, async (response) => {
      let text = "";
      for await (const piece of response) text += piece;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    request.on("error", reject);
    request.end();
  });
}

describe("a page that failed because the database did not answer", () => {
  it.each(Object.entries(MESSAGES))(
    "is a 503 in %s that needs no script",
    async (locale, words) => {
      const { status, headers, text } = await ask("/shop", {
        cookie: `a=b; NEXT_LOCALE=${locale}`,
      });

      expect([status, headers["retry-after"]]).toEqual([503, "5"]);
      expect(headers).toMatchObject({ "cache-control": "private, no-store" });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(Number(headers["content-length"])).toBe(Buffer.byteLength(text));
      expect(text).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
      expect(text).toContain(`<h1>${words.errors.databaseDown}</h1>`);
      expect(text).toContain(words.common.tryAgain);
      expect(text).not.toMatch(/<script|__next_error__/);
    },
  );

  it("is in the language that the address names", async () => {
    const { text } = await ask("/shop?lang=so&page=2", { cookie: "NEXT_LOCALE=ar" });
    expect(text).toContain(so.errors.databaseDown);
  });

  it("is a sentence for whoever wants no page, and a status for our own scripts", async () => {
    const plain = await ask("/sitemap.xml", { accept: "*/*" });
    expect([plain.status, plain.headers["content-type"], plain.text]).toEqual([
      503,
      "text/plain; charset=utf-8",
      en.errors.databaseDown,
    ]);
    const scripted = await ask("/shop", { rsc: "1" });
    expect([scripted.status, scripted.text]).toEqual([503, "<html id='__next_error__'></html>"]);
  });
});

describe("a page that was there before", () => {
  /** As the framework makes and keeps one. */
  async function keep(path: string) {
    const request = { method: "GET", url: path, headers: {} };
    const response = new http.ServerResponse(request as never);
    responseCache.answer(request as never, response, () => {
      responseCache.page("<p>As it was</p>", ["resting"]);
      response.setHeader("Content-Type", "text/html");
      response.setHeader("x-nextjs-cache", "HIT");
      Object.defineProperty(response, "writableFinished", { value: true });
      response.emit("close");
    });
    // It is packed afterwards, by another thread.
    await vi.waitFor(() => expect(responseCache.fallBack(request as never)).not.toBeNull());
  }

  it("is shown as it was, to whoever wants the page and is nobody in particular", async () => {
    responseCache.trust(() => true);
    await keep("/shop");
    responseCache.change(["resting"]);

    const { status, headers, text } = await ask("/shop");
    const own = await ask("/shop", { cookie: "shaafi-signed-in=1" });
    const other = await ask("/faq");

    expect([status, text]).toEqual([200, "<p>As it was</p>"]);
    expect(headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect([getSentStatus(answered), own.status, other.status]).toEqual([503, 503, 503]);
    responseCache.clear();
  });
});

describe("a page whose making had failed before it was asked for too", () => {
  it("is a 503 as for whoever asked first", async () => {
    database.shaafiDatabaseFailure = performance.now();
    expect((await ask("/joined")).status).toBe(503);
  });
});

describe("a form that cannot be read", () => {
  it("is a 400 as the framework wrote it, and a 503 while the database is gone", async () => {
    database.shaafiDatabaseFailure = Number.NEGATIVE_INFINITY;
    const unread = await ask("/broken", {}, "POST");
    expect(getSentStatus(answered)).toBe(400);
    const resting = await ask("/shop", {}, "POST");

    expect([unread.status, unread.text]).toEqual([400, "<html id='__next_error__'></html>"]);
    expect([resting.status, resting.headers["retry-after"]]).toEqual([503, "5"]);
  });
});

describe("every other answer", () => {
  it("stays as it is: a page that failed for another reason, and one that is fine", async () => {
    database.shaafiDatabaseFailure = performance.now() - 2_000;
    const broken = await ask("/broken");
    const fine = await ask("/fine");

    expect([broken.status, broken.text]).toEqual([500, "<html id='__next_error__'></html>"]);
    expect([fine.status, fine.text]).toEqual([200, "<html id='__next_error__'></html>"]);
  });
});
