import { afterEach, describe, expect, it } from "vitest";

import { Prisma } from "@/generated/prisma/client";
import { placeOrder } from "@/lib/checkout/service/place-order";
import { priceCheckout } from "@/lib/checkout/service/price-checkout";
import { env } from "@/lib/core/env.mjs";
import { isConstraintViolation } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { findOrderAwaitingPayment, markPaid } from "@/lib/orders/service/mark-paid";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPendingOrder, findOrder, type PendingOrder } from "../support/pending-order";
import { recordQueries } from "../support/query-plans";

afterEach(expectInvariants);

// The first statement of this file opens the pool, here with named statements as on a dedicated database.
Object.assign(env, { DATABASE_NAMED_STATEMENTS: true });

const paidEvent = (order: PendingOrder, id: string, amount: number) => {
  const object = { id: order.intentId, amount, currency: "usd", status: "succeeded" };
  return JSON.stringify({
    id,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object },
  });
};

const claimOf = (eventId: string) => Prisma.sql`
  INSERT INTO payment_events (event_id, type, outcome) VALUES (${eventId}, 'test', 'applied') ON CONFLICT DO NOTHING`;

/** Returns the effects of a payment, row by row. */
const traceOf = async (orderId: number) => [
  (await findOrder(orderId)).status,
  await db.ledgerEntry.count({ where: { orderId } }),
  await db.stockMovement.count({ where: { orderId } }),
  await db.outboxMessage.count({ where: { dedupeKey: `order-paid:${orderId}` } }),
];

async function payableOf(order: PendingOrder) {
  const payable = await findOrderAwaitingPayment(order.intentId);
  if (!payable) throw new Error("nothing waits for this intent");
  return payable;
}

describe("SQL statements of an order", () => {
  it("place it in one statement", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const checkout = await priceCheckout(buyer, {
      lines: [{ productId: product.id, quantity: 2 }],
    });

    const about = { cartHash: "one", locale: "en" };
    const statements = await recordQueries(() => placeOrder(buyer, checkout, about));

    expect(statements).toHaveLength(1);
    const order = await db.order.findFirst({
      where: { buyerId: buyer.id },
      include: { lines: true },
    });
    expect(order).toMatchObject({ totalCents: 2_500, lines: [{ quantity: 2 }] });
  });

  // Statements with a list of any length have a high generic cost and would be planned again for every order.
  it("bind a few products one by one and more of them as an array", async () => {
    const buyer = await createUser({ role: "buyer" });
    const products = await Promise.all(Array.from({ length: 6 }, () => createProduct()));
    const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
    const order = async (count: number) => {
      const checkout = await priceCheckout(buyer, { lines: lines.slice(0, count) });
      await placeOrder(buyer, checkout, { cartHash: `of ${count}`, locale: "en" });
    };

    const few = await recordQueries(() => order(5));
    const many = await recordQueries(() => order(6));

    const lists = (statements: { text: string }[]) =>
      statements.map(({ text }) => text.includes("= ANY("));
    expect([lists(few), lists(many)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await db.orderLine.count({ where: { order: { buyerId: buyer.id } } })).toBe(11);
  });

  it("pay it in one query and one statement", async () => {
    const order = await createPendingOrder(2);
    const raw = paidEvent(order, "evt_statements", 2_500);

    const statements = await recordQueries(() => handleEvent(raw, signPayload(raw)));

    expect(statements).toHaveLength(2);
    expect(await traceOf(order.orderId)).toEqual(["paid", 3, 1, 1]);
  });

  it("pay it once for several simultaneous events of its payment", async () => {
    const order = await createPendingOrder();
    const events = [1, 2, 3, 4, 5, 6].map((n) => paidEvent(order, `evt_beside_${n}`, 1_250));

    await Promise.all(events.map((raw) => handleEvent(raw, signPayload(raw))));

    expect(await traceOf(order.orderId)).toEqual(["paid", 3, 1, 1]);
    const outcomes = await db.paymentEvent.groupBy({
      by: ["outcome"],
      where: { intentId: order.intentId },
      _count: true,
      orderBy: { outcome: "asc" },
    });
    expect(outcomes.map(({ outcome, _count }) => [outcome, _count])).toEqual([
      ["applied", 1],
      ["ignored", 5],
    ]);
  });

  it("treat a code that ended meanwhile as used up, and place and hold nothing", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller });
    const terms = { type: "percentage" as const, value: 10, startsAt: new Date(0) };
    const { id, code } = await db.promotion.create({
      data: { sellerId: seller.id, name: "Eid", code: "ENDED", ...terms },
    });
    const lines = [{ productId: product.id, quantity: 1 }];
    const checkout = await priceCheckout(buyer, { lines, promotionCode: code });
    await db.promotion.update({ where: { id }, data: { isActive: false } });

    const order = placeOrder(buyer, checkout, { cartHash: "ended", locale: "en" });

    await expect(order).rejects.toMatchObject({ kind: "conflict", key: "codeUsedUp" });
    expect(await db.order.count({ where: { buyerId: buyer.id } })).toBe(0);
    const { reserved } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(reserved).toBe(0);
  });
});

describe("markPaid", () => {
  it("changes nothing when the order was paid meanwhile", async () => {
    const order = await createPendingOrder();
    const payable = await payableOf(order);
    await markPaid(db, payable);

    const again = await markPaid(db, payable, claimOf("evt_late")).catch((error) => error);

    expect(isConstraintViolation(again)).toBe(true);
    expect(await db.paymentEvent.count({ where: { eventId: "evt_late" } })).toBe(0);
    expect(await traceOf(order.orderId)).toEqual(["paid", 3, 1, 1]);
  });

  it("changes nothing when the event was already claimed", async () => {
    const order = await createPendingOrder();
    const claim = claimOf("evt_taken");
    await db.$executeRaw(claim);

    const refused = await markPaid(db, await payableOf(order), claim).catch((error) => error);

    expect(isConstraintViolation(refused)).toBe(true);
    expect(await traceOf(order.orderId)).toEqual(["pending", 0, 0, 0]);
  });
});

describe("prepared statements", () => {
  it("have a name per connection, unlike other statements", async () => {
    const names = () => sql.query<{ statement: string }[]>`
      SELECT statement FROM pg_prepared_statements WHERE statement LIKE 'SELECT % AS prepared%'`;
    for (let time = 0; time < 2; time++) {
      await sql.query`SELECT 1 AS prepared_one ${PREPARED}`;
      await sql.query`SELECT 2 AS prepared_two ${PREPARED}`;
      await sql.query`SELECT 3 AS prepared_three`;
    }

    const existing = (await names()).map(({ statement }) => statement);

    const prepared = [
      "SELECT 1 AS prepared_one /* prepared */",
      "SELECT 2 AS prepared_two /* prepared */",
    ];
    expect(existing.sort()).toEqual(prepared);
  });
});
