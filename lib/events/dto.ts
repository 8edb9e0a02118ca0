import type { Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";
import type { EventType } from "@/lib/events/rules";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { LocalizedEvent } from "./translate";

export const eventSelect = {
  id: true,
  locale: true,
  title: true,
  description: true,
  imageUrl: true,
  type: true,
  startsAt: true,
  endsAt: true,
  location: true,
  priceCents: true,
  maxTickets: true,
  soldTickets: true,
} satisfies Prisma.EventSelect;

type Row = Prisma.EventGetPayload<{ select: typeof eventSelect }>;

/** Event for pages, in the language of the page. Times ISO 8601, price of a seat in cents. */
export type PublicEvent = LocalizedEvent<ReturnType<typeof toPublicEvent>>;

export function toPublicEvent({ startsAt, endsAt, locale, ...event }: Row) {
  return {
    ...event,
    locale: toLocale(locale),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** Default images of events without an image, by type. */
const DEFAULT_IMAGES: Record<EventType, string> = {
  somali_week: "/illustrations/book.svg",
  henna_night: "/illustrations/henna.svg",
  food_festival: "/illustrations/injera.svg",
  eid_celebration: "/illustrations/dirac.svg",
};

export const getEventImage = ({ imageUrl, type }: { imageUrl: string | null; type: EventType }) =>
  imageUrl ?? DEFAULT_IMAGES[type];

/** Event of GET /api/events (specification C, section 4); price as a decimal string. */
export type ApiEvent = ReturnType<typeof toApiEvent>;

export function toApiEvent(row: Row) {
  const { id, locale, title, description, type, startsAt, location, maxTickets, soldTickets } = row;
  return {
    id,
    locale: toLocale(locale),
    title,
    description,
    imageUrl: getEventImage(row),
    eventType: type,
    eventDate: startsAt.toISOString(),
    location,
    price: toDecimal(row.priceCents),
    maxTickets,
    soldTickets,
  };
}

/** Result of a scanned code: checked in now, checked in before, or not valid for this event. */
export type CheckedIn =
  | { outcome: "in"; at: string }
  | { outcome: "already"; at: string }
  | { outcome: "unknown" };
