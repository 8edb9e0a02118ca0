import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import {
  listActivity,
  listBestSelling,
  listConversion,
  listMarketPoints,
  listTopViewed,
} from "@/lib/analytics/queries";
import { findMisses } from "@/lib/search/queries";
import { type Range, toRange } from "@/lib/seller-dashboard/rules";
import { ConversionChart } from "./conversion-chart";
import { OrdersChart, RevenueChart } from "./market-charts";
import { Ranking } from "./ranking";
import { RecentActivity } from "./recent-activity";
import { ZeroResultsCard } from "./zero-results-card";

const PAIR = "grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2";

/** Views, sales, payments and searches without results (specification B, section 2). */
export async function AnalyticsTab({ viewer, search }: AdminTabProps) {
  const range = toRange(search["range"]);
  const [points, conversion, misses, topViewed, bestSelling, activity] = await Promise.all([
    listMarketPoints(viewer, range),
    listConversion(viewer),
    findMisses(viewer),
    listTopViewed(viewer),
    listBestSelling(viewer),
    listActivity(viewer),
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RangeHead range={range} />
      <div className={PAIR}>
        <RevenueChart range={range} points={points} />
        <OrdersChart range={range} points={points} />
        <ConversionChart points={conversion} />
        <ZeroResultsCard misses={misses.rows} />
        <Ranking kind="viewed" products={topViewed} />
        <Ranking kind="sold" products={bestSelling} />
      </div>
      <RecentActivity activity={activity} />
    </div>
  );
}

function RangeHead({ range }: { range: Range }) {
  const t = useTranslations("analytics");
  const chips = (["weeks", "months"] as const).map((unit) => ({
    key: unit,
    name: t(`range.${unit}`),
    href: adminHref("analytics", { range: unit }),
    isOn: unit === range,
  }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="display text-d4">{t("title")}</h2>
      <FilterChips label={t("rangeLabel")} chips={chips} />
    </div>
  );
}
