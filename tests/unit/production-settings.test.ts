import { describe, expect, it } from "vitest";

import { contradictionsIn } from "@/lib/core/env.mjs";

const REAL = { APP_URL: "https://shaafi.example", DEMO_MODE: false };
const KEYS = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };

describe("contradictionsIn", () => {
  it.each([
    ["sandbox payments beside Stripe keys", { ...REAL, ...KEYS, PAYMENTS: "sandbox" as const }],
    ["demo mode beside Stripe keys", { ...REAL, ...KEYS, DEMO_MODE: true }],
    [
      "demo mode beside a publishable key alone",
      { ...REAL, STRIPE_PUBLISHABLE_KEY: "pk_live_1", DEMO_MODE: true },
    ],
    ["an http address", { ...REAL, APP_URL: "http://shaafi.example" }],
    [
      "an http address that only begins like localhost",
      { ...REAL, APP_URL: "http://localhost.example" },
    ],
  ])("refuses %s", (_, settings) => {
    expect(contradictionsIn(settings)).toHaveLength(1);
  });

  it.each([
    ["Stripe keys alone", { ...REAL, ...KEYS, PAYMENTS: "stripe" as const }],
    ["the demo without keys", { ...REAL, DEMO_MODE: true, PAYMENTS: "sandbox" as const }],
    ["localhost", { ...REAL, APP_URL: "http://localhost:3000" }],
    ["a loopback address", { ...REAL, APP_URL: "http://127.0.0.1:3000" }],
    [
      "a stand-in for Stripe",
      { ...REAL, ...KEYS, DEMO_MODE: true, STRIPE_API_BASE: "http://127.0.0.1:1" },
    ],
  ])("accepts %s", (_, settings) => {
    expect(contradictionsIn(settings)).toEqual([]);
  });
});
