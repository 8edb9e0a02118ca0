import { describe, expect, it } from "vitest";

import { missingVariables, platformProxyHops, platformUrl } from "@/lib/core/env.mjs";

const COMPLETE = {
  DATABASE_URL: "postgresql://localhost/shop",
  NEXTAUTH_SECRET: "n".repeat(32),
  CRON_SECRET: "c".repeat(16),
};

describe("platformProxyHops", () => {
  it.each([
    ["Vercel", { VERCEL: "1" }, 1],
    ["Heroku", { DYNO: "web.1" }, 1],
    ["Fly.io", { FLY_APP_NAME: "shop" }, 2],
    ["Render, whose chain is not documented", { RENDER: "true" }, 0],
    ["Railway, whose chain is not documented", { RAILWAY_PROJECT_ID: "p" }, 0],
    ["a machine with an empty variable", { VERCEL: "" }, 0],
  ])("returns the documented number of proxies on %s", (_, variables, hops) => {
    expect(platformProxyHops(variables)).toBe(hops);
  });
});

describe("platformUrl", () => {
  const hosts = {
    VERCEL_PROJECT_PRODUCTION_URL: "shop.example",
    VERCEL_BRANCH_URL: "shop-git-tea.vercel.app",
    VERCEL_URL: "shop-abc.vercel.app",
  };

  it("returns the production domain in production and the branch's address in a preview", () => {
    expect(platformUrl({ ...hosts, VERCEL_ENV: "production" })).toBe("https://shop.example");
    expect(platformUrl({ ...hosts, VERCEL_ENV: "preview" })).toBe(
      "https://shop-git-tea.vercel.app",
    );
  });

  it("returns the deployment's address without a branch, and nothing on other platforms", () => {
    expect(platformUrl({ VERCEL_URL: "shop-abc.vercel.app" })).toBe("https://shop-abc.vercel.app");
    expect(platformUrl({})).toBeUndefined();
  });
});

describe("missingVariables", () => {
  it("names every variable that is not set", () => {
    expect(missingVariables({})).toEqual(["DATABASE_URL", "NEXTAUTH_SECRET", "CRON_SECRET"]);
    expect(missingVariables(COMPLETE)).toEqual([]);
  });

  it("requires the variables of the chosen payments", () => {
    expect(missingVariables({ ...COMPLETE, PAYMENTS: "sandbox" })).toEqual([
      "STRIPE_WEBHOOK_SECRET",
    ]);
    expect(missingVariables({ ...COMPLETE, STRIPE_SECRET_KEY: "sk_live_1" })).toEqual([
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ]);
  });

  it("requires the platform's webhook secret beside that of connected accounts", () => {
    const settings = { ...COMPLETE, PAYMENTS: "sandbox" as const };
    expect(missingVariables({ ...settings, STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_2" })).toEqual([
      "STRIPE_WEBHOOK_SECRET",
    ]);
    expect(missingVariables({ ...settings, STRIPE_WEBHOOK_SECRET: "whsec_1" })).toEqual([]);
  });
});
