import { getTranslations } from "next-intl/server";

import { formatMoney, parseSignedCents } from "@/lib/core/money";
import { listSalesMetrics, type SalesMetric } from "@/lib/seller-tools/queries/metrics";
import { conversionRate, VISIBLE_DAYS } from "@/lib/seller-tools/rules";
import { DailyChart } from "./daily-chart";
import { MetricsTable } from "./metrics-table";
import type { TabProps } from "./tab-props";
import { ToolIntro } from "./tool-intro";

const count = (hundredths: number) => (hundredths / 100).toLocaleString("en-US");
const money = (cents: number) => formatMoney(cents).replace(/\.00$/, "");

const VALUES = {
  views: (entry: SalesMetric) => entry.views * 100,
  purchases: (entry: SalesMetric) => entry.purchases * 100,
  revenue: (entry: SalesMetric) => parseSignedCents(entry.revenue) ?? 0,
};

/** Views, purchases and payments of the last seven days. */
export async function AnalyticsTab({ viewer }: TabProps) {
  const t = await getTranslations("sellerTools.analytics");
  const entries = (await listSalesMetrics(viewer)).slice(-VISIBLE_DAYS);
  const charts = ["views", "purchases", "revenue"] as const;
  return (
    <>
      <ToolIntro text={t("text")} />
      <p className="rounded-lg border bg-card px-4 py-4 sm:px-5.5">
        <span className="font-semibold">{t("conversion")}</span>{" "}
        <bdi dir="ltr" className="font-semibold tabular-nums">
          {conversionRate(entries)}
        </bdi>{" "}
        <span className="text-muted-foreground">{t("conversionText")}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2 xl:[&>:nth-child(n+3)]:col-span-2">
        {charts.map((chart) => (
          <DailyChart
            key={chart}
            name={t(chart)}
            description={t(`${chart}Text`)}
            points={entries.map((entry) => ({ day: entry.date, value: VALUES[chart](entry) }))}
            format={chart === "revenue" ? money : count}
          />
        ))}
        <MetricsTable entries={entries} />
      </div>
    </>
  );
}
