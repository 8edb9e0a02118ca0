import "server-only";

import { cached } from "@/lib/cache/cached";
import { EVENTS_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { eventSelect, toApiEvent, toPublicEvent } from "@/lib/events/dto";
import type { EventType } from "@/lib/events/rules";
import { translateEvents } from "@/lib/events/translate";
import type { Season } from "@/lib/holidays/season-rules";
import type { Language } from "@/lib/i18n/routing";

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
const MAX_EVENTS = 100;

type EventFilter = {
  type?: EventType | undefined;
  season?: Season | undefined;
  /** Only events that can be read in this language, and in it. */
  language?: Language | undefined;
};

/**
 * Returns upcoming events in one language, soonest first: all, or of one type, season or language. Cached until an event
 * or its seats change.
 */
export async function listUpcoming(locale: Language, { type, season, language }: EventFilter = {}) {
  const key = ["events", type ?? "", season ?? "", language ?? "", locale];
  const rows = await cached([EVENTS_TAG], key, async () => {
    const where = {
      ...openAt(new Date()),
      ...(type && { type }),
      ...(season && { season }),
      ...(language && {
        OR: [{ locale: language }, { translations: { some: { locale: language } } }],
      }),
    };
    const events = await db.event.findMany({
      where,
      select: eventSelect,
      orderBy: SOONEST,
      take: MAX_EVENTS,
    });
    return translateEvents(language ?? locale, events.map(toPublicEvent));
  });
  // Cached events may have begun since.
  const now = new Date().toISOString();
  return rows.filter(({ startsAt }) => startsAt > now);
}
