"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { isolate } from "@/components/ui/isolate";
import { removeBulkUpdateAction, removeInventoryAlertAction } from "@/lib/seller-tools/actions";
import { useAct } from "./use-act";

const ACTIONS = { inventory: removeInventoryAlertAction, pricing: removeBulkUpdateAction };

type RemoveRowProps = { tool: keyof typeof ACTIONS; id: number; name: string };

/** Deletes a row of one of the tools, once it is asked. */
export function RemoveRow({ tool, id, name }: RemoveRowProps) {
  const t = useTranslations("sellerTools");
  const tCommon = useTranslations("common");
  const { isPending, act } = useAct();
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" size="icon" disabled={isPending}>
          <Trash2 aria-hidden />
          <span className="sr-only">{t("removeOne", { name })}</span>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t(`${tool}.removeTitle`)}
        description={t.rich(`${tool}.removeText`, { name, ...isolate })}
      >
        <AlertDialogCancel>{tCommon("cancel")}</AlertDialogCancel>
        <AlertDialogAction
          onClick={() =>
            act(() => ACTIONS[tool]({ id }), {
              done: () => [t("removed")],
              failed: t("removeFailed"),
            })
          }
        >
          {t("remove")}
        </AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
