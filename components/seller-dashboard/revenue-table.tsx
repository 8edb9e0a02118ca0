import { useTranslations } from "next-intl";
import { dayOf } from "@/components/time/dates";
import { formatMoney } from "@/lib/core/money";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { Range, RevenuePoint } from "@/lib/seller-dashboard/rules";
import { RevenueRows } from "./revenue-rows";

const HEAD = `px-2 py-2 first:ps-4 last:pe-4 sm:first:ps-5.5 sm:last:pe-5.5 font-medium text-muted-foreground text-xs`;

type RevenueTableProps = { range: Range; points: RevenuePoint[]; isCompared: boolean };

/** The figures of the chart, newest first; collapsed by default. */
export function RevenueTable({ range, points, isCompared }: RevenueTableProps) {
  const t = useTranslations("dashboard.chart");
  const dateText = useDates();
  const nameOf = (start: string) =>
    range === "weeks"
      ? t("weekOf", { date: dateText(dayOf(start), DATE) })
      : dateText(dayOf(start), { month: "long", year: "numeric" });
  const rows = [...points].reverse().map(({ start, cents, beforeCents }) => ({
    name: nameOf(start),
    amount: formatMoney(cents),
    ...(isCompared ? { before: formatMoney(beforeCents) } : {}),
  }));
  return (
    <details className="mt-auto border-t">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-brand-ink text-sm -outline-offset-2 sm:px-5.5">
        <span className="font-semibold underline decoration-1 underline-offset-4">
          {t("table")}
        </span>
      </summary>
      <table className="w-full border-collapse text-md">
        <caption className="sr-only">{t(range)}</caption>
        <thead>
          <tr className="border-t">
            <th scope="col" className={`${HEAD} text-start`}>
              {t(range === "weeks" ? "week" : "month")}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t("revenue")}
            </th>
            {isCompared && (
              <th scope="col" className={`${HEAD} text-end`}>
                {t("yearBefore")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <RevenueRows rows={rows} />
        </tbody>
      </table>
    </details>
  );
}
