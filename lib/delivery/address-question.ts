import "server-only";

import { lookup, lookupByName } from "zipcodes";

import type { AddressQuestion } from "./address-rules";
import { milesBetween } from "./distance-rules";
import { findHomeCity, withLongForm } from "./places";
import type { Country } from "./zone-rules";

type Destination = {
  country: Country;
  line1: string;
  city: string;
  region: string;
  postcode?: string | undefined;
};

/** Maximum distance in miles of a city to the ZIP codes with which its addresses are written. */
const NEAR_MILES = 25;

const MILITARY_REGIONS: readonly string[] = ["AA", "AE", "AP"];
const MILITARY_OFFICES: readonly string[] = ["apo", "fpo", "dpo"];

/**
 * Returns what is unlikely about an address: a ZIP code of another place or an unknown one, or a street that repeats
 * the city; null for a likely address.
 */
export function findAddressQuestion(address: Destination): AddressQuestion | null {
  const { country, line1, city } = address;
  if (fold(line1) === fold(city)) return { kind: "repeated" };
  return country === "US" ? findZipQuestion(address) : null;
}

function findZipQuestion({ city, region, postcode = "" }: Destination): AddressQuestion | null {
  const zip = postcode.slice(0, 5);
  const place = lookup(zip);
  if (!place) return { kind: "zip", postcode: zip };
  const isMilitary = MILITARY_REGIONS.includes(place.state);
  if (place.state === region) {
    if (isMilitary && MILITARY_OFFICES.includes(fold(city))) return null;
    if (!isMilitary && isCityAt(city, place)) return null;
  }
  const name = isMilitary ? place.city.toUpperCase() : place.city;
  return { kind: "place", city: name, region: place.state, postcode: zip };
}

type Place = { city: string; state: string; latitude: number; longitude: number };

/** Whether a city in any spelling is that of a ZIP code, or another one near it. */
function isCityAt(city: string, place: Place): boolean {
  const long = withLongForm(city);
  if ([city, long].some((name) => fold(name) === fold(place.city))) return true;
  const home = place.state === "MN" ? findHomeCity(city) : undefined;
  const points = [...lookupByName(long, place.state), ...lookupByName(city, place.state)];
  return [...points, ...(home ? [home] : [])].some(
    (point) => milesBetween(point, place) <= NEAR_MILES,
  );
}

/** Lower case without accents, signs and spaces. */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
