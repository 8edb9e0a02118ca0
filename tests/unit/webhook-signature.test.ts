import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env.mjs";
import { verifyWebhook } from "@/lib/payments/webhook-signature";
import { signWith, WEBHOOK_SECRETS } from "../support/webhook-signatures";

const before = { ...env };
const { STRIPE_WEBHOOK_SECRET: PLATFORM, STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT } = WEBHOOK_SECRETS;

const eventOf = (type: string, more: object = {}) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object: {} }, ...more });

const PAYOUT = eventOf("payout.failed", { account: "acct_1" });
const REFUSED = expect.objectContaining({ kind: "invalid", key: "badSignature" });

beforeEach(() => {
  Object.assign(env, WEBHOOK_SECRETS);
});
afterAll(() => {
  Object.assign(env, {
    STRIPE_WEBHOOK_SECRET: before.STRIPE_WEBHOOK_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: before.STRIPE_CONNECT_WEBHOOK_SECRET,
  });
});

describe("verifyWebhook", () => {
  it.each([
    ["the platform's secret", PLATFORM],
    ["the secret of connected accounts", CONNECT],
  ])("accepts a payout of a connected account signed with %s", (_, secret) => {
    expect(verifyWebhook(PAYOUT, signWith(secret, PAYOUT))).toMatchObject({ account: "acct_1" });
  });

  it("accepts an update of a connected account signed with its secret", () => {
    const raw = eventOf("account.updated", { account: "acct_1" });
    expect(verifyWebhook(raw, signWith(CONNECT, raw)).type).toBe("account.updated");
  });

  it.each([PLATFORM, CONNECT])("accepts one valid signature of several: %s", (secret) => {
    const [time, valid] = signWith(secret, PAYOUT).split(",");
    expect(verifyWebhook(PAYOUT, `${time},v1=${"0".repeat(64)},${valid}`).id).toBe("evt_1");
  });

  it.each([
    ["another secret", signWith("whsec_of_another_account", PAYOUT)],
    ["a blank secret", signWith(" ", PAYOUT)],
    ["no signature", null],
    ["an old signature of the platform", signWith(PLATFORM, PAYOUT, 400)],
    ["an old signature of connected accounts", signWith(CONNECT, PAYOUT, 400)],
    ["a signature of another body", signWith(CONNECT, "{}")],
  ])("refuses %s", (_, signature) => {
    expect(() => verifyWebhook(PAYOUT, signature)).toThrow(REFUSED);
  });

  it.each([
    ["a payment of the platform", eventOf("payment_intent.succeeded")],
    ["a direct payment", eventOf("payment_intent.succeeded", { account: "acct_1" })],
    ["a refund", eventOf("refund.created", { account: "acct_1" })],
    ["a dispute", eventOf("charge.dispute.created", { account: "acct_1" })],
    ["a reversed transfer", eventOf("transfer.reversed", { account: "acct_1" })],
    ["a subscription", eventOf("customer.subscription.updated", { account: "acct_1" })],
    ["a type that only contains an accepted one", eventOf("x.payout.paid", { account: "acct_1" })],
    ["a payout without an account", eventOf("payout.failed")],
    ["a payout with an empty account", eventOf("payout.failed", { account: "" })],
    ["a payout with a malformed account", eventOf("payout.failed", { account: ["acct_1"] })],
  ])("refuses %s signed with the secret of connected accounts", (_, raw) => {
    expect(() => verifyWebhook(raw, signWith(CONNECT, raw))).toThrow(REFUSED);
  });

  it("refuses events of connected accounts without their secret", () => {
    Object.assign(env, { STRIPE_CONNECT_WEBHOOK_SECRET: undefined });
    expect(() => verifyWebhook(PAYOUT, signWith(CONNECT, PAYOUT))).toThrow(REFUSED);
  });

  it("is unavailable without the platform's secret", () => {
    Object.assign(env, { STRIPE_WEBHOOK_SECRET: undefined });
    expect(() => verifyWebhook(PAYOUT, signWith(CONNECT, PAYOUT))).toThrow(
      expect.objectContaining({ kind: "unavailable", key: "paymentsMissing" }),
    );
  });
});
