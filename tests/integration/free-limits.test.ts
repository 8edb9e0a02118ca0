import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";

import { quoteCheckout } from "@/lib/checkout/queries";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { widenForDemo } from "@/lib/core/network";
import { db } from "@/lib/db/client";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { returnSeats } from "@/lib/events/tickets/service/return-seats";
import { cancelOrder } from "@/lib/orders/service/cancel";
import { refundOrder } from "@/lib/orders/service/refund";
import { createReview, deleteReview } from "@/lib/reviews/service";
import { createEvent } from "../support/events";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder, createPaidOrderOf, pay } from "../support/orders";

afterEach(expectInvariants);

const content = { rating: 5, title: "Good", comment: "Fresh beans, quickly sent." };

describe("free seats", () => {
  const letTimePass = (eventId: number) =>
    db.$executeRaw`
      UPDATE ticket_purchases SET valid_at = valid_at - interval '1 minute' WHERE event_id = ${eventId}`;

  it("are limited to five per account and event, over all purchases", async () => {
    const [buyer, event] = await Promise.all([
      createUser({ role: "buyer" }),
      createEvent({ maxTickets: 40 }),
    ]);
    await buyTickets(buyer, { eventId: event.id, quantity: 3 }, "en");
    await letTimePass(event.id);

    const more = buyTickets(buyer, { eventId: event.id, quantity: 3 }, "en");

    await expect(more).rejects.toMatchObject({ kind: "conflict", key: "freeSeatsFull" });
    await buyTickets(buyer, { eventId: event.id, quantity: 2 }, "en");
  });

  it("cannot be taken and returned without limit", async () => {
    const [buyer, event] = await Promise.all([
      createUser({ role: "buyer" }),
      createEvent({ maxTickets: 40 }),
    ]);
    const window = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
    const next = new Date(window.getTime() + 3_600_000);
    await db.rateLimit.createMany({
      data: [window, next].map((windowAt) => ({
        key: `seats:${buyer.id}`,
        windowAt,
        count: widenForDemo(120) - 1,
      })),
    });
    const { ticketCode: code } = await buyTickets(buyer, { eventId: event.id, quantity: 1 }, "en");
    await returnSeats(buyer, { code });

    const again = buyTickets(buyer, { eventId: event.id, quantity: 1 }, "en");

    await expect(again).rejects.toMatchObject({ kind: "limited" });
  });

  it("stay limited to five when twelve purchases are sent simultaneously", async () => {
    const [buyer, event] = await Promise.all([
      createUser({ role: "buyer" }),
      createEvent({ maxTickets: 40 }),
    ]);
    const quantities = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2];

    await Promise.allSettled(
      quantities.map((quantity) => buyTickets(buyer, { eventId: event.id, quantity }, "en")),
    );

    const { soldTickets } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(soldTickets).toBeLessThanOrEqual(5);
  });

  it("can be returned once and taken by other buyers", async () => {
    const [buyer, other, event] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createEvent({ maxTickets: 5 }),
    ]);
    const { ticketCode: code } = await buyTickets(buyer, { eventId: event.id, quantity: 5 }, "en");

    await expect(returnSeats(other, { code })).rejects.toMatchObject({ kind: "notFound" });
    await returnSeats(buyer, { code });

    await expect(returnSeats(buyer, { code })).rejects.toMatchObject({ key: "seatsNotReleasable" });
    await buyTickets(other, { eventId: event.id, quantity: 5 }, "en");
  });

  it("cannot be returned once one was used or the event has begun", async () => {
    const [buyer, event] = await Promise.all([createUser({ role: "buyer" }), createEvent()]);
    const { ticketCode: code } = await buyTickets(buyer, { eventId: event.id, quantity: 2 }, "en");
    const purchase = { code };
    await db.ticketSeat.updateMany({
      where: { purchase, position: 1 },
      data: { checkedInAt: new Date() },
    });
    await expect(returnSeats(buyer, { code })).rejects.toMatchObject({ key: "seatsNotReleasable" });
    await db.ticketSeat.updateMany({ where: { purchase }, data: { checkedInAt: null } });
    await db.event.update({ where: { id: event.id }, data: { startsAt: new Date(0) } });
    await expect(returnSeats(buyer, { code })).rejects.toMatchObject({ key: "seatsNotReleasable" });
  });
});

describe("promotion codes", () => {
  async function createCode(maxUses: number) {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller });
    const { id, code } = await db.promotion.create({
      data: {
        sellerId: seller.id,
        name: "Eid",
        code: `EID-${randomUUID().slice(0, 8)}`,
        type: "percentage",
        value: 10,
        maxUses,
        startsAt: new Date(Date.now() - 60_000),
      },
    });
    return { id, code, items: [{ productId: product.id, quantity: 1 }] };
  }
  const usesOf = async (id: number) =>
    (await db.promotion.findUniqueOrThrow({ where: { id } })).currentUses;

  it("count as unused again after their paid order was cancelled", async () => {
    const { id, code, items } = await createCode(1);
    const buyer = await createUser({ role: "buyer" });
    for (let round = 0; round < 3; round++) {
      const { orderId } = await createPaymentIntent(buyer, { items, promotionCode: code }, "en");
      await pay(orderId);
      expect(await usesOf(id)).toBe(1);
      await cancelOrder(buyer, { orderId });
      expect(await usesOf(id)).toBe(0);
    }
  });

  it("can be guessed ten times an hour, even with sixty simultaneous guesses", async () => {
    const [buyer, { items, code }] = await Promise.all([
      createUser({ role: "buyer" }),
      createCode(1),
    ]);
    const guess = () =>
      quoteCheckout(buyer, { items, country: "US", promotionCode: randomUUID().slice(0, 8) });

    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, guess));

    const keys = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.key);
    expect(keys.filter((key) => key === "codeUnknown")).toHaveLength(10);
    expect(keys.filter((key) => key === "tooManyAttempts")).toHaveLength(50);
    await expect(
      quoteCheckout(buyer, { items, country: "US", promotionCode: code }),
    ).rejects.toMatchObject({ kind: "limited" });
  });

  it("may be used for more than ten quotes if valid", async () => {
    const [buyer, { items, code }] = await Promise.all([
      createUser({ role: "buyer" }),
      createCode(5),
    ]);
    for (let attempt = 0; attempt < 15; attempt++) {
      const quote = await quoteCheckout(buyer, { items, country: "US", promotionCode: code });
      expect(quote.code).toBe(code);
    }
  });
});

describe("hidden reviews", () => {
  it("cannot be deleted and written again by their author", async () => {
    const [author, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const { id } = await createReview(author, { ...content, productId: product.id });
    await db.review.update({ where: { id }, data: { hiddenAt: new Date() } });

    await expect(deleteReview(author, { id })).rejects.toMatchObject({ key: "reviewHidden" });
    await expect(createReview(author, { ...content, productId: product.id })).rejects.toMatchObject(
      {
        key: "reviewTaken",
      },
    );
  });
});

describe("the mark of a verified purchase", () => {
  it("is missing after the order was cancelled", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const orderId = await createPaidOrder(buyer, product);
    await cancelOrder(buyer, { orderId });

    const review = await createReview(buyer, { ...content, productId: product.id });

    expect(review.isVerifiedPurchase).toBe(false);
  });

  it("disappears when the last unit is refunded, not before", async () => {
    const [buyer, seller, admin] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
      createUser({ role: "admin" }),
    ]);
    const product = await createProduct({ seller });
    const orderId = await createPaidOrderOf(buyer, [{ productId: product.id, quantity: 2 }]);
    const { id } = await createReview(buyer, { ...content, productId: product.id });
    const isVerified = async () =>
      (await db.review.findUniqueOrThrow({ where: { id } })).isVerifiedPurchase;
    const [sellerOrder] = await db.sellerOrder.findMany({
      where: { orderId },
      include: { lines: true },
    });
    const lineId = sellerOrder?.lines[0]?.id ?? 0;
    const refundOne = (key: string) =>
      refundOrder(admin, {
        orderId,
        sellerId: seller.id,
        lines: [{ lineId, quantity: 1 }],
        reason: "Damaged",
        isRestocked: false,
        key,
      });

    await refundOne(randomUUID());
    expect(await isVerified()).toBe(true);
    await refundOne(randomUUID());
    expect(await isVerified()).toBe(false);
  });
});
