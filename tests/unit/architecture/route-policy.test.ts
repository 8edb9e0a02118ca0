import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from "next/experimental/testing/server";
import { describe, expect, it } from "vitest";

import { findRoute, isPagePath, PAGE_PATH_SOURCE, ROUTES } from "@/lib/http/route-policy.mjs";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES } from "@/lib/i18n/locales.mjs";
import { config } from "@/middleware";
import { filesBelow, readText } from "../../support/files";

/** Page files with their path in the table and their text. */
const PAGES = filesBelow("app/[locale]")
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => {
    const inner = file.replace("app/[locale]/", "").replace(/\([a-z]+\)\//g, "");
    const path = `/${inner.replace(/\/?page\.tsx$/, "")}`.replace(/\[(\w+)\]/g, ":$1");
    return { path, text: readText(file) };
  });

const withoutPatterns = (path: string) => path.replace(/\(.+?\)/g, "");

const exampleOf = (path: string) => withoutPatterns(path).replace(/:\w+/g, "1");

type Request = { query?: string; cookies?: Record<string, string> };

const isMatched = (path: string, { query = "", cookies = {} }: Request = {}) =>
  doesMiddlewareMatch({ config, url: `http://localhost${exampleOf(path)}${query}`, cookies });

const PUBLIC_ROUTES = ROUTES.filter(({ isInternal }) => !isInternal);

describe("the route policy", () => {
  it("lists exactly the pages of app/[locale]", () => {
    const listedPaths = ROUTES.map(({ path }) => withoutPatterns(path));
    expect(listedPaths.toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted());
  });

  it.each(PAGES)("has the rendering of $path that its file exports", ({ path, text }) => {
    const isDynamic = text.includes('dynamic = "force-dynamic"');
    expect(findRoute(exampleOf(path))?.rendering).toBe(isDynamic ? "dynamic" : "static");
  });

  it.each(PAGES.filter(({ text }) => /searchParams|cookies\(|headers\(/.test(text)))(
    "lists $path as dynamic, because its file reads the request",
    ({ path }) => {
      expect(findRoute(exampleOf(path))?.rendering).toBe("dynamic");
    },
  );

  it.each(ROUTES)("finds $path by an example of its path", (route) => {
    expect(findRoute(exampleOf(route.path))).toBe(route);
    expect(isPagePath(exampleOf(route.path))).toBe(true);
  });

  it.each([
    "/api/products",
    "/_next/static/chunks/a.js",
    "/uploads/a.webp",
    "/so/shop",
    "/ar",
    "/icon.svg",
    "/icons/192.png",
    "/favicon.ico",
    "/apple-icon.png",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
    "/blog/feed.xml",
  ])("does not match %s as a page", (path) => {
    expect(isPagePath(path)).toBe(false);
  });

  it.each(["/somewhere", "/wp-login.php", "/robots.txt.bak", "/.well-known/other"])(
    "matches %s as a page",
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );
});

describe("the matcher of middleware.ts", () => {
  it("has the same paths and languages as the policy", () => {
    const general = config.matcher.flatMap((pattern) =>
      typeof pattern !== "string" && pattern.source.startsWith("/((?!api/") ? [pattern] : [],
    );
    const languages = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|");
    expect(general).toEqual([
      {
        source: `/(${PAGE_PATH_SOURCE})`,
        has: [{ type: "cookie", key: LOCALE_COOKIE, value: `(${languages})` }],
      },
      { source: `/(${PAGE_PATH_SOURCE})`, has: [{ type: "query", key: "lang" }] },
    ]);
  });

  it.each(ROUTES.filter(({ rendering }) => rendering === "dynamic"))(
    "includes the dynamic page $path",
    ({ path }) => {
      expect(isMatched(path)).toBe(true);
    },
  );

  it.each(ROUTES.filter(({ isInternal }) => isInternal))(
    "includes the internal page $path, which is not reachable by its path",
    ({ path }) => {
      expect(isMatched(path)).toBe(true);
    },
  );

  it.each(PUBLIC_ROUTES)("includes $path in every other language", ({ path }) => {
    for (const locale of LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)) {
      expect(isMatched(path, { cookies: { [LOCALE_COOKIE]: locale } })).toBe(true);
    }
    expect(isMatched(path, { query: "?lang=so" })).toBe(true);
  });

  it.each(
    PUBLIC_ROUTES.flatMap(({ path, dynamicQuery }) =>
      (dynamicQuery === "all" ? ["x"] : (dynamicQuery ?? [])).map((name) => ({ path, name })),
    ),
  )("includes $path with the query parameter $name", ({ path, name }) => {
    expect(isMatched(path, { query: `?${name}=1` })).toBe(true);
  });

  it.each(PUBLIC_ROUTES.filter(({ personalPageFor }) => personalPageFor))(
    "includes $path for a signed-in browser only",
    ({ path }) => {
      expect(isMatched(path)).toBe(false);
      expect(isMatched(path, { cookies: { "shaafi-signed-in": "seller" } })).toBe(true);
    },
  );

  it.each(
    PUBLIC_ROUTES.filter(({ rendering, dynamicQuery }) => {
      return rendering === "static" && dynamicQuery !== "all";
    }),
  )("leaves out the static page $path in the default language", ({ path }) => {
    expect(isMatched(path, { query: "?utm_source=x" })).toBe(false);
  });
});
