import { useTranslations } from "next-intl";

import { Price } from "@/components/ui/price";
import type { MarketPoint } from "@/lib/analytics/rules";
import { formatMoney } from "@/lib/core/money";
import type { Range } from "@/lib/seller-dashboard/rules";
import { ChartCard } from "./chart-card";
import { PeriodChart } from "./period-chart";
import { StatsTable } from "./stats-table";
import { usePeriodLabels } from "./use-period-labels";

type MarketChartProps = { range: Range; points: MarketPoint[] };

const toWholeDollars = (cents: number) => formatMoney(cents).replace(/\.00$/, "");
const exportOf = (range: Range) => `/api/admin/exports/analytics-revenue?range=${range}`;

const sumOf = (points: MarketPoint[], key: "orders" | "revenueCents") =>
  points.reduce((sum, point) => sum + point[key], 0);

const bestOf = (points: MarketPoint[], key: "orders" | "revenueCents") =>
  points.reduce((best, point) => (point[key] > best[key] ? point : best));

/** Revenue less refunds, over time. */
export function RevenueChart({ range, points }: MarketChartProps) {
  const t = useTranslations("analytics.revenue");
  const period = usePeriodLabels(range);
  const best = bestOf(points, "revenueCents");
  const summary = t("summary", {
    total: formatMoney(sumOf(points, "revenueCents")),
    period: period.long(best.start),
    amount: formatMoney(best.revenueCents),
  });
  return (
    <ChartCard
      id="revenue-title"
      title={t("title")}
      description={t("text")}
      exportHref={exportOf(range)}
    >
      <PeriodChart
        range={range}
        summary={summary}
        points={points.map(({ start, revenueCents }) => ({ start, value: revenueCents }))}
        format={toWholeDollars}
      />
      <MarketTable range={range} points={points} caption={t("title")} />
    </ChartCard>
  );
}

/** Paid orders, over time. */
export function OrdersChart({ range, points }: MarketChartProps) {
  const t = useTranslations("analytics.orders");
  const period = usePeriodLabels(range);
  const best = bestOf(points, "orders");
  const summary = t("summary", {
    count: sumOf(points, "orders"),
    period: period.long(best.start),
    most: best.orders,
  });
  return (
    <ChartCard
      id="orders-title"
      title={t("title")}
      description={t("text")}
      exportHref={exportOf(range)}
    >
      <PeriodChart
        range={range}
        summary={summary}
        points={points.map(({ start, orders }) => ({ start, value: orders * 100 }))}
        format={(value) => (value / 100).toLocaleString("en-US")}
      />
      <MarketTable range={range} points={points} caption={t("title")} />
    </ChartCard>
  );
}

function MarketTable({ range, points, caption }: MarketChartProps & { caption: string }) {
  const t = useTranslations("analytics");
  const period = usePeriodLabels(range);
  return (
    <StatsTable
      label={t("table")}
      caption={caption}
      columns={[t(range === "weeks" ? "week" : "month"), t("orders.column"), t("revenue.column")]}
      rows={[...points].reverse().map(({ start, orders, revenueCents }) => ({
        key: start,
        cells: [
          period.long(start),
          orders.toLocaleString("en-US"),
          <Price key="revenue" amount={formatMoney(revenueCents)} className="font-semibold" />,
        ],
      }))}
    />
  );
}
