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
export async function applyTicketDispute(
  tx: Tx,
  purchaseId: number,
  providerDispute: ProviderDispute,
) {
  const purchase = await lockPurchase(tx, purchaseId);
  const outcome = disputeOutcome(providerDispute.status);
  if (purchase.disputeId === null) {
    if (outcome === "inquiry" || outcome === "ended") return "ignored" as const;
    await open(tx, purchaseId, providerDispute);
  } else if (purchase.disputeId !== providerDispute.id || purchase.disputeStatus !== "open") {
    logOther(purchase, providerDispute);
    return "ignored" as const;
  }
  if (outcome === "won" || outcome === "ended") await win(tx, purchase, providerDispute);
  if (outcome === "lost") await lose(tx, purchase, providerDispute);
  return "applied" as const;
}

/** Logs a second dispute, or a decision that differs from the one in the ledger. */
function logOther(
  { id, disputeId, disputeStatus }: LockedPurchase,
  providerDispute: ProviderDispute,
) {
  if (disputeId === providerDispute.id && disputeStatus === disputeOutcome(providerDispute.status))
    return;
  const fields = { event: "dispute.tickets", disputeId: providerDispute.id, purchaseId: id };
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
  const owedCents = await owedToBuyer(tx, { purchaseId: id });
  if (owedCents <= 0 || !payment) return;
  const { intentId } = payment;
  const refund = {
    orderId: null,
    purchaseId: id,
    intentId,
    amountCents: owedCents,
    refundId: null,
  };
  await queueRefund(tx, `tickets:${id}:won`, refund);
}

async function lose(tx: Tx, purchase: LockedPurchase, { amountCents }: ProviderDispute) {
  const { id, status, totalCents, event } = purchase;
  const owedCents = Math.min(amountCents, Math.max(0, await owedToBuyer(tx, { purchaseId: id })));
  const rest = amountCents - owedCents;
  const isRefundedInFull = status === "valid" && rest >= totalCents;
  await tx.ticketPurchase.update({
    where: { id },
    data: {
      disputeStatus: "lost",
      ...(isRefundedInFull ? { status: "refunded" as const, refundedAt: new Date() } : {}),
    },
  });
  if (isRefundedInFull && event.startsAt > new Date()) await releaseSeats(tx, purchase);
  else if (isRefundedInFull) await freeCount(tx, purchase);
  const proceeds = isRefundedInFull ? totalCents : 0;
  const cents = { owed: owedCents, proceeds, loss: rest - proceeds };
  await tx.ledgerEntry.createMany({ data: ticketDisputeLostEntries(id, cents) });
}

/** Releases the seats of an event that has begun, without notifying the waiting list. */
function freeCount(tx: Tx, { eventId, quantity }: LockedPurchase) {
  return tx.$executeRaw`
    UPDATE events SET sold_tickets = sold_tickets - ${quantity} WHERE id = ${eventId}`;
}
