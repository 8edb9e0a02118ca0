import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { seatsEmail } from "@/lib/events/emails";
import { seatsLeft } from "@/lib/events/rules";
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
 * @throws DomainError unauthenticated, notFound, conflict (over or cancelled, or there are seats)
 */
export async function joinWaitingList(viewer: Viewer | null, { eventId, quantity }: WaitInput) {
  const { id: userId } = requireSignedIn(viewer);
  await withTx(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event.isPublished) throw new DomainError("notFound", "eventNotFound");
    if (!canBeVisited(event)) throw new DomainError("conflict", "eventOver");
    if (seatsLeft(event) > 0) throw new DomainError("conflict", "eventHasSeats");
    await tx.waitingListEntry.deleteMany({ where: { eventId, userId, toldAt: { not: null } } });
    await tx.waitingListEntry.upsert({
      where: { eventId_userId: { eventId, userId } },
      create: { eventId, userId, quantity },
      update: { quantity },
    });
  });
}

/** Removes the viewer from the waiting list. Idempotent. @throws DomainError unauthenticated */
export async function leaveWaitingList(viewer: Viewer | null, { eventId }: EventChoice) {
  const { id: userId } = requireSignedIn(viewer);
  await db.waitingListEntry.deleteMany({ where: { eventId, userId } });
}

/**
 * Notifies people on the waiting list of free seats, in order and each once, until the free seats are covered. No seat
 * is held for them. The caller holds the event's lock. Returns the number of notifications.
 */
export async function offerSeats(tx: Tx, eventId: number) {
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId } });
  if (!canBeVisited(event)) return 0;
  let left = seatsLeft(event);
  let notified = 0;
  const waiting = await tx.waitingListEntry.findMany({
    where: { eventId, toldAt: null },
    include: { user: { select: { email: true, username: true, locale: true } } },
    orderBy: { id: "asc" },
    take: left,
  });
  for (const { id, userId, user, quantity } of waiting) {
    if (left <= 0) break;
    const shown = await translateTitle(tx, user.locale, event);
    await tx.waitingListEntry.update({ where: { id }, data: { toldAt: new Date() } });
    await notify(tx, {
      userId,
      kind: "event",
      key: `seats:${id}`,
      values: { what: "seats", title: shown.title },
      href: "/events",
      mail: seatsEmail(user, shown),
    });
    left -= quantity;
    notified++;
  }
  return notified;
}
