import "server-only";

import type { Refund } from "@/generated/prisma/client";
import { db, type Tx, withTx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { owedToBuyer } from "@/lib/ledger/owed";
import { type Entry, lateRefundEntries, refundPaidEntries } from "@/lib/ledger/rules";
import { ticketRefundPaidEntries } from "@/lib/ledger/tickets";
import type { RefundJob } from "@/lib/notifications/service/outbox";
import { lockOrder } from "@/lib/orders/service/transition";
import { isKeyExpired } from "@/lib/payments/keys";
import type { ProviderRefund } from "@/lib/payments/provider";
import { requireProvider } from "@/lib/payments/provider";
import { ProviderRefusal } from "@/lib/payments/refusal";
import { failRefund, keyOfRefund, raiseExcess } from "./apply-provider-refund";
import { outstandingOf } from "./cover";

/**
 * Refunds money at the provider, then writes the ledger. Both use the same key, so that a retry has no second effect.
 */
export async function issueRefund(order: RefundJob, key: string) {
  const { orderId, purchaseId, intentId, amountCents, refundId } = order;
  if (orderId !== null && refundId !== null) return sendRefund(refundId, intentId);
  if (purchaseId) return sendTicketRefund({ purchaseId, intentId, amountCents });
  if (orderId === null) throw new Error(`refund ${key} is of nothing`);
  return sendLateRefund({ orderId, intentId, amountCents });
}

/**
 * Sends a pending refund. During a dispute of its order, puts it on hold instead. Once the provider may have deleted
 * its key, looks it up there before sending it again.
 */
async function sendRefund(refundId: number, intentId: string) {
  const begun = await begin(refundId);
  if (!begun) return;
  try {
    const { amountCents, isOld } = begun;
    const found = isOld ? await lookUp(begun, intentId) : null;
    const refund = isOld && !found ? await nextAttempt(begun.refund) : begun.refund;
    const key = keyOfRefund(refund);
    const made = found ?? (await requireProvider().refund({ intentId, amountCents, key }));
    await withTx((tx) => settle(tx, refundId, made));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await withTx((tx) => refuse(tx, refundId, error.code));
  }
}

type Begun = { refund: Refund; isOld: boolean; amountCents: number };

/** Records the request to the provider before it is sent; null where nothing is to be sent. */
async function begin(refundId: number): Promise<Begun | null> {
  const now = await databaseNow();
  return withTx(async (tx) => {
    const known = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
    await lockOrder(tx, known.orderId);
    const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
    if (refund.status !== "pending") return null;
    const amountCents = await outstandingOf(tx, refund);
    if (refund.sentAt) return { refund, amountCents, isOld: isKeyExpired(refund.sentAt, now) };
    if (await isDisputed(tx, refund.orderId)) {
      await tx.refund.update({ where: { id: refundId }, data: { status: "on_hold" } });
      return null;
    }
    await tx.refund.update({ where: { id: refundId }, data: { sentAt: now } });
    return { refund, amountCents, isOld: false };
  });
}

const isDisputed = async (tx: Tx, orderId: number) =>
  (await tx.dispute.count({ where: { orderId, status: "open" } })) > 0;

/**
 * Returns the provider's refund with our key; for one without any key, a refund of that amount that matches no other of
 * ours.
 */
async function lookUp(
  { refund, amountCents: wanted }: Begun,
  intentId: string,
): Promise<ProviderRefund | null> {
  const list = await requireProvider().listRefunds(intentId);
  const own = list.find(({ key }) => key === keyOfRefund(refund));
  if (own) return own;
  const known = await db.refund.findMany({
    where: { orderId: refund.orderId, providerRefundId: { not: null } },
    select: { providerRefundId: true },
  });
  const ids = new Set(known.map(({ providerRefundId }) => providerRefundId));
  const unnamed = list.filter(({ id, key, status }) => !key && !ids.has(id) && status !== "failed");
  return unnamed.find(({ amountCents }) => amountCents === wanted) ?? null;
}

/** Starts another attempt with a new key, after the refund was not found at the provider. */
async function nextAttempt({ id }: Refund) {
  return db.refund.update({
    where: { id },
    data: { attempt: { increment: 1 }, sentAt: await databaseNow() },
  });
}

async function settle(tx: Tx, refundId: number, made: ProviderRefund) {
  const { orderId } = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  await lockOrder(tx, orderId);
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  // The provider's event may have been applied first.
  if (refund.status !== "pending") return;
  const amountCents = await outstandingOf(tx, refund);
  const asked = await tx.refund.update({
    where: { id: refundId },
    data: {
      status: "succeeded",
      doneAt: new Date(),
      providerRefundId: made.id,
      failureReason: null,
    },
  });
  await book(tx, refundPaidEntries({ ...asked, amountCents }));
  await raiseExcess(tx, asked, amountCents);
  if (made.status === "failed") await failRefund(tx, asked, made.failureReason ?? "failed");
}

/** Handles a refusal: a refund of a disputed charge waits for the bank, any other needs an admin. */
async function refuse(tx: Tx, refundId: number, code: string) {
  const { orderId } = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  await lockOrder(tx, orderId);
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  if (refund.status !== "pending") return;
  if (await isDisputed(tx, orderId)) {
    const data = { status: "on_hold" as const, sentAt: null };
    await tx.refund.update({ where: { id: refundId }, data });
    return;
  }
  await failRefund(tx, refund, code);
}

type LateRefund = { orderId: number; intentId: string; amountCents: number };

type TicketRefund = { purchaseId: number; intentId: string; amountCents: number };

/** Refunds a ticket payment, less the amount that a lost dispute returned; does nothing during a dispute. Cents. */
async function sendTicketRefund({ purchaseId: id, intentId, amountCents }: TicketRefund) {
  const { disputeStatus } = await db.ticketPurchase.findUniqueOrThrow({ where: { id } });
  const left = Math.min(amountCents, await owedToBuyer(db, { purchaseId: id }));
  if (disputeStatus === "open" || left <= 0) return;
  await refundWhole({ intentId, amountCents: left, key: `refund:tickets:${id}` });
  await book(db, ticketRefundPaidEntries({ id, amountCents: left }));
}

/**
 * Refunds the whole payment of an order that could no longer be fulfilled, less the amount a lost dispute returned.
 * During a dispute it sends nothing: the dispute's end queues the refund again (lib/orders/disputes/service/apply-dispute).
 */
async function sendLateRefund({ orderId, intentId, amountCents }: LateRefund) {
  const disputes = await db.dispute.findMany({ where: { orderId } });
  if (disputes.some(({ status }) => status === "open")) return;
  const left = Math.min(amountCents, await owedToBuyer(db, { orderId }));
  if (left <= 0) return;
  await refundWhole({ intentId, amountCents: left, key: `refund:late-refund:${orderId}` });
  await book(db, lateRefundEntries(orderId, left));
}

type WholeRefund = { intentId: string; amountCents: number; key: string };

/** Refunds the rest of a payment. The provider refuses a second attempt, and the first one is then in its list. */
async function refundWhole(refund: WholeRefund) {
  const provider = requireProvider();
  try {
    await provider.refund(refund);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const list = await provider.listRefunds(refund.intentId);
    const isMade = list.some(
      ({ key, amountCents, status }) =>
        status !== "failed" && amountCents === refund.amountCents && (!key || key === refund.key),
    );
    if (!isMade) throw error;
  }
}

async function book(tx: Tx, entries: Entry[]) {
  await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true });
}
