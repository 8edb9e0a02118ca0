import fc from "fast-check";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";

import { cacheKeyFor } from "@/lib/cache/response/key.mjs";
import { findRoute, ROUTES } from "@/lib/http/route-policy.mjs";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { LOCALES } from "@/lib/i18n/locales.mjs";
import { FILTERED_KINDS } from "@/lib/products/filters/kind-rules";
import { FLAGS, shopQuery } from "@/lib/products/filters/shop-url";
import { PROPERTY_CASES } from "../support/property-cases";

type Headers = Record<string, string>;

function keyOf(url: string, headers: Headers = {}, method = "GET") {
  const route = findRoute(url.split("?", 1)[0] ?? "");
  return route ? (cacheKeyFor({ method, url, headers }, route)?.id ?? null) : null;
}

describe("cacheKeyFor", () => {
  it.each<[string, Headers, string]>([
    ["/", {}, "en /"],
    ["/faq", { cookie: "NEXT_LOCALE=en" }, "en /faq"],
    ["/faq", { cookie: "NEXT_LOCALE=am" }, "am /faq"],
    ["/faq?utm_source=letter&x=1", {}, "en /faq"],
    ["/blog?utm_source=letter", {}, "en /blog"],
    ["/shop?sort=popular&category=coffee", {}, "en /shop?category=coffee&sort=popular"],
    ["/product/7", { cookie: "shaafi-signed-in=buyer" }, "en /product/7"],
    ["/store/asli", { cookie: "shaafi-signed-in=admin" }, "en /store/asli"],
    ["/", { cookie: "shaafi-signed-in=seller; next-auth.session-token=x.y" }, "en /"],
    ["/", { cookie: "currency=EUR; theme=dark; NEXT_LOCALE=ar" }, "ar /"],
    ["/", { cookie: "a=b;  NEXT_LOCALE=ar" }, "ar /"],
    ["/", { cookie: "a=b;NEXT_LOCALE=ar" }, "ar /"],
    ["/", { cookie: "NEXT_LOCALE=ar; " }, "ar /"],
    ["/", { cookie: "; ; a=b;;" }, "en /"],
    ["/", { cookie: "" }, "en /"],
    ["/", { "save-data": "on", "accept-encoding": "br" }, "en /"],
  ])("returns a key of path, static query and language for %s with %o", (url, headers, key) => {
    expect(keyOf(url, headers)).toBe(key);
  });

  it.each<[string, string, Headers]>([
    ["a seller's product page", "/product/7", { cookie: "shaafi-signed-in=seller" }],
    ["an admin's product page", "/product/7", { cookie: "shaafi-signed-in=admin" }],
    ["a seller's store page", "/store/asli", { cookie: "shaafi-signed-in=seller" }],
    ["an unknown role", "/product/7", { cookie: "shaafi-signed-in=1" }],
    ["two roles", "/product/7", { cookie: "shaafi-signed-in=buyer; shaafi-signed-in=seller" }],
    ["a draft", "/", { cookie: "__prerender_bypass=x" }],
    ["an unknown language", "/", { cookie: "NEXT_LOCALE=xx" }],
    ["an encoded language", "/", { cookie: "NEXT_LOCALE=%6fm" }],
    ["a quoted language", "/", { cookie: 'NEXT_LOCALE="ar"' }],
    ["two languages", "/", { cookie: "NEXT_LOCALE=ar; NEXT_LOCALE=am" }],
    ["a space before a semicolon", "/", { cookie: "NEXT_LOCALE=ar ;" }],
    ["a tab", "/", { cookie: "\tNEXT_LOCALE=ar" }],
    ["a cookie without a value", "/", { cookie: "a; NEXT_LOCALE=ar" }],
    ["data of the framework", "/", { rsc: "1" }],
    ["a prefetch", "/", { "next-router-prefetch": "1" }],
    ["a server action", "/", { "next-action": "x" }],
    ["a range", "/", { range: "bytes=0-9" }],
    [
      "a conditional request by date",
      "/",
      { "if-modified-since": "Fri, 27 Nov 2026 00:00:00 GMT" },
    ],
    ["a bearer token", "/", { authorization: "Bearer x" }],
    ["a language in the URL", "/faq?lang=am", {}],
    ["a query of a dynamic page", "/blog?confirm=x", {}],
    ["a query of a dynamic page beside a shared one", "/blog?search=tea&confirm=x", {}],
    ["an empty search", "/shop?search=+", {}],
    ["a parameter that the shop does not know", "/shop?x=1", {}],
    ["an encoded path", "/product/%37", {}],
    ["a dynamic page", "/cart", {}],
    ["a long URL", `/faq?x=${"x".repeat(600)}`, {}],
  ])("returns null for %s", (_name, url, headers) => {
    expect(keyOf(url, headers)).toBeNull();
  });

  it.each([
    ["/shop?category=coffee&search=tea", "en /shop?search=tea&category=coffee"],
    ["/shop?search=++black%20%20tea+&utm_source=x&size=", "en /shop?search=black+tea"],
    ["/shop?search=tea&search=coffee&page=2", "en /shop?search=tea&page=2"],
    ["/shop?search=%D8%B4%D8%A7%D9%8A", "en /shop?search=%D8%B4%D8%A7%D9%8A"],
    ["/blog?search=tea", "en /blog?search=tea"],
    ["/business-directory?page=2&name=asli", "en /business-directory?name=asli&page=2"],
  ])("returns the key of a shared result in one spelling for %s", (url, key) => {
    expect(keyOf(url)).toBe(key);
    expect(keyOf(url, { cookie: "s=x; shaafi-signed-in=seller" })).toBe(key);
  });

  it("knows every filter of the shop", () => {
    const route = findRoute("/shop");
    const filter = {
      ...Object.fromEntries(FLAGS.map((flag) => [flag, true])),
      ...Object.fromEntries(FILTERED_KINDS.map((kind) => [kind, "x"])),
    };
    const query = shopQuery({
      ...filter,
      search: "tea",
      isExact: true,
      category: "coffee",
      sellerId: 1,
      minPrice: 1,
      maxPrice: 2,
      sort: "popular",
      page: 2,
    });
    expect(route?.sharedQuery?.toSorted()).toEqual([...new URLSearchParams(query).keys()].sort());
  });

  it.each(["POST", "HEAD", "PUT"])("returns null for %s", (method) => {
    expect(keyOf("/", {}, method)).toBeNull();
  });

  it("returns the key of a visitor's personal page, but none with a session", () => {
    expect(keyOf("/community?tab=stories&x=1")).toBe("en /community?tab=stories");
    expect(keyOf("/community", { cookie: "theme=dark" })).toBe("en /community");
    for (const cookie of [
      "next-auth.session-token=x",
      "__Secure-next-auth.session-token=x",
      "shaafi-signed-in=buyer",
    ]) {
      expect(keyOf("/community", { cookie })).toBeNull();
    }
  });

  it("returns null for every dynamic page that is not shared", () => {
    const dynamic = ROUTES.filter(
      ({ rendering, sharedQuery }) => rendering === "dynamic" && !sharedQuery,
    );
    for (const { path } of dynamic) expect(keyOf(path.replace(/:\w+/g, "1"))).toBeNull();
  });
});

/** Fragments of cookie headers, valid and invalid. */
const SCRAPS = [
  ..."NEXT_LOCALE= en so om am ar ; = \" \t %6fm %61r , ' \\ a=b shaafi-lite=1".split(" "),
  " ",
  "  ",
  "; ",
  ";  ",
  "NEXT_LOCALE=ar",
  "NEXT_LOCALE=am; ",
  "shaafi-signed-in=",
  "shaafi-signed-in=buyer",
  "shaafi-signed-in=seller; ",
  "buyer",
  "next-auth.session-token=x",
  "__prerender_bypass=x",
  "__prerender_bypass",
  "NEXT%5FLOCALE=ar",
  "shaafi%2Dsigned-in=seller",
  "next_locale=ar",
];

const cookieHeader = fc
  .array(fc.constantFrom(...SCRAPS), { maxLength: 8 })
  .map((all) => all.join(""));

describe("cookies of a key", () => {
  it("match the framework's parser for every request that uses the cache", () => {
    fc.assert(
      fc.property(cookieHeader, (cookie) => {
        const key = keyOf("/product/7", { cookie });
        if (key === null) return;
        const { cookies } = new NextRequest("http://localhost/", { headers: { cookie } });
        expect(key).toBe(`${getLocaleFromCookies(cookies)} /product/7`);
        expect(cookies.getAll("NEXT_LOCALE").length).toBeLessThan(2);
        expect(["buyer", undefined]).toContain(cookies.get("shaafi-signed-in")?.value);
        expect(cookies.has("__prerender_bypass")).toBe(false);
      }),
      { numRuns: PROPERTY_CASES },
    );
  });

  it("select any language as the framework writes it, beside other cookies", () => {
    for (const locale of LOCALES) {
      const { cookies } = new NextRequest("http://localhost/");
      cookies.set("other", "a b,c");
      cookies.set("NEXT_LOCALE", locale);
      expect(keyOf("/", { cookie: cookies.toString() })).toBe(`${locale} /`);
    }
  });
});
