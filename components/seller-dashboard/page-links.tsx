import { useTranslations } from "next-intl";

import { Pagination } from "@/components/ui/pagination";
import type { Tab } from "@/lib/seller-dashboard/schema";
import { dashboardPath } from "./dashboard-urls";

type PageLinksProps = {
  tab: Tab;
  page: number;
  pageCount: number;
  /** Address of a page, if not the default of its tab. */
  hrefOf?: (page: number) => string;
};

/** Page links of a tab of the dashboard. */
export function PageLinks({ tab, page, pageCount, hrefOf }: PageLinksProps) {
  const t = useTranslations("dashboard.pages");
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={hrefOf ?? ((to) => dashboardPath(tab, to))}
      labels={{
        nav: t("nav"),
        previous: t("previous"),
        next: t("next"),
        page: (number) => t("page", { number: String(number) }),
      }}
    />
  );
}
