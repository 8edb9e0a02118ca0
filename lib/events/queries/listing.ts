import "server-only";

import { cached } from "@/lib/cache/cached";
import { EVENTS_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { eventSelect, toApiEvent, toShown } from "@/lib/events/dto";
import type { EventType } from "@/lib/events/rules";
import type { Season } from "@/lib/holidays/season-rules";

const SOONEST = [{ startsAt: "asc" as const }, { id: "asc" as const }];

const openAt = (now: Date) => ({ isPublished: true, cancelledAt: null, startsAt: { gt: now } });

/** Returns upcoming events for GET /api/events, soonest first. `total` counts all of them. */
export async function listEvents({ limit, offset }: Pagination) {
  const where = openAt(new Date());
  const [rows, total] = await Promise.all([
    db.event.findMany({ where, select: eventSelect, orderBy: SOONEST, take: limit, skip: offset }),
    db.event.count({ where }),
  ]);
  return { rows: rows.map(toApiEvent), total };
}

/** Maximum number of events on a page. */
const SHOWN = 100;

/** Returns upcoming events, soonest first, all or of one type or season. Cached until an event or its seats change. */
export async function listUpcoming(wanted: { type?: EventType; season?: Season } = {}) {
  const { type, season } = wanted;
  const rows = await cached([EVENTS_TAG], ["events", type ?? "", season ?? ""], async () => {
    const where = { ...openAt(new Date()), ...(type && { type }), ...(season && { season }) };
    const found = await db.event.findMany({
      where,
      select: eventSelect,
      orderBy: SOONEST,
      take: SHOWN,
    });
    return found.map(toShown);
  });
  // Cached events may have begun since.
  const now = new Date().toISOString();
  return rows.filter(({ startsAt }) => startsAt > now);
}
