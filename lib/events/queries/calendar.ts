import "server-only";

import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { db } from "@/lib/db/client";
import { toIcs } from "@/lib/events/tickets/ics";

/**
 * Returns the calendar file of an event, for GET /api/events/{eventId}/calendar.
 * @throws DomainError notFound (or cancelled)
 */
export async function getEventCalendar(id: number) {
  const event = await db.event.findFirst({
    where: { id, isPublished: true, cancelledAt: null },
    select: { id: true, title: true, startsAt: true, endsAt: true, location: true },
  });
  if (!event) throw new DomainError("notFound", "eventNotFound");
  return new FileResponse(`event-${id}.ics`, "text/calendar; charset=utf-8", toIcs(event));
}
