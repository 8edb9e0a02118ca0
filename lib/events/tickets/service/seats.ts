import "server-only";

import { invalidateTags } from "@/lib/cache/invalidation-context";
import { EVENTS_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { consumeHeldSeats, offerSeats, resumeHeldSeats } from "@/lib/events/service/waiting-list";

/** Reserves seats if enough are free and the event is open; returns whether it did. */
export async function reserveSeats(tx: Tx, { eventId, quantity }: Seats) {
  const updatedCount = await tx.$executeRaw`
    UPDATE events SET sold_tickets = sold_tickets + ${quantity}
    WHERE id = ${eventId} AND is_published AND cancelled_at IS NULL AND starts_at > now()
      AND sold_tickets + ${quantity} <= max_tickets`;
  if (updatedCount === 1) invalidateTags(EVENTS_TAG);
  return updatedCount === 1;
}

type Seats = { eventId: number; quantity: number };

/**
 * Reserves seats, first those held for the buyer, or throws the reason. Held seats that the buyer leaves go to the next in
 * line.
 * @throws DomainError notFound (no such event), conflict (over, cancelled, sold out, too few left)
 */
export async function requireSeats(tx: Tx, { buyerId, ...seats }: Seats & { buyerId: number }) {
  const { eventId } = seats;
  const wasHeld = await consumeHeldSeats(tx, { eventId, userId: buyerId });
  if (await reserveSeats(tx, seats)) {
    if (wasHeld) await offerSeats(tx, eventId);
    return;
  }
  const event = await tx.event.findUnique({ where: { id: eventId } });
  if (!event?.isPublished) throw new DomainError("notFound", "eventNotFound");
  if (event.cancelledAt) throw new DomainError("conflict", "eventCancelled");
  if (event.startsAt <= new Date()) throw new DomainError("conflict", "eventOver");
  const count = event.maxTickets - event.soldTickets;
  if (count === 0) throw new DomainError("conflict", "eventSoldOut");
  throw new DomainError("conflict", "eventSeatsLeft", { count });
}

/**
 * Releases the seats of a purchase and offers them to the waiting list, those of an unpaid purchase first to its buyer
 * again. The caller has updated the purchase.
 */
export async function releaseSeats(
  tx: Tx,
  { eventId, quantity, buyerId }: Seats & { buyerId: number },
  { isUnpaid = false } = {},
) {
  await tx.$executeRaw`
    UPDATE events SET sold_tickets = sold_tickets - ${quantity} WHERE id = ${eventId}`;
  if (isUnpaid) await resumeHeldSeats(tx, { eventId, userId: buyerId, quantity });
  await offerSeats(tx, eventId);
  invalidateTags(EVENTS_TAG);
}
