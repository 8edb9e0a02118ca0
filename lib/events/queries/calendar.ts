import "server-only";

import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { db } from "@/lib/db/client";
import { toIcs } from "@/lib/events/tickets/ics";
import { translateTitle } from "@/lib/events/translate";
import type { Language } from "@/lib/i18n/routing";

/**
 * Returns the calendar file of an event in a language, for GET /api/events/{eventId}/calendar?lang=.
 * @throws DomainError notFound (or cancelled)
 */
export async function getEventCalendar(id: number, locale: Language) {
  const event = await db.event.findFirst({
    where: { id, isPublished: true, cancelledAt: null },
    select: { id: true, locale: true, title: true, startsAt: true, endsAt: true, location: true },
  });
  if (!event) throw new DomainError("notFound", "eventNotFound");
  const translatedEvent = await translateTitle(db, locale, event);
  return new FileResponse(
    `event-${id}.ics`,
    "text/calendar; charset=utf-8",
    toIcs(translatedEvent),
  );
}
