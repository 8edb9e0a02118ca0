import { describe, expect, it } from "vitest";

import { noncePolicy, staticPolicy } from "@/lib/core/content-security-policy.mjs";
import { pageHeaders } from "@/lib/http/page-security-headers";
import { config } from "@/middleware";
import { filesBelow, readText } from "../support/files";

/** Page files with their path as middleware sees it: without language and groups, with `1` for parameters. */
const PAGES = filesBelow("app/[locale]")
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => {
    const inner = file.replace("app/[locale]/", "").replace(/\([a-z]+\)\//g, "");
    const path = `/${inner.replace(/\/?page\.tsx$/, "")}`.replace(/\[[A-Za-z]+\]/g, "1");
    return { path, text: readText(file) };
  });

const isDynamic = (text: string) => text.includes('dynamic = "force-dynamic"');

const nonceAt = (path: string) =>
  /'nonce-([^']+)'/.exec(
    pageHeaders(path, { isSignedIn: true }).get("content-security-policy") ?? "",
  )?.[1];

/** Returns whether middleware matches the default language's page without a query or a cookie. */
function isMatched(path: string) {
  const sources = config.matcher.filter((source) => typeof source === "string");
  return sources.some((source) =>
    new RegExp(`^${source.replace(/:path\*|:more\+/g, ".*").replace(/:\w+/g, "[^/]+")}$`).test(
      path,
    ),
  );
}

describe("security headers of a page", () => {
  it("are tested for static and dynamic pages", () => {
    expect(new Set(PAGES.map(({ text }) => isDynamic(text)))).toEqual(new Set([true, false]));
  });

  it.each(PAGES)("contain a nonce on $path exactly if it is rendered per request", (page) => {
    expect(nonceAt(page.path) !== undefined).toBe(isDynamic(page.text));
  });

  it.each(PAGES.filter(({ path, text }) => isDynamic(text) && !/\/own$/.test(path)))(
    "are set on $path in the default language too",
    ({ path }) => {
      expect(isMatched(path)).toBe(true);
    },
  );

  it.each(PAGES.filter(({ text }) => /getViewer|requireViewer/.test(text)))(
    "prevent caching of $path for a signed-in user",
    ({ path }) => {
      const cacheControl = (isSignedIn: boolean) =>
        pageHeaders(path, { isSignedIn }).get("cache-control");
      expect([cacheControl(true), cacheControl(false)]).toEqual(["private, no-store", null]);
    },
  );

  it("contain a unique nonce of 128 bits", () => {
    const nonces = Array.from({ length: 100 }, () => nonceAt("/login"));
    expect(new Set(nonces).size).toBe(100);
    expect(Buffer.from(nonces[0] ?? "", "base64")).toHaveLength(16);
  });
});

describe("content security policies", () => {
  const storage = { uploads: [], images: [] };
  const options = { isSecure: true, isDevelopment: false, storage };

  it("allow inline scripts of a dynamic page by nonce and hash only", () => {
    const policy = noncePolicy(options, { nonce: "bm9uY2U=", hash: "aGFzaA==" });
    expect(policy).toMatch(/script-src 'nonce-bm9uY2U=' 'sha256-aGFzaA==' 'strict-dynamic'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("allow eval in development only, and upgrade to https where available", () => {
    const secure = "upgrade-insecure-requests";
    expect(staticPolicy(options)).not.toContain("unsafe-eval");
    expect(staticPolicy({ ...options, isDevelopment: true })).toContain("unsafe-eval");
    expect(staticPolicy(options)).toContain(secure);
    expect(staticPolicy({ ...options, isSecure: false })).not.toContain(secure);
  });

  it("allow exactly the origins of the configured stores", () => {
    const directive = (policy: string, name: string) =>
      policy.split("; ").find((directive) => directive.startsWith(name));
    expect(directive(staticPolicy(options), "img-src")).toBe("img-src 'self' data: blob:");
    const policy = staticPolicy({
      ...options,
      storage: { uploads: ["https://in.example"], images: ["https://cdn.example"] },
    });
    expect(directive(policy, "connect-src")).toBe(
      "connect-src 'self' https://api.stripe.com https://in.example",
    );
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob: https://cdn.example");
  });
});
