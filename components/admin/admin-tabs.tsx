import { useTranslations } from "next-intl";

import { ADMIN_TABS, type AdminTab } from "@/components/admin-ui/admin-tab-list";
import { PageTabs } from "@/components/layout/page-tabs";

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
