import { useTranslations } from "next-intl";

import { PageTabs } from "@/components/layout/page-tabs";

const ADMIN_TABS = [
  "users",
  "products",
  "orders",
  "analytics",
  "approvals",
  "catalogue",
  "blog",
  "events",
  "payouts",
  "tickets",
  "mail",
  "jobs",
  "audit",
  "settings",
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab of an address; the first one for any other value. */
export function toAdminTab(value: string | string[] | undefined): AdminTab {
  return ADMIN_TABS.find((tab) => tab === value) ?? ADMIN_TABS[0];
}

type AdminTabsProps = {
  current: AdminTab;
  /** Number of pending items of a tab. */
  counts: Partial<Record<AdminTab, number>>;
};

/** Tabs of the admin area, each with an address. */
export function AdminTabs({ current, counts }: AdminTabsProps) {
  const t = useTranslations("admin");
  const tabs = ADMIN_TABS.map((tab) => ({
    href: `/admin?tab=${tab}`,
    name: t(`tabs.${tab}`),
    ...(counts[tab] ? { count: { value: String(counts[tab]), isNew: tab === "approvals" } } : {}),
    isCurrent: tab === current,
  }));
  return <PageTabs label={t("title")} tabs={tabs} />;
}
