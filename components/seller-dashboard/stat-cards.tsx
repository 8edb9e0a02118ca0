import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MessageSquare, Package, ShoppingBag, Wallet } from "@/components/ui/icons";

import { Price } from "@/components/ui/price";
import { Count, Stat, StatsBar } from "@/components/ui/stats-bar";
import { formatMoney } from "@/lib/core/money";
import type { Dashboard } from "@/lib/seller-dashboard/queries/overview";
import { growthRate } from "@/lib/seller-dashboard/rules";
import { richTextTags } from "./rich-text-tags";

type StatCardsProps = Pick<Dashboard, "sales" | "products" | "inbox">;

/** Products, orders, revenue and messages, each with an explanatory line. */
export function StatCards({ sales, products, inbox }: StatCardsProps) {
  const t = useTranslations("dashboard.stats");
  const { recent, before } = sales;
  const scarce = products.low + products.soldOut;
  return (
    <StatsBar label={t("label")}>
      <Stat name={t("products")} icon={Package} value={<Count>{products.total}</Count>}>
        {scarce > 0 ? t("scarce", { count: scarce }) : t("live", { count: products.live })}
      </Stat>
      <Stat name={t("orders")} icon={ShoppingBag} value={<Count>{sales.orders}</Count>}>
        <Trend growth={growthRate(recent.orders, before.orders)}>
          {t("recentOrders", { count: recent.orders })}
        </Trend>
      </Stat>
      <Stat
        name={t("revenue")}
        icon={Wallet}
        value={<Price amount={formatMoney(sales.revenueCents)} className="" />}
      >
        <Trend growth={growthRate(recent.cents, before.cents)}>
          {t.rich("recentRevenue", { amount: formatMoney(recent.cents), ...richTextTags })}
        </Trend>
      </Stat>
      <Stat name={t("messages")} icon={MessageSquare} value={<Count>{inbox.total}</Count>}>
        {inbox.total === 0 ? t("noMessages") : t("unread", { count: inbox.unread })}
      </Stat>
    </StatsBar>
  );
}

/** Change against the previous 30 days in percent; `children` if there were no sales then. */
function Trend({ growth, children }: { growth: number | null; children: ReactNode }) {
  const t = useTranslations("dashboard.stats");
  if (growth === null) return children;
  if (growth === 0) return t("same");
  const percent = `${growth > 0 ? "+" : "−"}${Math.abs(growth)}%`;
  return growth > 0
    ? t.rich("more", { percent, ...richTextTags })
    : t.rich("less", { percent, ...richTextTags });
}
