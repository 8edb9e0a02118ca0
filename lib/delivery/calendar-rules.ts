import { BUSINESS_TIME_ZONE } from "@/lib/core/business-calendar";

/** Time zones of the countries that sellers ship from; large countries by their largest city. */
const TIME_ZONES: Record<string, string> = {
  KE: "Africa/Nairobi",
  ET: "Africa/Nairobi",
  SO: "Africa/Nairobi",
  ER: "Africa/Nairobi",
  DJ: "Africa/Nairobi",
  UG: "Africa/Nairobi",
  TZ: "Africa/Nairobi",
  RW: "Africa/Maputo",
  SS: "Africa/Maputo",
  SD: "Africa/Maputo",
  ZA: "Africa/Maputo",
  EG: "Africa/Cairo",
  YE: "Asia/Riyadh",
  SA: "Asia/Riyadh",
  QA: "Asia/Riyadh",
  KW: "Asia/Riyadh",
  BH: "Asia/Riyadh",
  AE: "Asia/Dubai",
  OM: "Asia/Dubai",
  TR: "Europe/Istanbul",
  GB: "Europe/London",
  IE: "Europe/London",
  NO: "Europe/Berlin",
  SE: "Europe/Berlin",
  DK: "Europe/Berlin",
  FI: "Europe/Helsinki",
  DE: "Europe/Berlin",
  NL: "Europe/Berlin",
  FR: "Europe/Berlin",
  IT: "Europe/Berlin",
  CH: "Europe/Berlin",
  BE: "Europe/Berlin",
  AT: "Europe/Berlin",
  CA: "America/Toronto",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  MY: "Asia/Kuala_Lumpur",
};

/** Countries whose weekend is Friday and Saturday (Unicode CLDR, week data). */
const FRIDAY_WEEKENDS = new Set(["SA", "QA", "KW", "BH", "OM", "EG", "SD", "YE"]);

/** Returns the time zone of a seller's country, that of Minnesota if the country is unknown. */
export const timeZoneOf = (country: string | null): string =>
  TIME_ZONES[country ?? ""] ?? BUSINESS_TIME_ZONE;

/** Returns whether an ISO date is on the weekend of a country. */
export function isWeekend(country: string | null, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 || weekday === (FRIDAY_WEEKENDS.has(country ?? "") ? 5 : 0);
}
