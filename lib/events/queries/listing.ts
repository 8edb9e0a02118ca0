import "server-only";

import { cached } from "@/lib/cache/cached";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { eventSelect, toApiEvent, toShown } from "@/lib/events/dto";
import type { EventType } from "@/lib/events/rules";
import type { Season } from "@/lib/holidays/season-rules";

const SOONEST = [{ startsAt: "asc" as const }, { id: "asc" as const }];

const openAt = (now: Date) => ({ isPublished: true, cancelledAt: null, startsAt: { gt: now } });

/** GET /api/events: what is still to come, soonest first. `total` is the whole number. */
export async function listEvents({ limit, offset }: Pagination) {
  const where = openAt(new Date());
  const [rows, total] = await Promise.all([
    db.event.findMany({ where, select: eventSelect, orderBy: SOONEST, take: limit, skip: offset }),
    db.event.count({ where }),
  ]);
  return { rows: rows.map(toApiEvent), total };
}

/** Events on a page; a city has fewer. */
const SHOWN = 100;

/** The events to come, soonest first, all or of one type or season. Kept until an event or its seats change. */
export async function listUpcoming(wanted: { type?: EventType; season?: Season } = {}) {
  const { type, season } = wanted;
  const rows = await cached(["events"], ["events", type ?? "", season ?? ""], async () => {
    const where = { ...openAt(new Date()), ...(type && { type }), ...(season && { season }) };
    const found = await db.event.findMany({
      where,
      select: eventSelect,
      orderBy: SOONEST,
      take: SHOWN,
    });
    return found.map(toShown);
  });
  // What was kept may have begun meanwhile.
  const now = new Date().toISOString();
  return rows.filter(({ startsAt }) => startsAt > now);
}
