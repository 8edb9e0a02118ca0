import { useTranslations } from "next-intl";
import { QuerySelect } from "@/components/forms/query-select";
import { dayOf, SHORT } from "@/components/time/dates";
import { Card } from "@/components/ui/card";
import { ChartBars } from "@/components/ui/chart-bars";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import { chartAxis, type Range, type RevenuePoint } from "@/lib/seller-dashboard/rules";
import { RevenueTable } from "./revenue-table";

type RevenueCardProps = { range: Range; points: RevenuePoint[] };

/** "$600.00" → "$600": an axis has no room for more. */
const rounded = (cents: number) => formatMoney(cents).replace(/\.00$/, "");

/** Revenue by week or month, the year before as a dashed line if there was any, and the figures in a table. */
export function RevenueCard({ range, points }: RevenueCardProps) {
  const t = useTranslations("dashboard.chart");
  const dateText = useDates();
  const isCompared = points.some(({ beforeCents }) => beforeCents > 0);
  const highest = Math.max(
    ...points.flatMap(({ cents, beforeCents }) => (isCompared ? [cents, beforeCents] : [cents])),
  );
  const nameOf = (start: string) =>
    dateText(dayOf(start), range === "weeks" ? SHORT : { month: "short" });

  const bars = points.map(({ start, cents, beforeCents }, index) => {
    const back = points.length - 1 - index;
    const every = range === "weeks" ? 2 : 1;
    return {
      key: start,
      value: cents,
      ...(isCompared ? { compared: beforeCents } : {}),
      label: back % every === 0 && nameOf(start),
      isLabelShort: back % (every * 3) === 0,
      tip: {
        name: range === "weeks" ? t("weekOf", { date: nameOf(start) }) : nameOf(start),
        value: formatMoney(cents),
        ...(isCompared ? { note: t("before", { amount: formatMoney(beforeCents) }) } : {}),
      },
    };
  });

  return (
    <Card className="min-w-0">
      <section aria-labelledby="revenue-title" className="flex h-full flex-col">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3.5 sm:px-5.5">
          <h2 id="revenue-title" className="font-semibold text-lg">
            {t(range)}
          </h2>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isCompared && <Legend />}
            <QuerySelect
              path="/dashboard"
              name="range"
              label={t("rangeLabel")}
              show={t("show")}
              value={range}
              options={[
                { value: "weeks", name: t("range.weeks") },
                { value: "months", name: t("range.months") },
              ]}
            />
          </div>
        </header>
        <div className="px-4 pt-6 pb-4 sm:px-5.5">
          <ChartBars
            summary={summaryOf()}
            bars={bars}
            axis={chartAxis(highest).map((value) => ({ value, label: rounded(value) }))}
          />
        </div>
        <RevenueTable range={range} points={points} isCompared={isCompared} />
      </section>
    </Card>
  );

  function summaryOf() {
    const total = formatMoney(points.reduce((sum, { cents }) => sum + cents, 0));
    const best = points.reduce((highest, point) => (point.cents > highest.cents ? point : highest));
    if (best.cents === 0) return t("summaryEmpty");
    const values = { total, date: nameOf(best.start), amount: formatMoney(best.cents) };
    return range === "weeks" ? t("summaryWeeks", values) : t("summaryMonths", values);
  }
}

function Legend() {
  const t = useTranslations("dashboard.chart");
  return (
    <p aria-hidden className="flex gap-4 text-muted-foreground text-xs">
      <span className="flex items-center gap-1.5">
        <span className="size-3 bg-chart-1" />
        {t("thisYear")}
      </span>
      <span className="flex items-center gap-1.5">
        <svg width="18" height="4" aria-hidden="true">
          <path
            d="M1 2h16"
            strokeWidth="2"
            strokeDasharray="2 5"
            strokeLinecap="round"
            className="stroke-chart-2"
          />
        </svg>
        {t("lastYear")}
      </span>
    </p>
  );
}
