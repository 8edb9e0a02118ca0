import "server-only";

import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { CheckedIn } from "@/lib/events/dto";
import type { CheckInInput, UndoCheckInInput } from "@/lib/events/schema";

/** Requires the event's organizer or an admin. @throws DomainError forbidden, notFound */
export async function requireOrganizer(viewer: Viewer, eventId: number) {
  const event = await db.event.findUnique({
    where: { id: eventId },
    select: { organizerId: true },
  });
  const isTheirs = isAdmin(viewer) || event?.organizerId === viewer.id;
  if (!isTheirs) throw new DomainError("forbidden", "eventDenied");
  if (!event) throw new DomainError("notFound", "eventNotFound");
  return viewer;
}

/**
 * Checks a seat in, once, on the first device that reports it. `at` is the time of the scan, possibly offline; never
 * later than now. Times ISO 8601.
 * @throws DomainError forbidden (not the organizer), notFound
 */
export async function checkIn(viewer: Viewer, input: CheckInInput): Promise<CheckedIn> {
  const { eventId, code } = input;
  await requireOrganizer(viewer, eventId);
  const scannedAt = new Date(Math.min(Date.now(), Date.parse(input.at)));
  const count = await sql.execute`
    UPDATE ticket_seats s SET checked_in_at = ${scannedAt}, checked_in_by_id = ${viewer.id}
    FROM ticket_purchases p
    WHERE p.id = s.purchase_id AND p.event_id = ${eventId} AND p.status = 'valid'
      AND s.code = ${code} AND s.checked_in_at IS NULL`;
  if (count === 1) return { outcome: "in", at: scannedAt.toISOString() };
  const seat = await db.ticketSeat.findFirst({
    where: { code, purchase: { eventId, status: "valid" } },
    select: { checkedInAt: true },
  });
  if (!seat?.checkedInAt) return { outcome: "unknown" };
  return { outcome: "already", at: seat.checkedInAt.toISOString() };
}

/**
 * Undoes a check-in, so that the seat can be checked in again. A seat that is not checked in is unchanged.
 * @throws DomainError forbidden (not the organizer), notFound
 */
export async function undoCheckIn(viewer: Viewer, { eventId, code }: UndoCheckInInput) {
  await requireOrganizer(viewer, eventId);
  const { count } = await db.ticketSeat.updateMany({
    where: { code, purchase: { eventId, status: "valid" } },
    data: { checkedInAt: null, checkedInById: null },
  });
  if (count === 0) throw new DomainError("notFound", "ticketNotFound");
}
