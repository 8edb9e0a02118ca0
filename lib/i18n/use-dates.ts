import { type DateTimeFormatOptions, useFormatter, useLocale, useTimeZone } from "next-intl";

import { formatLocalDate } from "./cldr-dates";

/** "Nov 20, 2026". Fields instead of a style, which Arabic would write in digits. */
export const DATE = { year: "numeric", month: "short", day: "numeric" } as const;

/** "November 20, 2026". */
export const LONG_DATE = { year: "numeric", month: "long", day: "numeric" } as const;

/**
 * Returns a date formatter for client components, in place of `useFormatter().dateTime`: browser and server format the
 * same in every language. Accepts fields (`month: "short"`), not styles.
 */
export function useDates() {
  const format = useFormatter();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (date: Date, options: DateTimeFormatOptions) =>
    formatLocalDate(locale, date, { timeZone, ...options }) ?? format.dateTime(date, options);
}
