import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin/admin-href";
import { ListHead } from "@/components/admin/list-head";
import { ListPages } from "@/components/admin/list-pages";
import { MissList } from "@/components/analytics/miss-list";
import { Card } from "@/components/ui/card";
import type { SearchMiss } from "@/lib/products/search/queries";
import type { AliasSearch } from "@/lib/products/search/schema";

type MissSectionProps = {
  search: AliasSearch;
  rows: SearchMiss[];
  total: number;
  pageCount: number;
};

/** Searches that found nothing, each one step away from an alias. */
export function MissSection({ search: { q, misses }, rows, total, pageCount }: MissSectionProps) {
  const t = useTranslations("desk.misses");
  return (
    <section
      aria-labelledby="misses-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <ListHead
        id="misses-title"
        title={t("title")}
        count={t("total", { count: total })}
        exportHref="/api/admin/exports/search-misses"
      />
      <Card className="overflow-hidden [&>ul>li:first-child]:border-t-0">
        <MissList misses={rows} />
      </Card>
      <ListPages
        page={misses}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("catalogue", { q, ...(to > 1 ? { misses: to } : {}) })}
      />
    </section>
  );
}
