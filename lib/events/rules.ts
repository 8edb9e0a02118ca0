import { BUSINESS_TIME_ZONE, businessDate, startOfDay } from "@/lib/core/business-calendar";
import { isPlausibleYear } from "@/lib/core/validation/year-range";

/** Event types in the order of the page's filter (specification C, "Cultural Events"). */
export const EVENT_TYPES = [
  "somali_week",
  "henna_night",
  "food_festival",
  "eid_celebration",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Time zone of all event times, regardless of the viewer's. */
export const EVENT_ZONE = BUSINESS_TIME_ZONE;

/** Whether the date depends on the sighting of the moon. */
export const isUpcoming = (type: EventType) => type === "eid_celebration";

/** Returns the address of an event in the list of events. */
export const eventPath = (id: number) => `/events#event-${id}`;

type Seats = { maxTickets: number; soldTickets: number };

/** Returns the number of free seats. */
export const seatsLeft = ({ maxTickets, soldTickets }: Seats) =>
  Math.max(0, maxTickets - soldTickets);

/** Whether all seats are sold, or more (specification C, section 6). */
export const isSoldOut = (seats: Seats) => seatsLeft(seats) === 0;

/** Hours for which free seats are held for the first user of the waiting list. */
export const WAITLIST_HOLD_HOURS = 24;

export const EVENT_STATES = ["upcoming", "draft", "past", "cancelled"] as const;
export type EventState = (typeof EVENT_STATES)[number];

type EventStatus = { isPublished: boolean; cancelledAt: Date | null; startsAt: Date };

/** Returns the state of an event in the admin area. */
export function eventState(
  { isPublished, cancelledAt, startsAt }: EventStatus,
  now: Date,
): EventState {
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
  const localTime = Date.parse(`${local}:00Z`);
  const first = startOfDay(date).getTime() + Number(hours) * HOUR_MS + Number(minutes) * 60_000;
  // When clocks change, the day is an hour longer or shorter.
  const gap = localTime - Date.parse(`${toEventTimeZone(new Date(first))}:00Z`);
  const adjusted = new Date(first + gap);
  return toEventTimeZone(adjusted) === local ? adjusted : new Date(first);
}

/** Returns a time as the value of a date and time field in the events' zone: "2026-12-06T18:00". */
export function toEventTimeZone(at: Date): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: EVENT_ZONE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
  return `${businessDate(at)}T${time}`;
}
