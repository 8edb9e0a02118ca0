import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

/** Returns the viewer's waiting list entries with numbers of seats, for GET /api/events/waiting. */
export function listWaiting(viewer: Viewer) {
  return db.waitingListEntry.findMany({
    where: { userId: viewer.id, toldAt: null },
    select: { eventId: true, quantity: true },
    orderBy: { id: "asc" },
  });
}

export type Waiting = Awaited<ReturnType<typeof listWaiting>>;

const DAY_MS = 86_400_000;

/** Returns the events that the viewer organizes, until the day after, soonest first. Times ISO 8601. */
export async function listOrganized(viewer: Viewer) {
  const rows = await db.event.findMany({
    where: {
      organizerId: viewer.id,
      cancelledAt: null,
      startsAt: { gt: new Date(Date.now() - DAY_MS) },
    },
    select: { id: true, title: true, startsAt: true, location: true },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ startsAt, ...event }) => ({ ...event, startsAt: startsAt.toISOString() }));
}
