import { getTranslations } from "next-intl/server";
import { Package, ShoppingBag, Users, Wallet } from "@/components/ui/icons";

import { Price } from "@/components/ui/price";
import { Count, Stat, StatsBar } from "@/components/ui/stats-bar";
import { getRecentTotals } from "@/lib/analytics/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { formatMoney } from "@/lib/core/money";

/** Totals of the marketplace in four figures (specification B, section 2). */
export async function SummaryCards({ viewer }: { viewer: Viewer }) {
  const [t, totals] = await Promise.all([
    getTranslations("analytics.totals"),
    getRecentTotals(viewer),
  ]);
  const { users, products, orders, revenueCents } = totals;
  const revenue = <Price amount={formatMoney(revenueCents)} className="" />;
  return (
    <StatsBar label={t("label")}>
      <Stat name={t("users")} icon={Users} value={<Count>{users}</Count>} />
      <Stat name={t("products")} icon={Package} value={<Count>{products}</Count>} />
      <Stat name={t("orders")} icon={ShoppingBag} value={<Count>{orders}</Count>} />
      <Stat name={t("revenue")} icon={Wallet} value={revenue} />
    </StatsBar>
  );
}
