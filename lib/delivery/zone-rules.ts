/**
 * Delivery days within a zone, and the cost of express in cents: the minimum is the cost of a parcel (specification C,
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

/** Returns the zone of an ISO 3166 country; undefined outside of the zones. */
export const zoneOf = (country: string) =>
  ZONES.find(({ countries }) => (countries as readonly string[]).includes(country));

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
