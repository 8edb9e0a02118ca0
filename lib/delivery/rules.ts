import type { DeliveryMethod } from "@/generated/prisma/enums";

/** Local delivery by distance, in miles and cents (specification C, "Delivery rates"; decisions.md, "Money"). */
const SAME_DAY = { upToMiles: 5, cents: 299 };
const NEXT_DAY = { upToMiles: 15, cents: 499 };

/**
 * Days that a parcel takes to a zone, and what it costs to hurry it, in cents: the least is what a parcel of ours costs
 * (specification C, "Informational help text").
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

/** Perishables are expedited: 5 to 10 days at most. */
const EXPEDITED_DAYS = [5, 10] as const;

export type DeliveryOffer = {
  method: DeliveryMethod;
  cents: number;
  /** From and to, in days from dispatch; 0 is the same day. */
  days: readonly [number, number];
};

/**
 * What a seller's part may be delivered by, cheapest first. `miles` from the seller to the door, null where it
 * is not known.
 */
export function offersFor(country: string, miles: number | null): DeliveryOffer[] {
  const zone = ZONES.find(({ countries }) => (countries as readonly string[]).includes(country));
  const days = zone?.days ?? [7, 21];
  const offers: DeliveryOffer[] = [{ method: "standard", cents: 0, days }];
  if (miles !== null && miles <= SAME_DAY.upToMiles) {
    offers.push({ method: "same_day", cents: SAME_DAY.cents, days: [0, 0] });
  } else if (miles !== null && miles <= NEXT_DAY.upToMiles) {
    offers.push({ method: "next_day", cents: NEXT_DAY.cents, days: [1, 1] });
  }
  // Nothing to hurry where the ordinary way is as fast.
  if (zone && zone.days[1] > EXPEDITED_DAYS[1]) {
    offers.push({ method: "expedited", cents: zone.costCents[0], days: EXPEDITED_DAYS });
  }
  return offers;
}

const EARTH_MILES = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Point = { latitude: number; longitude: number };

/** The distance between two places along the surface, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const arc = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(arc));
}
