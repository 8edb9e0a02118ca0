import { useTranslations } from "next-intl";
import { BookOpen, Coins, ReceiptText, Wallet } from "@/components/ui/icons";

import { Price } from "@/components/ui/price";
import { Count, Stat, StatsBar } from "@/components/ui/stats-bar";
import { formatMoney } from "@/lib/core/money";
import type { MonthlyReport } from "@/lib/monthly-reports/dto";
import { totalsOf } from "@/lib/monthly-reports/rules";

type YearTotalsProps = { reports: MonthlyReport[]; year: number; now: Date };

/** Totals of the months up to the current one (specification C, section 9). */
export function YearTotals({ reports, year, now }: YearTotalsProps) {
  const t = useTranslations("monthlyReports");
  const { made, months, orders, salesCents, netCents } = totalsOf(reports, year, now);
  return (
    <StatsBar label={t("totals", { year: String(year) })}>
      <Stat
        name={t("figure.totalSales")}
        icon={Coins}
        value={<Price amount={formatMoney(salesCents)} className="" />}
      />
      <Stat
        name={t("figure.net")}
        icon={Wallet}
        value={<Price amount={formatMoney(netCents)} className="" />}
      />
      <Stat name={t("figure.totalOrders")} icon={ReceiptText} value={<Count>{orders}</Count>} />
      <Stat
        name={t("generatedLabel")}
        icon={BookOpen}
        value={t("generatedCount", { made, count: months })}
      />
    </StatsBar>
  );
}
