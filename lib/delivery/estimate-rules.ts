import type { DeliveryMethod } from "@/generated/prisma/enums";
import { addBusinessDays, addDays, BUSINESS_TIME_ZONE } from "@/lib/core/business-calendar";
import { normalizeForSearch } from "@/lib/core/search-text";
import { isWeekend, timeZoneOf } from "./calendar-rules";
import { milesBetween, type Point } from "./distance-rules";
import { zoneOf } from "./zone-rules";

/** Where a parcel starts or ends: an ISO 3166 country, null if it is unknown, and coordinates of a ZIP code. */
export type Place = { country: string | null; city: string | null; point: Point | null };

/** First and last day without shipping, as "2026-12-03". */
export type Vacation = { from: string; until: string };

export type Shipment = {
  origin: Place;
  destination: Place;
  /** Longest processing time of the products, in business days; null for the usual time. */
  processing: number | null;
  /** Whether a product is perishable. */
  isPerishable: boolean;
  vacation: Vacation | null;
  /** East African holidays as ISO dates, on which nothing is packed. */
  holidays: readonly string[];
  now: Date;
};

/** First and last possible day of arrival, as "2026-12-03". */
export type DeliveryWindow = { from: string; to: string };

type Days = readonly [min: number, max: number];

/** Days on the way; business days of the place of origin, or calendar days. */
export type Transit = { days: Days; unit: "business" | "calendar" };

/** Perishables are on the way for 5 to 10 days (specification C, "Informational help text"). */
export const EXPEDITED_DAYS: Days = [5, 10];

/** Days within a city or 15 miles, and to another zone (decisions.md, "Third release / Delivery, customs"). */
const NEAR_DAYS: Days = [2, 3];
const OTHER_DAYS: Days = [7, 21];
const NEAR_MILES = 15;

/** Business days until a parcel is handed over, unless the product names more (specification C, the same section). */
const PROCESSING_DAYS: Days = [1, 3];

/** Local orders after this hour, Central Time, are delivered with those of the next day. */
export const LOCAL_CUTOFF_HOUR = 14;

/** Returns the miles between two ZIP codes, null if one of them is unknown. */
export function milesOf({ origin, destination }: Pick<Shipment, "origin" | "destination">) {
  return origin.point && destination.point ? milesBetween(origin.point, destination.point) : null;
}

/** A city of one name is one place, except in the United States, where many states have it. */
function isNear(way: Pick<Shipment, "origin" | "destination">): boolean {
  const miles = milesOf(way);
  if (miles !== null) return miles <= NEAR_MILES;
  const { origin, destination } = way;
  if (origin.country !== destination.country || origin.country === "US") return false;
  const [from, to] = [origin.city, destination.city].map((city) => normalizeForSearch(city ?? ""));
  return from !== "" && from === to;
}

type Way = Pick<Shipment, "origin" | "destination" | "isPerishable">;

/** Returns how long standard delivery is on the way. Perishables are never longer on the way than expedited parcels. */
export function standardTransit({ isPerishable, ...way }: Way): Transit {
  const transit = usualTransit(way);
  const isSlow = transit.days[1] > EXPEDITED_DAYS[1];
  return isPerishable && isSlow ? { days: EXPEDITED_DAYS, unit: "calendar" } : transit;
}

function usualTransit(way: Pick<Shipment, "origin" | "destination">): Transit {
  if (isNear(way)) return { days: NEAR_DAYS, unit: "business" };
  const { origin, destination } = way;
  const zone = origin.country === null ? undefined : zoneOf(origin.country);
  if (!zone || zone !== zoneOf(destination.country ?? "")) {
    return { days: OTHER_DAYS, unit: "calendar" };
  }
  return { days: zone.days, unit: zone.key === "eastAfrica" ? "business" : "calendar" };
}

/**
 * Returns the delivery estimate of an order placed `now`: the one source of dates on product, cart, checkout, order and
 * email. Local delivery depends on the hour; other methods start after the processing time. Weekends of the seller's
 * country, East African holidays and the seller's vacation are not business days.
 */
export function estimateDelivery(shipment: Shipment & { method: DeliveryMethod }): DeliveryWindow {
  const { method, origin, processing, now } = shipment;
  if (method === "same_day" || method === "next_day") {
    const isLate = hourIn(BUSINESS_TIME_ZONE, now) >= LOCAL_CUTOFF_HOUR;
    const days = (method === "next_day" ? 1 : 0) + (isLate ? 1 : 0);
    const day = addDays(dateIn(BUSINESS_TIME_ZONE, now), days);
    return { from: day, to: day };
  }
  const transit: Transit =
    method === "expedited" ? { days: EXPEDITED_DAYS, unit: "calendar" } : standardTransit(shipment);
  const orderDay = dateIn(timeZoneOf(origin.country), now);
  const [min, max] = [PROCESSING_DAYS[0], processing ?? PROCESSING_DAYS[1]];
  return {
    from: afterTransit(handOver(orderDay, min, shipment), transit.days[0], transit, origin),
    to: afterTransit(handOver(orderDay, max, shipment), transit.days[1], transit, origin),
  };
}

/** The day on which a parcel is handed over to the carrier, some business days after the order. */
function handOver(orderDay: string, days: number, { origin, vacation, holidays }: Shipment) {
  const isOpen = (day: string) => !isWeekend(origin.country, day) && !holidays.includes(day);
  // Jumps over the vacation, which can last for years.
  let [day, remainingDays] = [orderDay, days];
  while (remainingDays > 0) {
    day = addDays(day, 1);
    if (vacation && day >= vacation.from && day <= vacation.until) day = vacation.until;
    else if (isOpen(day)) remainingDays--;
  }
  return day;
}

function afterTransit(day: string, days: number, { unit }: Transit, { country }: Place) {
  if (unit === "calendar") return addDays(day, days);
  return addBusinessDays(day, days, (other) => !isWeekend(country, other));
}

// Formats are created per call: a page needs few of them, and each is expensive to keep on a phone.
const hourIn = (timeZone: string, date: Date) =>
  Number(
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" }).format(date),
  );
const dateIn = (timeZone: string, date: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(date);
