import type { RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import amharic from "@/messages/am.json";
import arabic from "@/messages/ar.json";
import english from "@/messages/en.json";
import oromo from "@/messages/om.json";
import somali from "@/messages/so.json";
import { createNext, databaseHealth, startPageServer } from "@/tests/support/page-server";

const MESSAGES = { en: english, so: somali, om: oromo, am: amharic, ar: arabic };

const undo: (() => void)[] = [];

beforeEach(() => {
  databaseHealth.failedAt = Number.NEGATIVE_INFINITY;
  databaseHealth.answeredAt = Number.NEGATIVE_INFINITY;
});

afterEach(() => {
  for (const job of undo.splice(0)) job();
});

async function start(handle: RequestListener) {
  const server = await startPageServer(handle);
  undo.push(server.close);
  return server;
}

const failDatabase = () => {
  databaseHealth.failedAt = performance.now();
  return 500;
};

describe("a page that fails because of the database", () => {
  it.each(Object.entries(MESSAGES))("responds 503 in %s without scripts", async (locale, texts) => {
    const { ask } = await start(createNext({ status: failDatabase }).handle);

    const { status, headers, text } = await ask("/shop/find?search=tea", {
      headers: { cookie: `a=b; NEXT_LOCALE=${locale}` },
    });

    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "private, no-store",
    ]);
    expect(text).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    expect(text).toContain(`<h1>${texts.errors.databaseDown}</h1>`);
    expect(text).toContain(texts.common.tryAgain);
    expect(text).not.toContain("<script");
  });

  it("responds 503 as text to clients other than browsers", async () => {
    const { ask } = await start(createNext({ status: failDatabase }).handle);
    const { status, headers, text } = await ask("/sitemap.xml", { headers: { accept: "*/*" } });
    expect([status, headers["content-type"], text]).toEqual([
      503,
      "text/plain; charset=utf-8",
      english.errors.databaseDown,
    ]);
  });

  it("is served from the cache, also to signed-in visitors", async () => {
    let status: () => number = () => 200;
    const { handle } = createNext({ status: () => status() });
    const { ask, invalidations } = await start(handle);
    await ask("/faq");
    invalidations.change(["catalog"]);
    status = failDatabase;

    const stale = await ask("/faq", { headers: { cookie: "next-auth.session-token=x" } });
    const other = await ask("/contact");

    expect([stale.status, stale.text]).toEqual([200, '<p lang="en">1</p>']);
    expect(stale.headers["cache-control"]).toBe("private, no-store");
    expect(other.status).toBe(503);
  });

  it("responds without rendering while the database is unavailable, if the page is dynamic", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask } = await start(handle);
    databaseHealth.failedAt = performance.now();

    expect([(await ask("/cart")).status, receivedRequests.length]).toEqual([503, 0]);
    expect((await ask("/faq")).status).toBe(200);
    databaseHealth.answeredAt = performance.now();
    expect((await ask("/cart")).status).toBe(200);
  });
});

describe("other failures of a page", () => {
  it("respond 500", async () => {
    const { ask } = await start(createNext({ status: () => 500 }).handle);
    expect([(await ask("/faq")).status, (await ask("/cart")).status]).toEqual([500, 500]);
  });

  it("respond 400 to a form that Next could not parse", async () => {
    const { ask } = await start(createNext({ status: () => 500 }).handle);
    expect((await ask("/contact", { method: "POST", body: "a=b" })).status).toBe(400);
  });
});
