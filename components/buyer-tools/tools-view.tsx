import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/layout/page-header";
import type { Viewer } from "@/lib/auth/viewer";
import type { ToolsQuery } from "@/lib/buyer-tools/schema";
import { AlertsTab } from "./alerts-tab";
import { ListsTab } from "./lists-tab";
import { SmartWishlistTab } from "./smart-wishlist-tab";
import { ToolSearch } from "./tool-search";
import { ToolTabs } from "./tool-tabs";

const TABS = { alerts: AlertsTab, wishlist: SmartWishlistTab, compare: ListsTab };

type ToolsViewProps = { viewer: Viewer; query: Pick<ToolsQuery, "tab" | "q"> };

/** The buyer's three tools, one at a time. */
export function ToolsView({ viewer, query: { tab, q } }: ToolsViewProps) {
  const t = useTranslations("buyerTools");
  const Tab = TABS[tab];
  return (
    <>
      <PageHeader title={t("title")} description={t("lead")} />
      <ToolSearch tab={tab} searchText={q} />
      <ToolTabs current={tab} search={q} />
      <Tab viewer={viewer} search={q} />
    </>
  );
}
