import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { EVENT_STATES, type EventState, eventState, toEventTimeZone } from "@/lib/events/rules";
import type { AdminSearch } from "@/lib/events/schema";
import { byLocale } from "@/lib/i18n/languages";
import { toLocale } from "@/lib/i18n/locales.mjs";

/** Events per page of the admin area. */
const PAGE = 25;

function whereOf(state: EventState, now: Date): Prisma.EventWhereInput {
  const wheres: Record<EventState, Prisma.EventWhereInput> = {
    upcoming: { cancelledAt: null, startsAt: { gt: now }, isPublished: true },
    draft: { cancelledAt: null, startsAt: { gt: now }, isPublished: false },
    past: { cancelledAt: null, startsAt: { lte: now } },
    cancelled: { cancelledAt: { not: null } },
  };
  return wheres[state];
}

/** Event in the admin's list; times ISO 8601, cents. */
export type EventRow = Awaited<ReturnType<typeof searchAdminEvents>>["rows"][number];

/**
 * Returns one page of events, latest first, and the number of events in each state.
 * @throws DomainError forbidden
 */
export async function searchAdminEvents(viewer: Viewer, { q, state, page }: AdminSearch) {
  requireAdmin(viewer);
  const now = new Date();
  const contains = { contains: q, mode: "insensitive" as const };
  const matching: Prisma.EventWhereInput = q
    ? { OR: [{ title: contains }, { location: contains }] }
    : {};
  const where = state === "all" ? matching : { AND: [matching, whereOf(state, now)] };
  const [rows, ...counts] = await Promise.all([
    db.event.findMany({
      where,
      select: {
        id: true,
        title: true,
        type: true,
        startsAt: true,
        priceCents: true,
        maxTickets: true,
        soldTickets: true,
        isPublished: true,
        cancelledAt: true,
      },
      orderBy: [{ startsAt: "desc" }, { id: "desc" }],
      take: PAGE,
      skip: (page - 1) * PAGE,
    }),
    ...EVENT_STATES.map((stateName) =>
      db.event.count({ where: { AND: [matching, whereOf(stateName, now)] } }),
    ),
  ]);
  const byState = new Map(EVENT_STATES.map((stateName, index) => [stateName, counts[index] ?? 0]));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const countOf = (stateName: EventState | "all") =>
    stateName === "all" ? all : (byState.get(stateName) ?? 0);
  return {
    rows: rows.map(({ startsAt, isPublished, cancelledAt, ...event }) => ({
      ...event,
      startsAt: startsAt.toISOString(),
      state: eventState({ startsAt, isPublished, cancelledAt }, now),
    })),
    counts: Object.fromEntries(
      (["all", ...EVENT_STATES] as const).map((stateName) => [stateName, countOf(stateName)]),
    ) as Record<EventState | "all", number>,
    pageCount: Math.ceil(countOf(state) / PAGE),
  };
}

/** Event for the admin's form: local times of the events' zone, the price as a decimal string. */
export type EditableEvent = NonNullable<Awaited<ReturnType<typeof getEditableEvent>>>;

/**
 * Returns an event with its purchases and waiting list; null if there is none.
 * @throws DomainError forbidden
 */
export async function getEditableEvent(viewer: Viewer, id: number) {
  requireAdmin(viewer);
  const row = await db.event.findUnique({
    where: { id },
    include: {
      organizer: { select: { email: true } },
      translations: { omit: { eventId: true }, orderBy: { locale: "asc" } },
      _count: {
        select: {
          purchases: { where: { status: "valid" } },
          waiting: { where: { notifiedAt: null } },
        },
      },
    },
  });
  if (!row) return null;
  const { title, description, imageUrl, type, location, maxTickets, soldTickets, season } = row;
  return {
    id,
    locale: toLocale(row.locale),
    title,
    description,
    translations: byLocale(row.translations),
    imageUrl: imageUrl ?? "",
    type,
    location,
    maxTickets,
    soldTickets,
    season,
    isPublished: row.isPublished,
    startsAt: toEventTimeZone(row.startsAt),
    endsAt: row.endsAt ? toEventTimeZone(row.endsAt) : "",
    price: toDecimal(row.priceCents),
    organizer: row.organizer?.email ?? "",
    state: eventState(row, new Date()),
    purchases: row._count.purchases,
    waiting: row._count.waiting,
  };
}
