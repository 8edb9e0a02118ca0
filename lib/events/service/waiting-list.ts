import "server-only";

import type { Event, WaitingListEntry } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { EVENTS_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { seatsEmail } from "@/lib/events/emails";
import { eventPath, seatsLeft, WAITLIST_HOLD_HOURS } from "@/lib/events/rules";
import type { EventChoice, WaitInput } from "@/lib/events/schema";
import { translateTitle } from "@/lib/events/translate";
import { notify } from "@/lib/notifications/service/notify";
import { lockEvent } from "./lock";

type Open = { isPublished: boolean; cancelledAt: Date | null; startsAt: Date };

const canBeVisited = ({ isPublished, cancelledAt, startsAt }: Open) =>
  isPublished && !cancelledAt && startsAt > new Date();

/**
 * Adds the viewer to the waiting list of a sold-out event. An existing entry retains its position and gets the new
 * number; a user who was notified joins again at the end.
 * @throws DomainError notFound, conflict (over or cancelled, or there are seats)
 */
export async function joinWaitingList(viewer: Viewer, { eventId, quantity }: WaitInput) {
  const { id: userId } = viewer;
  await withTx(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event.isPublished) throw new DomainError("notFound", "eventNotFound");
    if (!canBeVisited(event)) throw new DomainError("conflict", "eventOver");
    if (seatsLeft(event) > 0) throw new DomainError("conflict", "eventHasSeats");
    await tx.waitingListEntry.deleteMany({
      where: { eventId, userId, notifiedAt: { not: null }, heldQuantity: 0 },
    });
    await tx.waitingListEntry.upsert({
      where: { eventId_userId: { eventId, userId } },
      create: { eventId, userId, quantity },
      update: { quantity },
    });
  });
}

/**
 * Removes the viewer from the waiting list; seats held for the viewer go to the next in line. Idempotent.
 */
export async function leaveWaitingList(viewer: Viewer, { eventId }: EventChoice) {
  const { id: userId } = viewer;
  await withTx(async (tx) => {
    const entry = await tx.waitingListEntry.findUnique({
      where: { eventId_userId: { eventId, userId } },
      select: { id: true },
    });
    if (entry) await removeEntry(tx, { eventId, entryId: entry.id });
  });
}

/** Removes an entry and offers the seats held for it to the next in line. */
export async function removeEntry(
  tx: Tx,
  { eventId, entryId }: { eventId: number; entryId: number },
) {
  await lockEvent(tx, eventId);
  const [entry] = await tx.$queryRaw<{ heldQuantity: number }[]>`
    DELETE FROM waiting_list_entries WHERE id = ${entryId} RETURNING held_quantity AS "heldQuantity"`;
  if (!entry || entry.heldQuantity === 0) return;
  await changeSold(tx, eventId, -entry.heldQuantity);
  await offerSeats(tx, eventId);
}

/** Removes all entries of an event. The caller holds the event's lock. */
export async function clearWaitingList(tx: Tx, eventId: number) {
  const { _sum: sum } = await tx.waitingListEntry.aggregate({
    where: { eventId },
    _sum: { heldQuantity: true },
  });
  await changeSold(tx, eventId, -(sum.heldQuantity ?? 0));
  await tx.waitingListEntry.deleteMany({ where: { eventId } });
}

/** Changes the number of seats that cannot be bought. */
async function changeSold(tx: Tx, eventId: number, count: number) {
  if (count === 0) return;
  await tx.$executeRaw`
    UPDATE events SET sold_tickets = sold_tickets + ${count} WHERE id = ${eventId}`;
  invalidateTags(EVENTS_TAG);
}

type HeldFor = { eventId: number; userId: number };

/**
 * Frees the seats held for a user, who is about to buy, and returns whether there were any. The event stays locked until
 * the transaction ends, so that no other buyer takes them.
 */
export async function consumeHeldSeats(tx: Tx, { eventId, userId }: HeldFor) {
  const where = { eventId, userId, heldQuantity: { gt: 0 } };
  if ((await tx.waitingListEntry.count({ where })) === 0) return false;
  await lockEvent(tx, eventId);
  const entry = await tx.waitingListEntry.findFirst({ where });
  if (!entry) return false;
  await tx.waitingListEntry.update({ where: { id: entry.id }, data: { heldQuantity: 0 } });
  await changeSold(tx, eventId, -entry.heldQuantity);
  return true;
}

/**
 * Holds the seats of an unpaid purchase again for a user of the waiting list whose time has not expired. The caller holds
 * the event's lock.
 */
export async function resumeHeldSeats(
  tx: Tx,
  { eventId, userId, quantity }: HeldFor & { quantity: number },
) {
  const [entry] = await tx.$queryRaw<{ heldQuantity: number }[]>`
    UPDATE waiting_list_entries SET held_quantity = least(quantity, ${quantity}::int)
    WHERE event_id = ${eventId} AND user_id = ${userId} AND held_quantity = 0 AND held_until > now()
    RETURNING held_quantity AS "heldQuantity"`;
  if (entry) await changeSold(tx, eventId, entry.heldQuantity);
}

/**
 * Holds free seats for the users of the waiting list, in order, and notifies each once. The caller holds the event's
 * lock. Returns the number of notifications.
 */
export async function offerSeats(tx: Tx, eventId: number) {
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId } });
  if (!canBeVisited(event)) return 0;
  let remainingSeats = seatsLeft(event);
  let notifiedCount = 0;
  const waiting = await tx.waitingListEntry.findMany({
    where: { eventId, notifiedAt: null },
    include: { user: { select: { email: true, username: true, locale: true } } },
    orderBy: { id: "asc" },
    take: remainingSeats,
  });
  for (const entry of waiting) {
    if (remainingSeats <= 0) break;
    const quantity = Math.min(remainingSeats, entry.quantity);
    await holdSeats(tx, event, { ...entry, quantity });
    remainingSeats -= quantity;
    notifiedCount++;
  }
  return notifiedCount;
}

type Offer = WaitingListEntry & { user: { email: string; username: string; locale: string } };

async function holdSeats(tx: Tx, event: Event, { id, userId, user, quantity }: Offer) {
  const [hold] = await tx.$queryRaw<{ until: Date }[]>`
    UPDATE waiting_list_entries SET told_at = now(), held_quantity = ${quantity}::int, held_until =
      least(now() + make_interval(hours => ${WAITLIST_HOLD_HOURS}::int), ${event.startsAt}::timestamptz)
    WHERE id = ${id} RETURNING held_until AS until`;
  if (!hold) throw new Error(`Entry ${id} of the waiting list is missing`);
  await changeSold(tx, event.id, quantity);
  const translatedEvent = await translateTitle(tx, user.locale, event);
  await notify(tx, {
    userId,
    kind: "event",
    key: `seats:${id}`,
    values: { what: "seats", title: translatedEvent.title },
    href: eventPath(event.id),
    email: seatsEmail(user, translatedEvent, { quantity, until: hold.until }),
  });
}
