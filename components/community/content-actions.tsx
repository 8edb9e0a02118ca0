"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { Button } from "@/components/ui/button";
import type { Entry } from "./content-dialogs";

const load = () => import("./content-dialogs");
const Dialogs = lazy(async () => ({ default: (await load()).ContentDialogs }));

type ContentActionsProps = {
  entry: Entry;
  /** Id of the naming element: every entry has buttons of the same names. */
  describedBy: string;
  canEdit: boolean;
  canDelete: boolean;
};

/** Actions of authors on their own content. */
export function ContentActions({ entry, describedBy, canEdit, canDelete }: ContentActionsProps) {
  const t = useTranslations("forum.act");
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const acts = [...(canEdit ? ["edit" as const] : []), ...(canDelete ? ["delete" as const] : [])];
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setOpen(act)}
        >
          {t(act)}
        </Button>
      ))}
      {open && (
        <Suspense fallback={null}>
          <Dialogs entry={entry} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
