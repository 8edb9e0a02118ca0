import { useTranslations } from "next-intl";

import { adminHref, listQuery } from "@/components/admin/admin-href";
import { DataTable } from "@/components/admin/data-table";
import { ListHead } from "@/components/admin/list-head";
import { ListOlder } from "@/components/admin/list-older";
import type { TabProps } from "@/components/admin/tab-props";
import { EmptyState } from "@/components/ui/empty-state";
import type { AuditEntry } from "@/lib/audit/dto";
import { findEntries } from "@/lib/audit/queries";
import { type AuditSearch, auditSearchSchema } from "@/lib/audit/schema";
import { AuditFilters } from "./audit-filters";
import { Changes } from "./changes";
import { Actor, Deed, Subject, When } from "./entry-words";

/** Who did what to what, the newest first. */
export async function AuditTab({ viewer, search: asked }: TabProps) {
  const search = auditSearchSchema.parse(asked);
  const found = await findEntries(viewer, search);
  return <FoundEntries search={search} {...found} />;
}

type FoundEntriesProps = { search: AuditSearch; rows: AuditEntry[]; before: number | null };

function FoundEntries({ search, rows, before }: FoundEntriesProps) {
  const t = useTranslations("audit");
  const { before: start, ...filters } = search;
  const isFiltered = listQuery(search).size > 0;
  return (
    <section aria-labelledby="audit-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHead
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
      <ListOlder
        olderHref={before === null ? null : adminHref("audit", { ...filters, before })}
        newestHref={start ? adminHref("audit", filters) : null}
      />
    </section>
  );
}

function EntryTable({ rows }: { rows: AuditEntry[] }) {
  const t = useTranslations("audit");
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "what", name: t("columns.what") },
        { key: "subject", name: t("columns.subject") },
        { key: "who", name: t("columns.who") },
        { key: "when", name: t("columns.when"), isEnd: true },
      ]}
      rows={rows.map((entry) => ({
        key: entry.id,
        cells: [
          <div key="what" className="sm:min-w-60">
            <Deed action={entry.action} />
            <Changes changes={entry.changes} />
          </div>,
          <Subject key="subject" {...entry} />,
          <Actor key="who" actor={entry.actor} />,
          <span key="when" className="text-muted-foreground text-sm sm:whitespace-nowrap">
            <When at={entry.createdAt} />
          </span>,
        ],
      }))}
    />
  );
}
