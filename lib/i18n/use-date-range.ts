import { useFormatter, useLocale } from "next-intl";

import { formatLocalDate } from "./cldr-dates";

const DAY = { month: "short", day: "numeric", timeZone: "UTC" } as const;

/**
 * Returns a formatter of ISO dates: "Dec 3 – 10", or one date if both are the same. Somali and Oromo name both months,
 * since browsers have no range formats for them.
 */
export function useDateRange() {
  const format = useFormatter();
  const locale = useLocale();
  return (from: string, to: string) => {
    const [start, end] = [new Date(from), new Date(to)];
    const named = formatLocalDate(locale, start, DAY);
    if (from === to) return named ?? format.dateTime(start, DAY);
    if (named) return `${named} – ${formatLocalDate(locale, end, DAY)}`;
    return format.dateTimeRange(start, end, DAY);
  };
}
