import { afterEach, describe, expect, it } from "vitest";

import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { charge } from "../support/orders";
import {
  createPendingOrder,
  createPendingOrderFor,
  findOrder as find,
  type PendingOrder,
} from "../support/pending-order";

afterEach(expectInvariants);

/** Status that each event reports of its intent. */
const STATUS_OF: Record<string, string> = {
  created: "requires_payment_method",
  processing: "processing",
  payment_failed: "requires_payment_method",
  canceled: "canceled",
  succeeded: "succeeded",
};

/** 155 sequences; ORDERINGS=5 runs 3,905, for several minutes. */
const LONGEST = Number(process.env["ORDERINGS"] ?? 3);
const LONG_MS = 10 ** LONGEST * 60;

/** Returns every sequence of events up to a length, with repetitions. */
function sequencesOf(length: number): string[][] {
  if (length === 0) return [];
  const shorter = [[], ...sequencesOf(length - 1)];
  return shorter.flatMap((types) => Object.keys(STATUS_OF).map((type) => [...types, type]));
}

let events = 0;

async function createEvent(order: PendingOrder, type: string, change: object = {}) {
  const intent = await db.sandboxIntent.findUniqueOrThrow({ where: { id: order.intentId } });
  const object = {
    id: intent.id,
    client_secret: intent.clientSecret,
    amount: intent.amountCents,
    currency: intent.currency,
    status: type === "payment_intent.succeeded" ? "succeeded" : "requires_payment_method",
    ...change,
  };
  const body = { id: `evt_${++events}`, object: "event", type, data: { object } };
  return JSON.stringify(body);
}

const send = (raw: string) => handleEvent(raw, signPayload(raw));

describe("handleEvent", () => {
  it("pays the order, reduces the stock, books the payment and queues the emails", async () => {
    const order = await createPendingOrder(2);
    await charge(order.orderId);

    await send(await createEvent(order, "payment_intent.succeeded"));

    expect(await find(order.orderId)).toMatchObject({ status: "paid", paymentStatus: "paid" });
    const product = await db.product.findUniqueOrThrow({ where: { id: order.product.id } });
    expect(product).toMatchObject({ stock: 8, reserved: 0, soldCount: 2 });
    const entries = await db.ledgerEntry.findMany({ where: { orderId: order.orderId } });
    const sums = entries.map(({ account, amountCents }) => [account, amountCents]);
    expect(Object.fromEntries(sums)).toEqual({
      provider_clearing: 2500,
      seller_pending: -2375,
      platform_fees: -125,
    });
    const email = await db.outboxMessage.findUniqueOrThrow({
      where: { dedupeKey: `order-paid:${order.orderId}` },
    });
    expect(email.payload).toMatchObject({ subject: expect.stringContaining(`#${order.orderId}`) });
  });

  it("has one effect however often an event is delivered, even simultaneously", async () => {
    const order = await createPendingOrder();
    await charge(order.orderId);
    const raw = await createEvent(order, "payment_intent.succeeded");

    await Promise.all(Array.from({ length: 10 }, () => send(raw)));
    await send(await createEvent(order, "payment_intent.succeeded"));

    expect(await db.stockMovement.count({ where: { orderId: order.orderId } })).toBe(1);
    expect(await db.ledgerEntry.count({ where: { orderId: order.orderId } })).toBe(3);
  });

  it("preserves a payment when a failure is delivered later", async () => {
    const order = await createPendingOrder();
    await charge(order.orderId);

    await send(await createEvent(order, "payment_intent.succeeded"));
    await send(await createEvent(order, "payment_intent.payment_failed"));

    expect(await find(order.orderId)).toMatchObject({ status: "paid" });
  });

  it.each(Object.keys(STATUS_OF))(
    "applies every sequence that begins with %s",
    async (first) => {
      const [buyer, product] = await Promise.all([
        createUser({ role: "buyer" }),
        createProduct({ stock: 1_000_000 }),
      ]);
      const sequences = sequencesOf(LONGEST).filter(([type]) => type === first);

      for (const [index, types] of sequences.entries()) {
        const order = await createPendingOrderFor(buyer, product, index + 1);
        for (const type of types) {
          await send(
            await createEvent(order, `payment_intent.${type}`, { status: STATUS_OF[type] }),
          );
        }

        const isPaid = types.includes("succeeded");
        const payment = await db.paymentIntent.findUniqueOrThrow({
          where: { orderId: order.orderId },
          include: { order: true },
        });
        const results = { order: payment.order?.status, payment: payment.status };
        const last = types.at(-1) ?? "";
        const expected = isPaid
          ? { order: "paid", payment: "succeeded" }
          : { order: "pending", payment: STATUS_OF[last] };
        expect([types, results]).toEqual([types, expected]);
      }
      const paid = sequences.filter((types) => types.includes("succeeded")).length;
      expect(
        await db.stockMovement.count({ where: { productId: product.id, reason: "sale" } }),
      ).toBe(paid);
    },
    LONG_MS,
  );

  it.each([
    ["no signature", () => null],
    ["garbage", () => "t=1,v1=00"],
    ["a signature of another body", () => signPayload("{}")],
  ])("refuses %s and stores nothing", async (_, signature) => {
    const order = await createPendingOrder();
    const raw = await createEvent(order, "payment_intent.succeeded");

    await expect(handleEvent(raw, signature())).rejects.toMatchObject({ key: "badSignature" });

    expect(await find(order.orderId)).toMatchObject({ status: "pending" });
    const id = (JSON.parse(raw) as { id: string }).id;
    expect(await db.paymentEvent.count({ where: { eventId: id } })).toBe(0);
  });

  it("refuses a signature older than five minutes", async () => {
    const order = await createPendingOrder();
    const raw = await createEvent(order, "payment_intent.succeeded");
    const now = Math.floor(Date.now() / 1000);
    const old = signPayload(raw).replace(/t=\d+/, `t=${now - 400}`);

    await expect(handleEvent(raw, old)).rejects.toMatchObject({ key: "badSignature" });
  });

  it.each([
    ["a list as data", { id: "evt_1", type: "payment_intent.succeeded", data: [] }],
    ["no data", { id: "evt_1", type: "payment_intent.succeeded" }],
    ["no type", { id: "evt_1", data: { object: {} } }],
    ["nothing", []],
  ])("refuses a signed body with %s", async (_, body) => {
    const raw = JSON.stringify(body);
    await expect(handleEvent(raw, signPayload(raw))).rejects.toMatchObject({
      kind: "invalid",
      key: "badEvent",
    });
  });

  it.each([
    ["amount", { amount: 1 }],
    ["currency", { currency: "eur" }],
  ])("does not pay an order with another %s", async (_, change) => {
    const order = await createPendingOrder();

    await send(await createEvent(order, "payment_intent.succeeded", change));

    expect(await find(order.orderId)).toMatchObject({ status: "pending" });
  });

  it("accepts an event about an unknown payment", async () => {
    const order = await createPendingOrder();
    const raw = await createEvent(order, "payment_intent.succeeded", { id: "pi_unknown" });

    await send(raw);

    const id = (JSON.parse(raw) as { id: string }).id;
    expect(await db.paymentEvent.findUniqueOrThrow({ where: { eventId: id } })).toMatchObject({
      outcome: "unknown",
    });
  });

  it("refunds a payment after the cancellation of the order once", async () => {
    const order = await createPendingOrder();
    await db.order.update({ where: { id: order.orderId }, data: { holdUntil: new Date(0) } });
    await expireHolds();
    await charge(order.orderId);

    await send(await createEvent(order, "payment_intent.succeeded"));
    await send(await createEvent(order, "payment_intent.succeeded"));
    await processOutbox();

    expect(await find(order.orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
    });
    const intent = await db.sandboxIntent.findUniqueOrThrow({ where: { id: order.intentId } });
    expect(intent.refundedCents).toBe(1250);
    const entries = await db.ledgerEntry.findMany({ where: { orderId: order.orderId } });
    expect(entries.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(0);
    expect(
      await db.outboxMessage.count({
        where: { dedupeKey: { contains: `late-refund:${order.orderId}` } },
      }),
    ).toBe(2);
  });
});
