import "server-only";

import type { Tx } from "@/lib/db/client";
import { entriesOfLateTickets, entriesOfTickets } from "@/lib/ledger/tickets";
import { queueMail, queueRefund } from "@/lib/notifications/outbox";
import { tell } from "@/lib/notifications/service";
import { newSeatCode } from "@/lib/tickets/codes";
import { ticketMail, ticketRefundMail } from "@/lib/tickets/mails";
import type { LockedPurchase } from "./lock";
import { takeSeats } from "./seats";

/**
 * The money of a purchase arrived: it becomes valid. After its hold was over it takes seats again if there are any, or
 * goes back at once, and the buyer is told (decisions.md, "Cart and checkout"). Does nothing the second time. The
 * caller holds the purchase's lock.
 */
export async function followTickets(tx: Tx, purchase: LockedPurchase, intentId: string) {
  const { id, status, totalCents: amountCents } = purchase;
  if (status !== "pending" && status !== "lapsed") return "ignored" as const;
  if (status === "pending" || (await takeSeats(tx, purchase))) {
    await tx.ledgerEntry.createMany({ data: entriesOfTickets({ id, amountCents }) });
    await makeValid(tx, purchase);
    return "applied" as const;
  }
  await tx.ticketPurchase.update({
    where: { id },
    data: { status: "refunded", refundedAt: new Date() },
  });
  await tx.ledgerEntry.createMany({ data: entriesOfLateTickets({ id, amountCents }) });
  const refund = { orderId: null, purchaseId: id, intentId, amountCents, refundId: null };
  await queueRefund(tx, `tickets:${id}`, refund);
  await tellBuyer(tx, purchase, "late");
  await queueMail(tx, `tickets-late:${id}`, ticketRefundMail(purchase, "late"));
  return "applied" as const;
}

/** From now on the seats are the buyer's, each with a code of its own; the tickets go out by mail. */
export async function makeValid(tx: Tx, purchase: LockedPurchase) {
  const { id, quantity } = purchase;
  await tx.ticketPurchase.update({ where: { id }, data: { status: "valid", validAt: new Date() } });
  const seats = Array.from({ length: quantity }, (_, index) => ({
    purchaseId: id,
    position: index + 1,
    code: newSeatCode(),
  }));
  await tx.ticketSeat.createMany({ data: seats });
  await tellBuyer(tx, purchase, "ticket");
  await queueMail(tx, `tickets:${id}`, ticketMail({ ...purchase, seats }));
}

/** The bell alone: tickets and refunds are receipts, which are mailed whatever was chosen. */
export function tellBuyer(tx: Tx, purchase: LockedPurchase, what: "ticket" | "late" | "cancelled") {
  return tell(tx, {
    userId: purchase.buyerId,
    kind: "event",
    key: `tickets-${what}:${purchase.id}`,
    values: { what, title: purchase.event.title },
    href: `/events?ticket=${purchase.code}`,
  });
}
