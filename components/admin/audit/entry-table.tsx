"use client";

import { useTranslations } from "next-intl";
import { DataTable } from "@/components/admin-ui/data-table";
import { Moment } from "@/components/time/moment";
import type { AuditEntry } from "@/lib/audit/dto";
import { ChangeList } from "./change-list";
import { ActionName, Actor, Subject } from "./entry-text";

export function EntryTable({ rows }: { rows: AuditEntry[] }) {
  const t = useTranslations("audit");
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "what", name: t("columns.what") },
        { key: "subject", name: t("columns.subject") },
        { key: "who", name: t("columns.who") },
        { key: "when", name: t("columns.when"), align: "end" },
      ]}
      rows={rows.map((entry) => ({
        key: entry.id,
        cells: [
          <div key="what" className="sm:min-w-60">
            <ActionName action={entry.action} />
            <ChangeList changes={entry.changes} />
          </div>,
          <Subject key="subject" {...entry} />,
          <Actor key="who" actor={entry.actor} />,
          <span key="when" className="text-muted-foreground text-sm sm:whitespace-nowrap">
            <Moment at={entry.createdAt} hasSeconds />
          </span>,
        ],
      }))}
    />
  );
}
