import { useTranslations } from "next-intl";

import type { ConversionPoint } from "@/lib/analytics/rules";
import { conversionRate } from "@/lib/analytics/rules";
import { ChartCard } from "./chart-card";
import { PeriodChart } from "./period-chart";
import { StatsTable } from "./stats-table";
import { usePeriodLabels } from "./use-period-labels";

const percent = (value: number) => `${value.toFixed(1)}%`;

/** Units sold per hundred views, by week. */
export function ConversionChart({ points }: { points: ConversionPoint[] }) {
  const t = useTranslations("analytics.conversion");
  const table = useTranslations("analytics");
  const period = usePeriodLabels("weeks");
  const sum = (key: "units" | "views") => points.reduce((all, point) => all + point[key], 0);
  const all = conversionRate(sum("units"), sum("views"));
  const none = t("none");
  return (
    <ChartCard
      id="conversion-title"
      title={t("title")}
      description={t("text")}
      exportHref="/api/admin/exports/analytics-conversion"
    >
      <PeriodChart
        range="weeks"
        summary={t("summary", { percent: all === null ? none : percent(all) })}
        points={points.map(({ start, percent: value }) => ({ start, value: (value ?? 0) * 100 }))}
        format={(value) => percent(value / 100)}
      />
      <StatsTable
        label={table("table")}
        caption={t("title")}
        columns={[table("week"), t("units"), t("views"), t("column")]}
        rows={[...points].reverse().map(({ start, units, views, percent: value }) => ({
          key: start,
          cells: [
            period.long(start),
            units.toLocaleString("en-US"),
            views.toLocaleString("en-US"),
            value === null ? none : <bdi key="percent">{percent(value)}</bdi>,
          ],
        }))}
      />
    </ChartCard>
  );
}
