import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { AliasRow } from "@/lib/search/queries";
import type { AliasSearch } from "@/lib/search/schema";
import { AliasForm } from "./alias-form";
import { RemoveAlias } from "./remove-alias";

type AliasListProps = { search: AliasSearch; rows: AliasRow[]; total: number; pageCount: number };

/** Search aliases, with a form for new ones. */
export function AliasList({ search, rows, total, pageCount }: AliasListProps) {
  const t = useTranslations("catalogue.aliases");
  const { q, page, alias } = search;
  return (
    <section aria-labelledby="aliases-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListHeader id="aliases-title" title={t("title")} count={t("count", { count: total })} />
      <Card className="scroll-mt-24 p-4 sm:p-5.5" id="new-alias">
        <h3 className="mb-3 font-semibold text-lg">{t("new")}</h3>
        <AliasForm key={alias} alias={alias} />
      </Card>
      <SearchForm tab="catalogue" q={q} label={t("search")} />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/spices.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      ) : (
        <DataTable
          caption={t("title")}
          columns={[
            { key: "alias", name: t("alias") },
            { key: "term", name: t("term") },
            { key: "remove", name: t("remove"), align: "end", hasActions: true },
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [
              <bdi key="alias">{row.alias}</bdi>,
              <bdi key="term">{row.term}</bdi>,
              <RemoveAlias key="remove" {...row} />,
            ],
          }))}
        />
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("catalogue", { q, page: to })}
      />
    </section>
  );
}
