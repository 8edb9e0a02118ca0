import "server-only";

import { lookupByName } from "zipcodes";

import { NEIGHBORHOODS } from "@/lib/delivery/local-sellers/neighborhoods";
import type { Point } from "./distance-rules";

/** The state of local delivery. */
const HOME_STATE = "MN";

/** Abbreviations in city names, as spelled out in the ZIP code table. */
const LONG_FORMS: Record<string, string> = { st: "Saint", ste: "Sainte", ft: "Fort", mt: "Mount" };

/** Coordinates of a city in the local state in any spelling ("St. Paul", "saint paul, MN"); undefined otherwise. */
export function findHomeCity(city: string): Point | undefined {
  const name = city
    .replace(/,?\s*(?:MN|Minnesota)\.?$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const long = withLongForm(name);
  return lookupByName(long, HOME_STATE)[0] ?? findNeighborhood(name) ?? findNeighborhood(long);
}

/** Returns a city name with its first abbreviation spelled out: "Saint Paul" for "St. Paul". */
export function withLongForm(name: string): string {
  return name.replace(/^(ste?|ft|mt)\.? /i, (_match, short: string) => {
    return `${LONG_FORMS[short.toLowerCase()]} `;
  });
}

function findNeighborhood(name: string): Point | undefined {
  const lowerName = name.toLowerCase();
  return Object.values(NEIGHBORHOODS).find((place) => place.name.toLowerCase() === lowerName);
}
