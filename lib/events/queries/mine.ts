import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { translateEvents } from "@/lib/events/translate";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Language } from "@/lib/i18n/routing";

/**
 * Returns the viewer's waiting list entries with numbers of seats, for GET /api/events/waiting; `heldQuantity` of them are
 * held until `heldUntil`.
 */
export async function listWaiting(viewer: Viewer) {
  const rows = await db.waitingListEntry.findMany({
    where: { userId: viewer.id, OR: [{ notifiedAt: null }, { heldQuantity: { gt: 0 } }] },
    select: { eventId: true, quantity: true, heldQuantity: true, heldUntil: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ heldQuantity, heldUntil, ...entry }) => ({
    ...entry,
    ...(heldQuantity > 0 && heldUntil ? { heldQuantity, heldUntil: heldUntil.toISOString() } : {}),
  }));
}

export type Waiting = Awaited<ReturnType<typeof listWaiting>>;

const DAY_MS = 86_400_000;

/** Returns the events that the viewer organizes in one language, until the day after, soonest first. Times ISO 8601. */
export async function listOrganized(viewer: Viewer, locale: Language) {
  const rows = await db.event.findMany({
    where: {
      organizerId: viewer.id,
      cancelledAt: null,
      startsAt: { gt: new Date(Date.now() - DAY_MS) },
    },
    select: {
      id: true,
      locale: true,
      title: true,
      description: true,
      startsAt: true,
      location: true,
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const events = rows.map(({ startsAt, ...event }) => ({
    ...event,
    locale: toLocale(event.locale),
    startsAt: startsAt.toISOString(),
  }));
  return translateEvents(locale, events);
}
