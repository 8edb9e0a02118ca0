import { BUSINESS_TIME_ZONE, businessDate, startOfDay } from "@/lib/core/business-calendar";
import { isPlausibleYear } from "@/lib/core/validation/year-range";

/** The types in the order of the page's filter (specification C, "Cultural Events"). */
export const EVENT_TYPES = [
  "somali_week",
  "henna_night",
  "food_festival",
  "eid_celebration",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Events are where the market is at home: their times are read there, whoever looks. */
export const EVENT_ZONE = BUSINESS_TIME_ZONE;

/** Whether the moon has the last word on its day. */
export const isUpcoming = (type: EventType) => type === "eid_celebration";

type Seats = { maxTickets: number; soldTickets: number };

/** Seats that can still be had. */
export const seatsLeft = ({ maxTickets, soldTickets }: Seats) =>
  Math.max(0, maxTickets - soldTickets);

/** Specification C, section 6: as many are sold as there are, or more. */
export const isSoldOut = (seats: Seats) => seatsLeft(seats) === 0;

export const EVENT_STATES = ["upcoming", "draft", "past", "cancelled"] as const;
export type EventState = (typeof EVENT_STATES)[number];

type Told = { isPublished: boolean; cancelledAt: Date | null; startsAt: Date };

/** How an event stands on the operator's desk. */
export function eventState({ isPublished, cancelledAt, startsAt }: Told, now: Date): EventState {
  if (cancelledAt) return "cancelled";
  if (startsAt <= now) return "past";
  return isPublished ? "upcoming" : "draft";
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;
const HOUR_MS = 3_600_000;

/**
 * Converts a local time of the events' zone ("2026-12-06T18:00"); null if it is invalid. A time that is skipped in spring
 * is shifted forward by the hour (02:30 → 03:30); of an hour that is repeated in autumn it is the first.
 */
export function fromEventTimeZone(local: string): Date | null {
  const [, date, hours, minutes] = LOCAL.exec(local) ?? [];
  if (!date || !isPlausibleYear(date) || Number.isNaN(Date.parse(`${local}:00Z`))) return null;
  const wanted = Date.parse(`${local}:00Z`);
  const first = startOfDay(date).getTime() + Number(hours) * HOUR_MS + Number(minutes) * 60_000;
  // On the two days on which clocks change the day is an hour longer or shorter.
  const gap = wanted - Date.parse(`${toEventTimeZone(new Date(first))}:00Z`);
  const shifted = new Date(first + gap);
  return toEventTimeZone(shifted) === local ? shifted : new Date(first);
}

/** A moment as a field for day and time says it, by the clock at home: "2026-12-06T18:00". */
export function toEventTimeZone(at: Date): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: EVENT_ZONE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
  return `${businessDate(at)}T${time}`;
}
