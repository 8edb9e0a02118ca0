import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin-ui/admin-href";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { ZeroResultsList } from "@/components/analytics/zero-results-list";
import { Card } from "@/components/ui/card";
import type { SearchMiss } from "@/lib/search/queries";
import type { AliasSearch } from "@/lib/search/schema";

type MissSectionProps = {
  search: AliasSearch;
  rows: SearchMiss[];
  total: number;
  pageCount: number;
};

/** Searches without results, each with a link to add an alias. */
export function MissSection({ search: { q, misses }, rows, total, pageCount }: MissSectionProps) {
  const t = useTranslations("catalogue.misses");
  return (
    <section
      aria-labelledby="misses-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <ListHeader
        id="misses-title"
        title={t("title")}
        count={t("total", { count: total })}
        exportHref="/api/admin/exports/search-misses"
      />
      <Card className="overflow-hidden [&>ul>li:first-child]:border-t-0">
        <ZeroResultsList misses={rows} />
      </Card>
      <PaginationLinks
        page={misses}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("catalogue", { q, ...(to > 1 ? { misses: to } : {}) })}
      />
    </section>
  );
}
