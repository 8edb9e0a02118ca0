"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Checkbox } from "@/components/ui/checkbox";

type InboxHeaderProps = {
  /** Null where several kinds are listed: what is decided together is of one kind. */
  onSelectAll: (() => void) | null;
};

/** How the list is sorted, and the way to choose all of it. */
export function InboxHeader({ onSelectAll }: InboxHeaderProps) {
  const t = useTranslations("approvals.list");
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-border border-b px-4 text-muted-foreground text-xs">
      {onSelectAll ? (
        <span className="flex items-center gap-2.5">
          <Checkbox id={id} checked={false} onChange={onSelectAll} />
          <label htmlFor={id}>{t("selectAll")}</label>
        </span>
      ) : null}
      <span>{t("sorted")}</span>
    </div>
  );
}
