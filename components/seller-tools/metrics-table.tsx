import { useTranslations } from "next-intl";
import { StatsTable } from "@/components/analytics/stats-table";
import { dayOf } from "@/components/time/dates";
import { Card } from "@/components/ui/card";
import { Price } from "@/components/ui/price";
import { formatMoney, parseSignedCents } from "@/lib/core/money";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { SalesMetric } from "@/lib/seller-tools/queries/metrics";
import { conversionRate } from "@/lib/seller-tools/rules";

/** The figures of the charts, latest day first. */
export function MetricsTable({ entries }: { entries: SalesMetric[] }) {
  const t = useTranslations("sellerTools.analytics");
  const dateText = useDates();
  return (
    <Card className="min-w-0 self-start overflow-hidden">
      <StatsTable
        label={t("table")}
        caption={t("table")}
        columns={[t("day"), t("views"), t("purchases"), t("revenue"), t("conversion")]}
        rows={entries.toReversed().map((entry) => ({
          key: entry.date,
          cells: [
            dateText(dayOf(entry.date), DATE),
            entry.views.toLocaleString("en-US"),
            entry.purchases.toLocaleString("en-US"),
            <Price
              key="revenue"
              amount={formatMoney(parseSignedCents(entry.revenue) ?? 0)}
              className="font-semibold"
            />,
            <bdi key="rate" dir="ltr">
              {conversionRate([entry])}
            </bdi>,
          ],
        }))}
      />
    </Card>
  );
}
