import { useTranslations } from "next-intl";

import type { SearchMiss } from "@/lib/search/queries";
import { ChartCard } from "./chart-card";
import { ZeroResultsList } from "./zero-results-list";

/** Searches without results, with an export of all of them. */
export function ZeroResultsCard({ misses }: { misses: SearchMiss[] }) {
  const t = useTranslations("analytics.misses");
  return (
    <ChartCard
      id="misses-title"
      title={t("title")}
      description={t("text")}
      exportHref="/api/admin/exports/search-misses"
    >
      <ZeroResultsList misses={misses} />
    </ChartCard>
  );
}
