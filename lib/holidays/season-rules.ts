import { addDays } from "@/lib/core/business-calendar";
import type { Holiday, HolidayDay } from "./rules";

const DAY_MS = 86_400_000;

/** The collections of /holiday-stores: `?tab=`. */
export const SEASONS = ["ramadan", "eid", "independence"] as const;
export type Season = (typeof SEASONS)[number];

/** The holidays of each collection. */
const HOLIDAYS_OF: Record<Season, readonly Holiday[]> = {
  ramadan: ["ramadan"],
  eid: ["eidAlFitr", "eidAlAdha"],
  independence: ["eritreaIndependence", "djiboutiIndependence", "somaliaIndependence"],
};

/** Holidays of the same community at that time of the year. */
const KIN: Record<Season, readonly Holiday[]> = {
  ramadan: ["ramadan", "eidAlFitr", "eidAlAdha"],
  eid: ["ramadan", "eidAlFitr", "eidAlAdha"],
  independence: HOLIDAYS_OF.independence,
};

/** Parses `?tab=` as a collection; null for any other value. */
export function toSeason(tab: unknown): Season | null {
  return SEASONS.find((season) => season === tab) ?? null;
}

/** An upcoming or current holiday; days as "2027-02-08". `daysLeft` is 0 from its day on, `until` its last day. */
export type Occasion = HolidayDay & { until: string; daysLeft: number };

/** Ramadan lasts until the day before its Eid, every other holiday a day. */
function lastDayOf({ holiday, day }: HolidayDay, days: HolidayDay[]): string {
  if (holiday !== "ramadan") return day;
  const eid = days.find((other) => other.holiday === "eidAlFitr" && other.day > day);
  return addDays(eid?.day ?? addDays(day, 30), -1);
}

function nextOf(holidays: readonly Holiday[], days: HolidayDay[], today: string): Occasion | null {
  const candidates = days.filter(({ holiday }) => holidays.includes(holiday));
  const next = candidates.find((candidate) => lastDayOf(candidate, days) >= today);
  if (!next) return null;
  const daysLeft = Math.round((Date.parse(next.day) - Date.parse(today)) / DAY_MS);
  return { ...next, until: lastDayOf(next, days), daysLeft: Math.max(0, daysLeft) };
}

/** The next or current holiday of a collection. `days` are in chronological order. */
export function seasonDates(season: Season, days: HolidayDay[], today: string): Occasion | null {
  return nextOf(HOLIDAYS_OF[season], days, today);
}

/** The collection with the next holiday. */
export function nextSeason(days: HolidayDay[], today: string): Season {
  const dayOf = (season: Season) => seasonDates(season, days, today)?.day ?? "9999";
  return SEASONS.reduce((best, season) => (dayOf(season) < dayOf(best) ? season : best));
}

/** The next days of the season's other holidays, soonest first. */
export function otherOccasions(season: Season, days: HolidayDay[], today: string): Occasion[] {
  const current = seasonDates(season, days, today)?.holiday;
  return KIN[season]
    .filter((holiday) => holiday !== current)
    .flatMap((holiday) => nextOf([holiday], days, today) ?? [])
    .sort((a, b) => a.day.localeCompare(b.day));
}
