import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { PageTabs } from "@/components/layout/page-tabs";
import type { ToolFigures } from "@/lib/seller-tools/queries/figures";
import { SELLER_TABS, type SellerTab } from "@/lib/seller-tools/rules";
import { AnalyticsTab } from "./analytics-tab";
import { CustomersTab } from "./customers-tab";
import { InventoryTab } from "./inventory-tab";
import { PricingTab } from "./pricing-tab";
import { PromotionsTab } from "./promotions-tab";
import { SuppliersTab } from "./suppliers-tab";
import type { TabProps } from "./tab-props";
import { ToolStats } from "./tool-stats";
import { sellerToolsHref } from "./tools-href";

const TABS = {
  inventory: InventoryTab,
  pricing: PricingTab,
  promotions: PromotionsTab,
  analytics: AnalyticsTab,
  customers: CustomersTab,
  suppliers: SuppliersTab,
};

/** The seller's six tools, one at a time, below their totals. */
export function SellerToolsView({ viewer, query, figures }: TabProps & { figures: ToolFigures }) {
  const t = useTranslations("sellerTools");
  const Tab = TABS[query.tab];
  const nameOf = (tab: SellerTab) => t(`tabs.${tab}`);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
      <PageHeader title={t("title")} description={t("lead")} />
      <ToolStats figures={figures} />
      <PageTabs
        label={t("title")}
        tabs={SELLER_TABS.map((tab) => ({
          href: sellerToolsHref(tab),
          name: nameOf(tab),
          isCurrent: tab === query.tab,
          ...(tab === "inventory" && figures.low > 0 && { count: { value: String(figures.low) } }),
        }))}
      />
      <PageMessages namespaces={["sellerTools", "validation"]}>
        <section aria-label={nameOf(query.tab)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Tab viewer={viewer} query={query} />
        </section>
      </PageMessages>
    </div>
  );
}
