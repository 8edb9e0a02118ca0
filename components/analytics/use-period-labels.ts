import { useTranslations } from "next-intl";
import { dayOf, SHORT } from "@/components/time/dates";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { Range } from "@/lib/seller-dashboard/rules";

/** Labels of a chart's periods by their first day, and which of them are shown. */
export function usePeriodLabels(range: Range) {
  const t = useTranslations("analytics");
  const dateText = useDates();
  const isWeeks = range === "weeks";
  const short = (start: string) => dateText(dayOf(start), isWeeks ? SHORT : { month: "short" });
  return {
    short,
    /** At the beginning of a sentence: "Week of Nov 16", "November 2026". */
    long: (start: string) =>
      isWeeks
        ? t("weekOf", { date: dateText(dayOf(start), DATE) })
        : dateText(dayOf(start), { month: "long", year: "numeric" }),
    /** Every second week is labeled, every fourth on a phone; every month, on a phone every second. */
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
