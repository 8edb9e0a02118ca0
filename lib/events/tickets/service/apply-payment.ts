import "server-only";

import type { Tx } from "@/lib/db/client";
import { newSeatCode } from "@/lib/events/tickets/codes";
import { ticketEmail, ticketRefundEmail } from "@/lib/events/tickets/emails";
import { lateTicketEntries, ticketEntries } from "@/lib/ledger/tickets";
import { notify } from "@/lib/notifications/service/notify";
import { queueEmail, queueRefund } from "@/lib/notifications/service/outbox";
import type { LockedPurchase } from "./lock";
import { reserveSeats } from "./seats";

/**
 * The money of a purchase arrived: it becomes valid. After its hold was over it takes seats again if there are any, or
 * goes back at once, and the buyer is told (decisions.md, "Cart and checkout"). Does nothing the second time. The
 * caller holds the purchase's lock.
 */
export async function applyTicketPayment(tx: Tx, purchase: LockedPurchase, intentId: string) {
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
  await tellBuyer(tx, purchase, "late");
  await queueEmail(tx, `tickets-late:${id}`, ticketRefundEmail(purchase, "late"));
  return "applied" as const;
}

/** From now on the seats are the buyer's, each with a code of its own; the tickets go out by mail. */
export async function issueTickets(tx: Tx, purchase: LockedPurchase) {
  const { id, quantity } = purchase;
  await tx.ticketPurchase.update({ where: { id }, data: { status: "valid", validAt: new Date() } });
  const seats = Array.from({ length: quantity }, (_, index) => ({
    purchaseId: id,
    position: index + 1,
    code: newSeatCode(),
  }));
  await tx.ticketSeat.createMany({ data: seats });
  await tellBuyer(tx, purchase, "ticket");
  await queueEmail(tx, `tickets:${id}`, ticketEmail({ ...purchase, seats }));
}

/** The bell alone: tickets and refunds are receipts, which are mailed whatever was chosen. */
export function tellBuyer(tx: Tx, purchase: LockedPurchase, what: "ticket" | "late" | "cancelled") {
  return notify(tx, {
    userId: purchase.buyerId,
    kind: "event",
    key: `tickets-${what}:${purchase.id}`,
    values: { what, title: purchase.event.title },
    href: `/events?ticket=${purchase.code}`,
  });
}
