import { createHash, randomBytes } from "node:crypto";
import zlib from "node:zlib";

import { describe, expect, it } from "vitest";

import { createInvalidations } from "@/lib/cache/invalidations.mjs";
import { createResponseCache } from "@/lib/cache/response/cache.mjs";

const KEY = { id: "en /shop", url: "/shop", locale: "en", isShared: false };

const page = (body: string, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: { "x-nextjs-cache": "HIT", "content-language": "en", ...headers },
  body: Buffer.from(body),
  reads: { tags: new Set(["catalog"]), isShareable: true },
});

function createTestCache(limit = 1_000_000, sharedLimit = 1_000_000) {
  const time = { ms: 1_000 };
  const invalidations = createInvalidations(() => time.ms);
  invalidations.trust(() => true);
  time.ms += 1;
  const cache = createResponseCache({ invalidations, limit, sharedLimit });
  const load = (body = "<p>1</p>", key = KEY) => cache.load(key, async () => page(body));
  return { cache, invalidations, load, time };
}

describe("the response cache", () => {
  it("stores a page of Next's cache, compressed, without the headers of one response", async () => {
    const { cache } = createTestCache();
    await cache.load(KEY, async () => page("<p>1</p>", { etag: '"1"', date: "now" }));

    const entry = cache.find(KEY);

    expect(String(zlib.gunzipSync(entry?.compressed ?? Buffer.alloc(0)))).toBe("<p>1</p>");
    expect(entry?.headers).toMatchObject({ etag: '"1"', "content-language": "en" });
    expect(entry?.headers).not.toHaveProperty("date");
  });

  it.each<[string, Partial<ReturnType<typeof page>>]>([
    ["Next has rendered anew", page("", { "x-nextjs-cache": "MISS" })],
    ["is stale in Next's cache", page("", { "x-nextjs-cache": "STALE" })],
    ["sets a cookie", page("", { "set-cookie": "NEXT_LOCALE=am" })],
    ["is in another language", page("", { "content-language": "ar" })],
    [
      "has no tags of Next's cache",
      { ...page(""), reads: { tags: new Set<string>(), isShareable: true } },
    ],
    ["is not found", { ...page(""), status: 404 }],
    ["failed", { ...page(""), status: 500 }],
  ])("stores no page that %s", async (_name, response) => {
    const { cache } = createTestCache();
    await cache.load(KEY, async () => response as ReturnType<typeof page>);
    expect(cache.find(KEY)).toBeNull();
  });

  it("invalidates an entry by one of its tags and by no other", async () => {
    const { cache, invalidations, load, time } = createTestCache();
    await load();
    time.ms += 1;

    invalidations.change(["product:7"]);
    expect(cache.find(KEY)).not.toBeNull();
    invalidations.change(["catalog"]);
    expect(cache.find(KEY)).toBeNull();
  });

  it("does not use an entry whose tags were invalidated while it was requested", async () => {
    const { cache, invalidations } = createTestCache();
    await cache.load(KEY, async () => {
      invalidations.change(["catalog"]);
      return page("<p>1</p>");
    });
    expect(cache.find(KEY)).toBeNull();
  });

  it("requests a page from Next again after ten minutes", async () => {
    const { cache, load, time } = createTestCache();
    await load();
    time.ms += 9 * 60_000;
    expect(cache.find(KEY)).not.toBeNull();
    time.ms += 2 * 60_000;
    expect(cache.find(KEY)).toBeNull();
  });

  it("serves nothing while this process may have missed an invalidation", async () => {
    const { cache, invalidations, load } = createTestCache();
    await load();
    invalidations.trust(() => false);
    expect(cache.find(KEY)).toBeNull();
  });

  it("shares one request to Next among concurrent callers", async () => {
    const { cache } = createTestCache();
    let calls = 0;
    const fetchPage = async () => page(`<p>${++calls}</p>`);
    const pages = await Promise.all([1, 2, 3].map(() => cache.load(KEY, fetchPage)));
    expect([calls, new Set(pages.map(({ body }) => String(body))).size]).toEqual([1, 1]);
  });

  it("does not share a request that started before an invalidation", async () => {
    const { cache, invalidations, time } = createTestCache();
    let calls = 0;
    const fetchPage = async () => page(`<p>${++calls}</p>`);
    const before = cache.load(KEY, fetchPage);
    time.ms += 1;
    invalidations.change(["catalog"]);
    time.ms += 1;
    const after = cache.load(KEY, fetchPage);
    expect([String((await before).body), String((await after).body)]).toEqual([
      "<p>1</p>",
      "<p>2</p>",
    ]);
  });

  it("returns an outdated entry for an hour, but not of a removed page", async () => {
    const { cache, invalidations, load, time } = createTestCache();
    await load();
    time.ms += 1;
    invalidations.change(["catalog"]);
    expect(cache.findStale(KEY)).not.toBeNull();
    time.ms += 60 * 60_000;
    expect(cache.findStale(KEY)).toBeNull();

    await load();
    await cache.load(KEY, async () => ({ ...page(""), status: 404 }));
    expect(cache.findStale(KEY)).toBeNull();
  });

  it("counts compressed and plain bytes against its limit", async () => {
    const { cache, load } = createTestCache(20_000);
    const other = { ...KEY, id: "en /faq", url: "/faq" };
    await load("x".repeat(8_000));
    await load("y".repeat(8_000), other);
    const entry = cache.find(KEY);
    if (!entry) throw new Error("not stored");

    expect(String(await cache.uncompress(KEY, entry))).toBe("x".repeat(8_000));
    expect(cache.find(KEY)?.uncompressed?.length).toBe(8_000);
    expect(cache.find(other)).not.toBeNull();

    const second = cache.find(other);
    if (second) await cache.uncompress(other, second);
    const large = { ...KEY, id: "en /blog", url: "/blog" };
    await load("z".repeat(8_000), large);
    const third = cache.find(large);
    if (third) await cache.uncompress(large, third);
    expect(cache.find(KEY)).toBeNull();
  });
});

const SEARCH = { id: "en /shop?search=tea", url: "/shop?search=tea", locale: "en", isShared: true };
const POLICY =
  "script-src 'nonce-abc=' 'sha256-head=' 'strict-dynamic' 'self' https://js.stripe.com; object-src 'none'";

/** A page rendered for this request. */
const rendered = (body: string, reads: Partial<ReturnType<typeof page>["reads"]> = {}) => ({
  ...page(body),
  headers: { "content-language": "en", "content-security-policy": POLICY },
  reads: { tags: new Set(["catalog", "product:7"]), isShareable: true, ...reads },
});

describe("a shared result", () => {
  it("is stored until one of the tags of its reads is invalidated", async () => {
    const { cache, invalidations, time } = createTestCache();
    await cache.load(SEARCH, async () => rendered("<p>1</p>"));
    expect(cache.find(SEARCH)).not.toBeNull();
    time.ms += 1;
    invalidations.change(["product:7"]);
    expect(cache.find(SEARCH)).toBeNull();
  });

  it("is rendered again after a minute", async () => {
    const { cache, time } = createTestCache();
    await cache.load(SEARCH, async () => rendered("<p>1</p>"));
    time.ms += 59_000;
    expect(cache.find(SEARCH)).not.toBeNull();
    time.ms += 1_000;
    expect(cache.find(SEARCH)).toBeNull();
  });

  it.each<[string, ReturnType<typeof rendered>]>([
    ["that must not be shared", rendered("", { isShareable: false })],
    ["without any tag", rendered("", { tags: new Set() })],
    ["that failed", { ...rendered(""), status: 500 }],
    ["in another language", { ...rendered(""), headers: { "content-language": "ar" } as never }],
  ])("is not stored: one %s", async (_name, response) => {
    const { cache } = createTestCache();
    await cache.load(SEARCH, async () => response);
    expect(cache.find(SEARCH)).toBeNull();
  });

  it("allows the inline scripts that have its nonce by their hashes, and no others", async () => {
    const { cache } = createTestCache();
    const body =
      '<script nonce="abc=">start()</script><script src="/a.js" nonce="abc="></script>' +
      '<script id="x" nonce="abc=">start()</script><script>injected()</script>' +
      '<script nonce="other">injected()</script>';
    await cache.load(SEARCH, async () => rendered(body));
    const hash = createHash("sha256").update("start()").digest("base64");
    expect(cache.find(SEARCH)?.headers["content-security-policy"]).toBe(
      `script-src 'sha256-head=' 'sha256-${hash}' 'self' https://js.stripe.com; object-src 'none'`,
    );
  });

  it("evicts no static page", async () => {
    const { cache, load } = createTestCache(10_000, 10_000);
    await load();
    const body = randomBytes(4_000).toString("hex");
    for (let index = 0; index < 12; index += 1) {
      const url = `/shop?search=${index}`;
      const key = { ...SEARCH, id: `en ${url}`, url };
      await cache.load(key, async () => rendered(body));
    }
    expect(cache.find(KEY)).not.toBeNull();
    expect(cache.find({ ...SEARCH, id: "en /shop?search=0" })).toBeNull();
    expect(cache.find({ ...SEARCH, id: "en /shop?search=11" })).not.toBeNull();
  });
});
