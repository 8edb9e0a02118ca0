import { useLocale } from "next-intl";

import { formatDateRange } from "./date-range";

/** Returns a formatter of ISO dates in the page's language: "Dec 3 – 10". */
export function useDateRange() {
  const locale = useLocale();
  return (from: string, to: string) => formatDateRange(locale, from, to);
}
