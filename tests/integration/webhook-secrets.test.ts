import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { POST } from "@/app/api/webhooks/stripe/route";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { charge } from "../support/orders";
import { createBankAccount, createEarning, paidOut } from "../support/payees";
import { createPendingOrder, findOrder } from "../support/pending-order";
import { signWith, WEBHOOK_SECRETS } from "../support/webhook-signatures";

vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const { STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET } = env;
const { STRIPE_WEBHOOK_SECRET: PLATFORM, STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT } = WEBHOOK_SECRETS;

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  Object.assign(env, WEBHOOK_SECRETS);
});
afterAll(async () => {
  Object.assign(env, { STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET });
  vi.restoreAllMocks();
  await expectInvariants();
});

/** Posts a webhook. @returns the status, and whether the event was stored */
async function deliver(secret: string | null, event: { type: string; object: object }) {
  const id = `evt_${randomUUID()}`;
  const { type, object } = event;
  const fields = { id, object: "event", type, account: "acct_1", data: { object } };
  const body = JSON.stringify(fields);
  const headers = new Headers({ "content-type": "application/json" });
  if (secret) headers.set("stripe-signature", signWith(secret, body));
  const url = "http://localhost:3000/api/webhooks/stripe";
  const { status } = await POST(new NextRequest(url, { method: "POST", headers, body }));
  return { status, isStored: (await db.paymentEvent.count({ where: { eventId: id } })) === 1 };
}

async function createReturnedPayout() {
  const seller = await createUser({ role: "seller" });
  await createEarning(seller, 2, 1000);
  await createBankAccount(seller);
  const { id, providerPayoutId } = await paidOut(seller);
  const object = { id: providerPayoutId, object: "payout", status: "failed" };
  return { id, event: { type: "payout.failed", object } };
}

const statusOf = async (id: number) =>
  (await db.payout.findUniqueOrThrow({ where: { id } })).status;

describe("POST /api/webhooks/stripe", () => {
  it.each([
    ["the platform's secret", PLATFORM],
    ["the secret of connected accounts", CONNECT],
  ])("applies a payout of a connected account signed with %s", async (_, secret) => {
    const { id, event } = await createReturnedPayout();

    expect(await deliver(secret, event)).toEqual({ status: 200, isStored: true });

    expect(await statusOf(id)).toBe("failed");
  });

  it.each([
    ["another secret", "whsec_of_another_account"],
    ["no signature", null],
  ])("refuses a payout with %s", async (_, secret) => {
    const { id, event } = await createReturnedPayout();

    expect(await deliver(secret, event)).toEqual({ status: 400, isStored: false });

    expect(await statusOf(id)).toBe("paid");
  });

  it("pays no order by an event that the secret of connected accounts signed", async () => {
    const order = await createPendingOrder();
    await charge(order.orderId);
    const intent = await db.sandboxIntent.findUniqueOrThrow({ where: { id: order.intentId } });
    const { id, clientSecret: client_secret, amountCents: amount, currency } = intent;
    const object = { id, client_secret, amount, currency, status: "succeeded" };
    const event = { type: "payment_intent.succeeded", object };

    expect(await deliver(CONNECT, event)).toEqual({ status: 400, isStored: false });
    expect(await findOrder(order.orderId)).toMatchObject({ status: "pending" });

    expect(await deliver(PLATFORM, event)).toEqual({ status: 200, isStored: true });
    expect(await findOrder(order.orderId)).toMatchObject({ status: "paid" });
  });
});
