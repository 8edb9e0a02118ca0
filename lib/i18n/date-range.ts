import type { Locale } from "next-intl";

import { formatLocalDate } from "./cldr-dates";

const DAY = { month: "short", day: "numeric", timeZone: "UTC" } as const;

/**
 * Formats two dates, in UTC, as a range: "Dec 3 – 10", or as one date if both are the same. Somali, Oromo and Amharic name
 * both months, since browsers have no range formats for them.
 */
export function formatDateRange(locale: Locale, from: Date | string, to: Date | string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const format = new Intl.DateTimeFormat(locale, DAY);
  const first = formatLocalDate(locale, start, DAY);
  if (start.getTime() === end.getTime()) return first ?? format.format(start);
  return first ? `${first} – ${formatLocalDate(locale, end, DAY)}` : format.formatRange(start, end);
}
