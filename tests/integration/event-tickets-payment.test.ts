import { afterEach, describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { confirmPurchase } from "@/lib/events/tickets/service/confirm-purchase";
import { expirePurchase, expireTicketHolds } from "@/lib/events/tickets/service/expire-holds";
import { cancelPurchases } from "@/lib/events/tickets/service/refund-on-cancel";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { reconcilePayments } from "@/lib/payment-events/jobs";
import { applyIntent } from "@/lib/payment-events/service/apply-intent";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { chargeTickets, payTickets, purchaseOf } from "../support/event-tickets";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

afterEach(expectInvariants);

async function createHold(quantity = 2, maxTickets = 10) {
  const [buyer, event] = await Promise.all([
    createUser({ role: "buyer" }),
    createEvent({ priceCents: 1500, maxTickets }),
  ]);
  const { ticketCode: code } = await buyTickets(buyer, { eventId: event.id, quantity }, "en");
  return { buyer, event, code };
}

const endHold = (code: string) =>
  db.ticketPurchase.update({ where: { code }, data: { holdUntil: new Date(Date.now() - 1000) } });

async function booksOf(code: string) {
  const { id: purchaseId } = await purchaseOf(code);
  const entries = await db.ledgerEntry.findMany({ where: { purchaseId }, orderBy: { id: "asc" } });
  return entries.map(({ ref, account, amountCents }) => [ref.split(":")[2], account, amountCents]);
}

const refundsOf = async (code: string) => {
  const { payment } = await purchaseOf(code);
  return db.sandboxRefund.findMany({ where: { intentId: payment?.intentId ?? "" } });
};

describe("payments for tickets", () => {
  it("make tickets valid once, however often the event is delivered", async () => {
    const { code, event } = await createHold();
    const intent = await chargeTickets(code);
    const object = {
      id: intent.id,
      client_secret: intent.clientSecret,
      amount: intent.amountCents,
      currency: intent.currency,
      status: "succeeded",
    };
    for (const id of ["evt_tickets_1", "evt_tickets_2", "evt_tickets_1"]) {
      const type = "payment_intent.succeeded";
      const body = JSON.stringify({ id, object: "event", type, data: { object } });
      await handleEvent(body, signPayload(body));
    }
    expect(await purchaseOf(code)).toMatchObject({ status: "valid", seats: [{}, {}] });
    expect(await booksOf(code)).toEqual([
      ["paid", "provider_clearing", 3000],
      ["paid", "event_proceeds", -3000],
    ]);
    const { soldTickets } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(soldTickets).toBe(2);
  });

  it("change nothing if the amount is wrong", async () => {
    const { code } = await createHold();
    const intent = await chargeTickets(code);
    const wrong = { ...intent, amountCents: 1 };
    expect(await withTx((tx) => applyIntent(tx, wrong))).toBe("mismatch");
    expect(await purchaseOf(code)).toMatchObject({ status: "pending" });
    await withTx((tx) => applyIntent(tx, intent));
  });

  it("are found by the job or the buyer's return if the webhook is lost", async () => {
    const [first, second] = [await createHold(), await createHold()];
    await chargeTickets(first.code);
    await chargeTickets(second.code);
    expect(await confirmPurchase(second.buyer, second)).toEqual({ state: "valid" });
    await db.$executeRaw`UPDATE payment_intents SET updated_at = now() - interval '3 minutes'`;
    expect(await reconcilePayments()).toBe(1);
    expect(await purchaseOf(first.code)).toMatchObject({ status: "valid" });
  });

  it("are confirmed to their buyer only", async () => {
    const { code, buyer } = await createHold();
    expect(await confirmPurchase(buyer, { code })).toEqual({ state: "pending" });
    const other = await createUser({ role: "buyer" });
    await expect(confirmPurchase(other, { code })).rejects.toMatchObject({
      key: "ticketsNotFound",
    });
  });
});

describe("holds of seats", () => {
  it("expire and release the seats and cancel the payment", async () => {
    const { code, event } = await createHold();
    expect(await expireTicketHolds()).toBe(0);
    await endHold(code);
    expect(await expireTicketHolds()).toBe(1);
    expect(await purchaseOf(code)).toMatchObject({
      status: "lapsed",
      payment: { status: "canceled" },
    });
    const { soldTickets } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(soldTickets).toBe(0);
    expect(await expireTicketHolds()).toBe(0);
  });

  it("become tickets if paid before they expire", async () => {
    const { code } = await createHold();
    await endHold(code);
    await chargeTickets(code);
    await expireTicketHolds();
    expect(await purchaseOf(code)).toMatchObject({ status: "valid" });
  });

  it("are replaced by a hold for another number of seats", async () => {
    const { buyer, event, code } = await createHold(2);
    const { ticketCode } = await buyTickets(buyer, { eventId: event.id, quantity: 5 }, "en");
    expect(ticketCode).not.toBe(code);
    expect(await purchaseOf(code)).toMatchObject({ status: "lapsed" });
    expect(await purchaseOf(ticketCode)).toMatchObject({ event: { soldTickets: 5 } });
  });
});

describe("a payment after the hold expired", () => {
  async function lateMoney(isTaken: boolean) {
    const { code, event } = await createHold(2, 2);
    const before = await purchaseOf(code);
    await expirePurchase(before.id);
    if (isTaken) {
      const other = await createUser({ role: "buyer" });
      await buyTickets(other, { eventId: event.id, quantity: 1 }, "en");
    }
    await payTickets(code);
    return code;
  }

  it("takes the seats again if they are available", async () => {
    const code = await lateMoney(false);
    expect(await purchaseOf(code)).toMatchObject({ status: "valid", event: { soldTickets: 2 } });
  });

  it("is refunded in full, once, if they are not", async () => {
    const code = await lateMoney(true);
    expect(await purchaseOf(code)).toMatchObject({ status: "refunded", seats: [] });
    await processOutbox();
    await db.outboxMessage.updateMany({ where: { kind: "refund" }, data: { doneAt: null } });
    await db.$executeRaw`UPDATE outbox SET next_try_at = now()`;
    await processOutbox();
    expect(await refundsOf(code)).toMatchObject([{ amountCents: 3000 }]);
    expect(await booksOf(code)).toEqual([
      ["late", "provider_clearing", 3000],
      ["late", "buyer_refunds", -3000],
      ["repaid", "buyer_refunds", 3000],
      ["repaid", "provider_clearing", -3000],
    ]);
  });
});

describe("a cancelled event", () => {
  it("refunds paid tickets, ends holds and refunds late payments", async () => {
    const { event, code } = await createHold(2);
    await payTickets(code);
    const late = await buyTickets(
      await createUser({ role: "buyer" }),
      { eventId: event.id, quantity: 1 },
      "am",
    );
    const cancel = () =>
      withTx(async (tx) => {
        await tx.event.update({ where: { id: event.id }, data: { cancelledAt: new Date() } });
        return cancelPurchases(tx, event.id);
      });
    expect(await cancel()).toBe(1);
    expect(await cancel()).toBe(0);
    await payTickets(late.ticketCode);
    await processOutbox();

    expect(await purchaseOf(code)).toMatchObject({ status: "refunded", event: { soldTickets: 0 } });
    expect(await purchaseOf(late.ticketCode)).toMatchObject({ status: "refunded" });
    expect(await refundsOf(code)).toMatchObject([{ amountCents: 3000 }]);
    expect(await refundsOf(late.ticketCode)).toMatchObject([{ amountCents: 1500 }]);
    const proceeds = await db.ledgerEntry.aggregate({
      _sum: { amountCents: true },
      where: { account: "event_proceeds", purchase: { eventId: event.id } },
    });
    expect(proceeds._sum.amountCents).toBe(0);
  });
});
