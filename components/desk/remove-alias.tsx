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
import { removeAliasAction } from "@/lib/search/actions";
import type { AliasRow } from "@/lib/search/queries";

/** Lets search forget an alias, once it is asked. */
export function RemoveAlias({ id, alias, term }: AliasRow) {
  const t = useTranslations("desk.aliases");
  const common = useTranslations("common");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function remove() {
    startTransition(async () => {
      const result = await removeAliasAction({ id }).catch(() => null);
      if (result?.ok) notify.success(t("removed"));
      else notify.error(t("removeFailed"), result?.message ?? t("failed"));
      router.refresh();
    });
  }

  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" size="icon-sm" disabled={isPending}>
          <Trash2 aria-hidden />
          <span className="sr-only">{t("removeOne", { alias, term })}</span>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("removeTitle")}
        description={t.rich("removeText", { alias, term, ...isolate })}
      >
        <AlertDialogCancel>{common("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={remove}>{t("remove")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
