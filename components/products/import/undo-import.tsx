"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { unwrapResult } from "@/components/forms/unwrap-result";
import { queryKeys } from "@/components/layout/query-keys";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { errorMessage } from "@/lib/http/api-client";
import { undoImportAction } from "@/lib/products/actions";

/** Undoes a finished import after a confirmation. */
export function UndoImport({ id, until }: { id: number; until: string }) {
  const t = useTranslations("products.import.undo");
  const tStop = useTranslations("products.import.stop");
  const format = useFormatter();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrapResult(undoImportAction({ id })),
    onSuccess: (state) => {
      client.setQueryData(queryKeys.productImport(id), state);
      toast.success(state.isUndoing ? t("running") : t("done"));
    },
    onError: (error) => toast.error(t("failed"), errorMessage(error, tStop("failedMore"))),
  });
  const date = format.dateTime(new Date(until), { dateStyle: "long" });
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-muted p-4 text-sm">
      <p className="flex min-w-0 gap-3">
        <Undo2 aria-hidden className="rtl-flip size-5 shrink-0" />
        {t("until", { date })}
      </p>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button variant="outline" disabled={isPending}>
            {t("open")}
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent title={t("title")} description={t("description")}>
          <AlertDialogCancel>{t("cancel")}</AlertDialogCancel>
          <AlertDialogAction onClick={() => mutate()}>{t("open")}</AlertDialogAction>
        </AlertDialogContent>
      </AlertDialog>
    </section>
  );
}
