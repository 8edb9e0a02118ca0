import { type DateTimeFormatOptions, useFormatter, useLocale, useTimeZone } from "next-intl";

import { formatDateWithLocalNames } from "./cldr-dates";

/**
 * Returns a date formatter for client components, in place of `useFormatter().dateTime`: browser and server format the
 * same in every language. Accepts fields (`month: "short"`), not styles.
 */
export function useDates() {
  const format = useFormatter();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (date: Date, options: DateTimeFormatOptions) =>
    formatDateWithLocalNames(locale, date, { timeZone, ...options }) ??
    format.dateTime(date, options);
}
