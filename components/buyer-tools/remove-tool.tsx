"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { isolate } from "@/components/ui/isolate";
import { notify } from "@/components/ui/notify";
import {
  removeComparisonAction,
  removePriceAlertAction,
  removeSmartWishAction,
} from "@/lib/buyer-tools/actions";

const ACTIONS = {
  alerts: removePriceAlertAction,
  wishes: removeSmartWishAction,
  lists: removeComparisonAction,
};

type RemoveToolProps = { tool: keyof typeof ACTIONS; id: number; name: string };

/** Deletes a row of one of the tools, once it is asked. */
export function RemoveTool({ tool, id, name }: RemoveToolProps) {
  const t = useTranslations("buyerTools");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function remove() {
    startTransition(async () => {
      const result = await ACTIONS[tool]({ id }).catch(() => null);
      if (result?.ok) notify.success(t("removed"));
      else notify.error(t("removeFailed"), result?.message ?? t("tryAgain"));
      router.refresh();
    });
  }

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
        <AlertDialogAction onClick={remove}>{t("remove")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
