"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { useServerMutation } from "@/components/forms/use-server-mutation";
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
import { stopImportAction, undoImportAction } from "@/lib/product-import/actions";

const ACTIONS = { stop: stopImportAction, undo: undoImportAction };

type ImportCommandProps = { id: number; command: keyof typeof ACTIONS };

/** Stops a running import, or undoes a finished one, after a confirmation. */
export function ImportCommand({ id, command }: ImportCommandProps) {
  const t = useTranslations("products.import");
  const client = useQueryClient();
  const { mutate, isPending } = useServerMutation({
    send: () => ACTIONS[command]({ id }),
    fallback: t("stop.failedMore"),
    onDone: (state) => {
      client.setQueryData(queryKeys.productImport(id), state);
      toast.success(state.isUndoing ? t("undo.running") : t(`${command}.done`));
    },
    onRefused: (message) => toast.error(t(`${command}.failed`), message),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" disabled={isPending}>
          {t(`${command}.open`)}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent title={t(`${command}.title`)} description={t(`${command}.description`)}>
        <AlertDialogCancel>{t(`${command}.cancel`)}</AlertDialogCancel>
        <AlertDialogAction onClick={() => mutate()}>{t(`${command}.open`)}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
