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
] as const;

/** Countries whose addresses are incomplete without a state, province or emirate. */
const WITH_REGION: readonly string[] = ["US", "CA", "AU", "AE"];

/** Whether an address in `country` requires a region. */
export function needsRegion(country: string): boolean {
  return WITH_REGION.includes(country);
}
