import type { DeliveryMethod } from "@/generated/prisma/enums";

/** The time zone of Minnesota, where orders are handed over. */
const HOME_ZONE = "America/Chicago";

/** Local delivery by distance, in miles and cents (specification C, "Delivery rates"; decisions.md, "Money"). */
const SAME_DAY = { upToMiles: 5, cents: 299 };
const NEXT_DAY = { upToMiles: 15, cents: 499 };

/**
 * Delivery days to a zone, and the cost of express in cents: the minimum is the cost of a parcel (specification C,
 * "Informational help text").
 */
export const ZONES = [
  {
    key: "eastAfrica",
    countries: ["KE", "ET", "SO", "ER", "DJ"],
    days: [3, 7],
    costCents: [500, 1_500],
  },
  { key: "northAmerica", countries: ["US", "CA"], days: [7, 14], costCents: [1_500, 3_500] },
  {
    key: "europe",
    countries: ["GB", "NO", "SE", "DK", "FI", "DE", "NL", "FR"],
    days: [10, 18],
    costCents: [2_000, 4_000],
  },
  { key: "gulf", countries: ["AE", "SA", "QA", "KW"], days: [5, 12], costCents: [1_200, 2_800] },
  { key: "oceania", countries: ["AU", "NZ"], days: [12, 21], costCents: [2_500, 4_500] },
] as const;

/** Perishables are sent by express: 5 to 10 days. */
const EXPEDITED_DAYS = [5, 10] as const;

/** Days to a country outside the zones. */
const OTHER_DAYS = [7, 21] as const;

/** Days that a seller takes to hand a parcel over unless the product names more (specification C, "Informational help text"). */
const PROCESSING_DAYS = [1, 3] as const;

/** Local orders after this hour, Central Time, are delivered with those of the next day. */
export const LOCAL_CUTOFF_HOUR = 14;

export type DeliveryOption = {
  method: DeliveryMethod;
  cents: number;
  /** Minimum and maximum, in days from dispatch; 0 is the same day. */
  days: readonly [number, number];
};

/**
 * Delivery methods of a seller order, without those that another one beats in price and date. `miles` from the seller to the destination, null if unknown.
 * Products that take more than a day to make are not delivered locally on a fixed day.
 */
export function deliveryOptions(
  country: string,
  miles: number | null,
  processingDays: number | null = null,
): DeliveryOption[] {
  const zone = zoneOf(country);
  const days = zone?.days ?? OTHER_DAYS;
  const offers: DeliveryOption[] = [{ method: "standard", cents: 0, days }];
  const isReady = (processingDays ?? 1) <= 1;
  if (isReady && miles !== null && miles <= SAME_DAY.upToMiles) {
    offers.push({ method: "same_day", cents: SAME_DAY.cents, days: [0, 0] });
  } else if (isReady && miles !== null && miles <= NEXT_DAY.upToMiles) {
    offers.push({ method: "next_day", cents: NEXT_DAY.cents, days: [1, 1] });
  }
  // No express if standard delivery is as fast.
  if (zone && zone.days[1] > EXPEDITED_DAYS[1]) {
    offers.push({ method: "expedited", cents: zone.costCents[0], days: EXPEDITED_DAYS });
  }
  return offers.filter((offer) => !offers.some((other) => isBeaten(offer, other)));
}

/** Whether another method is cheaper and arrives no later. */
function isBeaten({ cents, days: [from, to] }: DeliveryOption, other: DeliveryOption) {
  return other.cents < cents && other.days[0] <= from && other.days[1] <= to;
}

function zoneOf(country: string) {
  return ZONES.find(({ countries }) => (countries as readonly string[]).includes(country));
}

/** First and last possible day of arrival, as "2026-12-03", in the time zone of Minnesota. */
export type DeliveryWindow = { from: string; to: string };

type Shipment = { method: DeliveryMethod; country: string; processingDays?: number | null };

/**
 * Delivery estimate of an order placed `at`, as shown for product, cart, checkout and order. Local delivery depends on
 * the hour; other methods add the seller's processing days: `processingDays` is the maximum of the products in business
 * days, null for the usual time.
 */
export function estimateDelivery(
  { method, country, processingDays = null }: Shipment,
  at: Date,
): DeliveryWindow {
  if (method === "same_day" || method === "next_day") {
    const hour = hourAtHome(at);
    const days = (method === "next_day" ? 1 : 0) + (hour < LOCAL_CUTOFF_HOUR ? 0 : 1);
    return { from: dayAtHome(at, days), to: dayAtHome(at, days) };
  }
  const [least, most] =
    method === "expedited" ? EXPEDITED_DAYS : (zoneOf(country)?.days ?? OTHER_DAYS);
  return {
    from: dayAtHome(at, PROCESSING_DAYS[0] + least),
    to: dayAtHome(at, daysToHandOver(at, processingDays) + most),
  };
}

/** Calendar days until the last of the business days. */
function daysToHandOver(at: Date, businessDays: number | null): number {
  if (businessDays === null) return PROCESSING_DAYS[1];
  let days = 0;
  for (let left = businessDays; left > 0; ) {
    days += 1;
    const weekday = new Date(`${dayAtHome(at, days)}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return days;
}

/** The date in Minnesota without daylight saving time: precise enough to detect the end of a day. */
export function roughDayAtHome(at: Date): string {
  return new Date(at.getTime() - 6 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

// Created lazily: the first format is expensive on phones.
const hourAtHome = (at: Date) =>
  Number(
    new Intl.DateTimeFormat("en-US", {
      timeZone: HOME_ZONE,
      hour: "numeric",
      hourCycle: "h23",
    }).format(at),
  );
const dateAtHome = (at: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: HOME_ZONE }).format(at);

/** The date `days` after `at`, in calendar days, so that daylight saving time has no effect. */
function dayAtHome(at: Date, days: number): string {
  const date = new Date(`${dateAtHome(at)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const EARTH_MILES = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Point = { latitude: number; longitude: number };

/** Distance between two places along the surface, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const arc = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(arc));
}

/** Destination countries as ISO 3166 codes; their names are in messages/. */
export const COUNTRIES = [
  "US",
  "CA",
  "GB",
  "NO",
  "SE",
  "DK",
  "FI",
  "DE",
  "NL",
  "FR",
  "AE",
  "SA",
  "QA",
  "KW",
  "KE",
  "ET",
  "SO",
  "ER",
  "DJ",
  "AU",
  "NZ",
  // Outside the zones.
  "UG",
  "TZ",
  "RW",
  "SS",
  "SD",
  "EG",
  "TR",
  "IT",
  "CH",
  "BE",
  "IE",
  "AT",
  "OM",
  "BH",
  "YE",
  "ZA",
  "MY",
] as const;
export type Country = (typeof COUNTRIES)[number];
