import { useTranslations } from "next-intl";

import { PageTabs } from "@/components/layout/page-tabs";
import { TABS, type Tab } from "@/lib/seller-dashboard/schema";
import { dashboardPath } from "./dashboard-urls";

type DashboardTabsProps = {
  current: Tab;
  counts: { products: number; orders: number; new: number };
};

/** The five tabs, each with an address. */
export function DashboardTabs({ current, counts }: DashboardTabsProps) {
  const t = useTranslations("dashboard");
  const figures: Partial<Record<Tab, { value: string; isNew?: boolean }>> = {
    products: { value: String(counts.products) },
    orders: { value: String(counts.orders) },
    ...(counts.new > 0 ? { messages: { value: String(counts.new), isNew: true } } : {}),
  };
  const tabs = TABS.map((tab) => {
    const count = figures[tab];
    return {
      href: dashboardPath(tab),
      name: t(`tabs.${tab}`),
      isCurrent: tab === current,
      ...(count ? { count } : {}),
    };
  });
  return <PageTabs label={t("title")} tabs={tabs} />;
}
