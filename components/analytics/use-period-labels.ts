import { useFormatter, useTranslations } from "next-intl";

import { dayOf, SHORT } from "@/components/seller-dashboard/dates";
import type { Range } from "@/lib/seller-dashboard/rules";

/** How the periods of a chart are called, by their first day, and which of them are named under it. */
export function usePeriodLabels(range: Range) {
  const t = useTranslations("analytics");
  const format = useFormatter();
  const isWeeks = range === "weeks";
  const short = (start: string) =>
    format.dateTime(dayOf(start), isWeeks ? SHORT : { month: "short" });
  return {
    short,
    /** As a sentence begins: "Week of Nov 16", "November 2026". */
    long: (start: string) =>
      isWeeks
        ? t("weekOf", { date: format.dateTime(dayOf(start), { dateStyle: "medium" }) })
        : format.dateTime(dayOf(start), { month: "long", year: "numeric" }),
    /** Every second week is named, every fourth on a phone; months all, and every second. */
    label: (start: string, index: number, count: number) => {
      const back = count - 1 - index;
      const every = isWeeks ? 2 : 1;
      return {
        label: back % every === 0 && short(start),
        isLabelShort: back % (every * 3) === 0,
      };
    },
  };
}
