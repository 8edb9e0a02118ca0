import { PHASE_PRODUCTION_BUILD } from "next/constants";
import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig as responseOf,
} from "next/experimental/testing/server";
import { afterEach, describe, expect, it, vi } from "vitest";

const COMPLETE = {
  DATABASE_URL: "postgresql://localhost/shop",
  NEXTAUTH_SECRET: "n".repeat(32),
  CRON_SECRET: "c".repeat(16),
};

/** Returns the configuration of a build with these variables. */
async function buildWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = await import("@/next.config.mjs");
  return config(PHASE_PRODUCTION_BUILD);
}

/** Returns the path to which a build rewrites a request. */
async function rewrite(nextConfig: Awaited<ReturnType<typeof buildWith>>, path: string) {
  const response = await responseOf({ url: `https://shop.example${path}`, nextConfig });
  const rewritten = getRewrittenUrl(response);
  return rewritten === null ? null : new URL(rewritten).pathname;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a build on Vercel", () => {
  it.each([
    ["lacks variables", { ...COMPLETE, CRON_SECRET: "" }],
    ["has an older database", { ...COMPLETE, DATABASE_IS_BEHIND: "true" }],
  ])("sends every page, call and file to the page that says so if it %s", async (_, variables) => {
    const config = await buildWith({ VERCEL: "1", VERCEL_ENV: "preview", ...variables });

    for (const path of ["/", "/shop", "/cart", "/api/orders", "/uploads/a.webp", "/icon.svg"]) {
      expect([path, await rewrite(config, path)]).toEqual([path, "/configuration"]);
    }
    expect(await rewrite(config, "/_next/static/chunks/a.js")).toBeNull();
  });

  it("serves the shop if it has its variables", async () => {
    const config = await buildWith({ VERCEL: "1", ...COMPLETE });

    expect(await rewrite(config, "/shop")).toBe("/en/shop");
    expect(await rewrite(config, "/.well-known/security.txt")).toBe("/security.txt");
    expect(await rewrite(config, "/configuration")).toBe("/en/configuration");
  });
});

describe("a build elsewhere", () => {
  it("needs no secret, because the server checks them at its start", async () => {
    const config = await buildWith({ VERCEL: "", DATABASE_URL: "", CRON_SECRET: "" });
    expect(await rewrite(config, "/shop")).toBe("/en/shop");
  });
});
