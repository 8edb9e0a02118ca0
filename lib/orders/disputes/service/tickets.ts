import "server-only";

import { log } from "@/lib/core/log";
import type { Tx } from "@/lib/db/client";
import { type LockedPurchase, lockPurchase } from "@/lib/events/tickets/service/lock";
import { releaseSeats } from "@/lib/events/tickets/service/seats";
import { owedToBuyer } from "@/lib/ledger/owed";
import {
  ticketDisputeEntries,
  ticketDisputeLostEntries,
  ticketDisputeWonEntries,
} from "@/lib/ledger/tickets";
import { queueRefund } from "@/lib/notifications/service/outbox";
import { disputeOutcome } from "@/lib/orders/disputes/rules";
import type { ProviderDispute } from "@/lib/payments/provider";

/**
 * Applies a cardholder's dispute about tickets to the ledger. While it is open, no refund of them is sent; when it is
 * lost, the tickets are no longer valid. A second dispute and a revised decision are left to an admin.
 */
export async function applyTicketDispute(tx: Tx, purchaseId: number, reported: ProviderDispute) {
  const purchase = await lockPurchase(tx, purchaseId);
  const outcome = disputeOutcome(reported.status);
  if (purchase.disputeId === null) {
    if (outcome === "inquiry" || outcome === "ended") return "ignored" as const;
    await open(tx, purchaseId, reported);
  } else if (purchase.disputeId !== reported.id || purchase.disputeStatus !== "open") {
    logOther(purchase, reported);
    return "ignored" as const;
  }
  if (outcome === "won" || outcome === "ended") await win(tx, purchase, reported);
  if (outcome === "lost") await lose(tx, purchase, reported);
  return "applied" as const;
}

/** Logs a second dispute, or a decision that differs from the one in the ledger. */
function logOther({ id, disputeId, disputeStatus }: LockedPurchase, reported: ProviderDispute) {
  if (disputeId === reported.id && disputeStatus === disputeOutcome(reported.status)) return;
  const fields = { event: "dispute.tickets", disputeId: reported.id, purchaseId: id };
  log.error("Dispute about tickets needs an admin", new Error("dispute.tickets"), fields);
}

async function open(tx: Tx, id: number, { id: disputeId, amountCents }: ProviderDispute) {
  await tx.ticketPurchase.update({
    where: { id },
    data: { disputeId, disputeStatus: "open", disputedCents: amountCents },
  });
  await tx.ledgerEntry.createMany({ data: ticketDisputeEntries({ id, amountCents }) });
}

/** Queues the refunds that were decided during the dispute. */
async function win(tx: Tx, { id, payment }: LockedPurchase, { amountCents }: ProviderDispute) {
  await tx.ticketPurchase.update({ where: { id }, data: { disputeStatus: "won" } });
  await tx.ledgerEntry.createMany({ data: ticketDisputeWonEntries({ id, amountCents }) });
  const owed = await owedToBuyer(tx, { purchaseId: id });
  if (owed <= 0 || !payment) return;
  const { intentId } = payment;
  const refund = { orderId: null, purchaseId: id, intentId, amountCents: owed, refundId: null };
  await queueRefund(tx, `tickets:${id}:won`, refund);
}

async function lose(tx: Tx, purchase: LockedPurchase, { amountCents }: ProviderDispute) {
  const { id, status, totalCents, event } = purchase;
  const owed = Math.min(amountCents, Math.max(0, await owedToBuyer(tx, { purchaseId: id })));
  const rest = amountCents - owed;
  const isWhole = status === "valid" && rest >= totalCents;
  await tx.ticketPurchase.update({
    where: { id },
    data: {
      disputeStatus: "lost",
      ...(isWhole ? { status: "refunded" as const, refundedAt: new Date() } : {}),
    },
  });
  if (isWhole && event.startsAt > new Date()) await releaseSeats(tx, purchase);
  else if (isWhole) await freeCount(tx, purchase);
  const proceeds = isWhole ? totalCents : 0;
  const cents = { owed, proceeds, loss: rest - proceeds };
  await tx.ledgerEntry.createMany({ data: ticketDisputeLostEntries(id, cents) });
}

/** Releases the seats of an event that has begun, without notifying the waiting list. */
function freeCount(tx: Tx, { eventId, quantity }: LockedPurchase) {
  return tx.$executeRaw`
    UPDATE events SET sold_tickets = sold_tickets - ${quantity} WHERE id = ${eventId}`;
}
