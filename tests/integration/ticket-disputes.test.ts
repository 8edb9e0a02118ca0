import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { cancelEvent } from "@/lib/events/service/cancel";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { applyDispute } from "@/lib/orders/disputes/service/apply-dispute";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { refundsAreDue } from "../support/disputes";
import { payTickets, purchaseOf } from "../support/event-tickets";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(expectInvariants);
afterAll(() => {
  vi.restoreAllMocks();
});

/** Creates two paid tickets of $15 with the provider's events of their payment. */
async function paidTickets() {
  const [admin, buyer, event] = [
    await createUser({ role: "admin" }),
    await createUser({ role: "buyer" }),
    await createEvent({ priceCents: 1500, maxTickets: 10 }),
  ];
  const { ticketCode: code } = await buyTickets(buyer, { eventId: event.id, quantity: 2 }, "en");
  await payTickets(code);
  const { id, payment } = await purchaseOf(code);
  const intentId = payment?.intentId ?? "";
  const dispute = { id: `dp_${randomUUID()}`, intentId, amountCents: 3000, reason: "fraudulent" };
  const report = (status: string) => withTx((tx) => applyDispute(tx, { ...dispute, status }));
  const read = () => purchaseOf(code);
  return { admin, event, id, intentId, report, read };
}

const send = async () => {
  await refundsAreDue();
  await processOutbox();
};

const sentBack = async (id: string) =>
  (await db.sandboxIntent.findUniqueOrThrow({ where: { id } })).refundedCents;

/** Returns open balances of us, the buyer, the bank and the organizer; accounts at zero are omitted. */
async function openSums(purchaseId: number) {
  const rows = await db.ledgerEntry.groupBy({
    by: ["account"],
    where: { purchaseId, account: { not: "provider_clearing" } },
    _sum: { amountCents: true },
  });
  const open = rows.filter(({ _sum }) => _sum.amountCents !== 0);
  return Object.fromEntries(open.map(({ account, _sum }) => [account, _sum.amountCents]));
}

describe("disputes about tickets", () => {
  it("hold the refund of a cancelled event and cover it when lost", async () => {
    const { admin, event, id, intentId, report } = await paidTickets();
    await report("needs_response");
    await cancelEvent(admin, { eventId: event.id });
    await send();
    expect(await sentBack(intentId)).toBe(0);

    await report("lost");
    await report("lost");
    await send();

    expect(await sentBack(intentId)).toBe(0);
    expect(await openSums(id)).toEqual({});
  });

  it("release that refund when won", async () => {
    const { admin, event, id, intentId, report } = await paidTickets();
    await report("needs_response");
    await cancelEvent(admin, { eventId: event.id });
    await send();

    await report("won");
    await send();
    await send();

    expect(await sentBack(intentId)).toBe(3000);
    expect(await openSums(id)).toEqual({});
  });

  it("end the tickets and free their seats when lost", async () => {
    const { event, id, report, read } = await paidTickets();

    await report("lost");

    expect(await read()).toMatchObject({ status: "refunded", disputeStatus: "lost" });
    const { soldTickets } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(soldTickets).toBe(0);
    expect(await openSums(id)).toEqual({});
  });

  it("change nothing as an inquiry or when won", async () => {
    const { id, report, read } = await paidTickets();

    await report("warning_needs_response");
    await report("needs_response");
    await report("won");

    expect((await read()).status).toBe("valid");
    expect(await openSums(id)).toEqual({ event_proceeds: -3000 });
  });

  it("are a loss of the platform if the tickets had been refunded before", async () => {
    const { admin, event, id, report } = await paidTickets();
    await cancelEvent(admin, { eventId: event.id });
    await send();

    await report("lost");

    expect(await openSums(id)).toEqual({ platform_fees: 3000 });
  });
});

describe("a failed refund of tickets", () => {
  it("is owed again and covered when an admin refunds it at the provider", async () => {
    const { admin, event, id, intentId } = await paidTickets();
    await cancelEvent(admin, { eventId: event.id });
    await send();
    const deliver = async (type: string, more: object) => {
      const refund = { object: "refund", payment_intent: intentId, amount: 3000, ...more };
      const body = { id: `evt_${randomUUID()}`, object: "event", type, data: { object: refund } };
      await handleEvent(JSON.stringify(body), signPayload(JSON.stringify(body)));
    };
    const failed = { id: `re_${randomUUID()}`, status: "failed", failure_reason: "closed" };
    const metadata = { shaafiKey: `refund:tickets:${id}` };

    await deliver("refund.failed", { ...failed, metadata });
    await deliver("refund.updated", { ...failed, metadata });

    expect(await openSums(id)).toEqual({ buyer_refunds: -3000 });
    expect(await db.notification.count({ where: { userId: admin.id, kind: "refund" } })).toBe(1);
    const byHand = { id: `re_${randomUUID()}`, status: "succeeded" };
    await deliver("refund.created", byHand);
    await deliver("refund.updated", byHand);
    expect(await openSums(id)).toEqual({});
  });
});
