import { type DateTimeFormatOptions, useFormatter, useLocale, useTimeZone } from "next-intl";

import { formatDateWithLocalNames } from "./cldr-dates";

/**
 * What a client component says days and times with, in place of `useFormatter().dateTime`: the browser says the same as
 * the server, in every language. Takes parts (`month: "short"`), no styles.
 */
export function useDates() {
  const format = useFormatter();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (date: Date, options: DateTimeFormatOptions) =>
    formatDateWithLocalNames(locale, date, { timeZone, ...options }) ??
    format.dateTime(date, options);
}
