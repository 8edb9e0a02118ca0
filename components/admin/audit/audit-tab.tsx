import { useTranslations } from "next-intl";

import { adminHref, listQuery } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { CursorPagination } from "@/components/admin-ui/cursor-pagination";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PageMessages } from "@/components/layout/page-messages";
import { EmptyState } from "@/components/ui/empty-state";
import type { AuditEntry } from "@/lib/audit/dto";
import { findEntries } from "@/lib/audit/queries";
import { type AuditSearch, auditSearchSchema } from "@/lib/audit/schema";
import { AuditFilters } from "./audit-filters";
import { EntryTable } from "./entry-table";

/** The audit log, newest first. */
export async function AuditTab({ viewer, search: searchParams }: AdminTabProps) {
  const search = auditSearchSchema.parse(searchParams);
  const result = await findEntries(viewer, search);
  return (
    <PageMessages
      namespaces={["audit", "brand.marks", "catalogueAdmin.holidays.names", "validation"]}
    >
      <FoundEntries search={search} {...result} />
    </PageMessages>
  );
}

type FoundEntriesProps = { search: AuditSearch; rows: AuditEntry[]; before: number | null };

function FoundEntries({ search, rows, before }: FoundEntriesProps) {
  const t = useTranslations("audit");
  const { before: start, ...filters } = search;
  const isFiltered = listQuery(search).size > 0;
  return (
    <section aria-labelledby="audit-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader
        id="audit-title"
        title={t("title")}
        count={t("text")}
        exportHref={`/api/admin/exports/audit?${listQuery(filters)}`}
      />
      <AuditFilters search={search} />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/book.svg"
          title={t(isFiltered ? "none" : "empty")}
          description={t(isFiltered ? "noneHint" : "emptyHint")}
        />
      ) : (
        <EntryTable rows={rows} />
      )}
      <CursorPagination
        olderHref={before === null ? null : adminHref("audit", { ...filters, before })}
        newestHref={start ? adminHref("audit", filters) : null}
      />
    </section>
  );
}
