"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { applyBulkUpdateAction, undoBulkUpdateAction } from "@/lib/seller-tools/actions";
import type { BulkUpdateItem } from "@/lib/seller-tools/dto";
import { DeleteRowButton } from "./delete-row-button";

/** Apply Now or delete while pending; Undo once applied; nothing after that. */
export function BulkUpdateActions({ row }: { row: BulkUpdateItem }) {
  if (row.undoneAt) return null;
  return row.isApplied ? <UndoUpdate row={row} /> : <ApplyUpdate row={row} />;
}

function ApplyUpdate({ row: { id, name } }: { row: BulkUpdateItem }) {
  const t = useTranslations("sellerTools.pricing");
  const { isPending, act } = useAct();
  return (
    <span className="inline-flex items-center">
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={t("applyOne", { name })}
        onClick={() =>
          act(() => applyBulkUpdateAction({ id }), {
            done: ({ changed }) => [t("done", { count: changed })],
            failed: t("failed"),
          })
        }
      >
        {t("apply")}
      </Button>
      <DeleteRowButton tool="pricing" id={id} name={name} />
    </span>
  );
}

function UndoUpdate({ row: { id, name } }: { row: BulkUpdateItem }) {
  const t = useTranslations("sellerTools.pricing");
  const tCommon = useTranslations("common");
  const { isPending, act } = useAct();
  const undo = () =>
    act(() => undoBulkUpdateAction({ id }), {
      done: ({ undone, stayed }) => [
        t("undoneDone", { count: undone }),
        ...(stayed > 0 ? ([t("stayed", { count: stayed })] as [string]) : ([] as [])),
      ],
      failed: t("failed"),
    });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" size="sm" disabled={isPending} aria-label={t("undoOne", { name })}>
          {t("undo")}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("undoTitle")}
        description={t.rich("undoText", { name, ...richTextTags })}
      >
        <AlertDialogCancel>{tCommon("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={undo}>{t("undo")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
