import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import type { EventChoice } from "@/lib/events/schema";
import { requireOrganizer } from "@/lib/events/service/check-in";

/** Valid seat of an event. Times ISO 8601. */
export type Guest = {
  code: string;
  name: string;
  /** Code and seat position as printed on the ticket. */
  ticketCode: string;
  position: number;
  checkedInAt: string | null;
};

export type GuestList = Awaited<ReturnType<typeof listGuests>>;

/**
 * Returns the event and its valid seats by guest name, which the organizer's page stores for use offline.
 * @throws DomainError forbidden (not the organizer), notFound
 */
export async function listGuests(viewer: Viewer, { eventId }: EventChoice) {
  await requireOrganizer(viewer, eventId);
  const { startsAt, ...event } = await db.event.findUniqueOrThrow({
    where: { id: eventId },
    select: { id: true, title: true, startsAt: true, location: true, maxTickets: true },
  });
  const purchases = await db.ticketPurchase.findMany({
    where: { eventId, status: "valid" },
    select: {
      code: true,
      buyer: { select: { username: true, firstName: true, lastName: true } },
      seats: {
        select: { code: true, position: true, checkedInAt: true },
        orderBy: { position: "asc" },
      },
    },
    orderBy: { id: "asc" },
  });
  const guests: Guest[] = purchases.flatMap(({ code: ticketCode, buyer, seats }) =>
    seats.map(({ code, position, checkedInAt }) => ({
      code,
      name: nameOf(buyer),
      ticketCode,
      position,
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
  );
  const byName = guests.toSorted((a, b) => a.name.localeCompare(b.name));
  return { event: { ...event, startsAt: startsAt.toISOString() }, guests: byName };
}

type Name = { username: string; firstName: string | null; lastName: string | null };

const nameOf = ({ username, firstName, lastName }: Name) =>
  [firstName, lastName].filter(Boolean).join(" ") || username;
