import "server-only";

import type { Tx } from "@/lib/db/client";
import { ticketRefundEmail } from "@/lib/events/tickets/emails";
import { ticketRefundEntries } from "@/lib/ledger/tickets";
import { queueEmail, queueRefund } from "@/lib/notifications/service/outbox";
import { notifyBuyer } from "./apply-payment";
import { type LockedPurchase, lockPurchase } from "./lock";

/**
 * Refunds valid purchases of a cancelled event in full, ends pending ones and notifies all buyers. The caller has
 * cancelled the event in the same transaction; a payment that arrives later finds no seats and is refunded too. Returns
 * the number of purchases that were valid.
 */
export async function cancelPurchases(tx: Tx, eventId: number) {
  const open = await tx.ticketPurchase.findMany({
    where: { eventId, status: { in: ["pending", "valid"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  let refundedCount = 0;
  for (const { id } of open)
    if (await cancelPurchase(tx, await lockPurchase(tx, id))) refundedCount++;
  return refundedCount;
}

async function cancelPurchase(tx: Tx, purchase: LockedPurchase) {
  const { id, eventId, quantity, status, totalCents: amountCents } = purchase;
  if (status !== "pending" && status !== "valid") return false;
  const isValid = status === "valid";
  await tx.ticketPurchase.update({
    where: { id },
    data: isValid ? { status: "refunded", refundedAt: new Date() } : { status: "lapsed" },
  });
  await tx.$executeRaw`
    UPDATE events SET sold_tickets = sold_tickets - ${quantity} WHERE id = ${eventId}`;
  if (isValid && amountCents > 0) await repay(tx, purchase);
  await notifyBuyer(tx, purchase, "cancelled");
  await queueEmail(tx, `tickets-cancelled:${id}`, ticketRefundEmail(purchase, "cancelled"));
  return isValid;
}

async function repay(tx: Tx, { id, payment, totalCents: amountCents }: LockedPurchase) {
  if (!payment) throw new Error(`tickets ${id} were paid without a payment`);
  await tx.ledgerEntry.createMany({ data: ticketRefundEntries({ id, amountCents }) });
  const { intentId } = payment;
  const refund = { orderId: null, purchaseId: id, intentId, amountCents, refundId: null };
  await queueRefund(tx, `tickets:${id}`, refund);
}
