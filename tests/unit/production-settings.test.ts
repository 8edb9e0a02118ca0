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
    [
      "one secret for both webhooks of Stripe",
      { ...REAL, STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_1" },
    ],
    ["a malformed token of UploadThing", { ...REAL, UPLOADTHING_TOKEN: "sk_live_1" }],
    ["an S3 key without its secret", { ...REAL, S3_ACCESS_KEY_ID: "key" }],
    [
      "a public bucket that also has the documents",
      { ...REAL, S3_BUCKET: "all", S3_PRIVATE_BUCKET: "all", S3_PUBLIC_URL: "https://cdn.example" },
    ],
  ])("refuses %s", (_, settings) => {
    expect(contradictionsIn(settings)).toHaveLength(1);
  });

  it.each([
    ["Stripe keys alone", { ...REAL, ...KEYS, PAYMENTS: "stripe" as const }],
    [
      "a secret for each webhook of Stripe",
      { ...REAL, STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_2" },
    ],
    ["the demo without keys", { ...REAL, DEMO_MODE: true, PAYMENTS: "sandbox" as const }],
    ["no key of S3, for the credentials of the machine", { ...REAL, S3_BUCKET: "images" }],
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
