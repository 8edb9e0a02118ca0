import "server-only";

import type { Tx } from "@/lib/db/client";
import { newSeatCode } from "@/lib/events/tickets/codes";
import { ticketEmail, ticketRefundEmail } from "@/lib/events/tickets/emails";
import { lateTicketEntries, ticketEntries } from "@/lib/ledger/tickets";
import { notify } from "@/lib/notifications/service/notify";
import { queueEmail, queueRefund } from "@/lib/notifications/service/outbox";
import type { ProviderIntent } from "@/lib/payments/provider";
import { applyIntentTo } from "@/lib/payments/service/apply-intent";
import { type LockedPurchase, lockPurchase } from "./lock";
import { reserveSeats } from "./seats";

/** Applies a provider's payment intent to its purchase of tickets. Idempotent. */
export function applyTicketIntent(tx: Tx, purchaseId: number, intent: ProviderIntent) {
  return applyIntentTo(tx, intent, {
    lock: () => lockPurchase(tx, purchaseId),
    applyPayment: (purchase) => applyTicketPayment(tx, purchase, intent.id),
  });
}

/**
 * Applies the payment of a purchase, which becomes valid. After the end of its hold it reserves seats again if any are
 * free; otherwise the payment is refunded at once and the buyer notified (decisions.md, "Cart and checkout").
 * Idempotent. The caller holds the purchase's lock.
 */
async function applyTicketPayment(tx: Tx, purchase: LockedPurchase, intentId: string) {
  const { id, status, totalCents: amountCents } = purchase;
  if (status !== "pending" && status !== "lapsed") return "ignored" as const;
  if (status === "pending" || (await reserveSeats(tx, purchase))) {
    await tx.ledgerEntry.createMany({ data: ticketEntries({ id, amountCents }) });
    await issueTickets(tx, purchase);
    return "applied" as const;
  }
  await tx.ticketPurchase.update({
    where: { id },
    data: { status: "refunded", refundedAt: new Date() },
  });
  await tx.ledgerEntry.createMany({ data: lateTicketEntries({ id, amountCents }) });
  const refund = { orderId: null, purchaseId: id, intentId, amountCents, refundId: null };
  await queueRefund(tx, `tickets:${id}`, refund);
  await notifyBuyer(tx, purchase, "late");
  await queueEmail(tx, `tickets-late:${id}`, ticketRefundEmail(purchase, "late"));
  return "applied" as const;
}

/** Issues the tickets: gives each seat its own code and queues the email. */
export async function issueTickets(tx: Tx, purchase: LockedPurchase) {
  const { id, quantity, eventId, buyerId: userId } = purchase;
  await tx.waitingListEntry.deleteMany({
    where: { eventId, userId, toldAt: { not: null }, heldQuantity: 0 },
  });
  await tx.ticketPurchase.update({ where: { id }, data: { status: "valid", validAt: new Date() } });
  const seats = Array.from({ length: quantity }, (_, index) => ({
    purchaseId: id,
    position: index + 1,
    code: newSeatCode(),
  }));
  await tx.ticketSeat.createMany({ data: seats });
  await notifyBuyer(tx, purchase, "ticket");
  await queueEmail(tx, `tickets:${id}`, ticketEmail({ ...purchase, seats }));
}

/**
 * Creates an in-app notification only. Tickets and refunds are receipts, which are emailed regardless of preferences.
 */
export function notifyBuyer(
  tx: Tx,
  purchase: LockedPurchase,
  occasion: "ticket" | "late" | "cancelled",
) {
  return notify(tx, {
    userId: purchase.buyerId,
    kind: "event",
    key: `tickets-${occasion}:${purchase.id}`,
    values: { what: occasion, title: purchase.event.title },
    href: `/events?ticket=${purchase.code}`,
  });
}
