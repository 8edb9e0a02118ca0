import { useTranslations } from "next-intl";

import { PageTabs } from "@/components/layout/page-tabs";
import { BUYER_TABS, type BuyerTab } from "@/lib/buyer-tools/rules";
import { toolsHref } from "./tools-href";

/** The three tools, each with an address; the search is retained. */
export function ToolTabs({ current, search }: { current: BuyerTab; search: string }) {
  const t = useTranslations("buyerTools");
  const tabs = BUYER_TABS.map((tab) => ({
    href: toolsHref(tab, search),
    name: t(`tabs.${tab}`),
    isCurrent: tab === current,
  }));
  return <PageTabs label={t("title")} tabs={tabs} />;
}
