"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Checkbox } from "@/components/ui/checkbox";

type InboxHeaderProps = {
  /** Null if several kinds are listed: bulk decisions apply to one kind. */
  onSelectAll: (() => void) | null;
};

/** Sorting of the list, and the button that selects all. */
export function InboxHeader({ onSelectAll }: InboxHeaderProps) {
  const t = useTranslations("moderation.list");
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
