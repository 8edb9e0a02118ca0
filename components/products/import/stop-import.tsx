"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

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
import { stopImportAction } from "@/lib/products/actions";

/** Stops a running import after a confirmation. */
export function StopImport({ id }: { id: number }) {
  const t = useTranslations("products.import.stop");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrapResult(stopImportAction({ id })),
    onSuccess: (state) => {
      client.setQueryData(queryKeys.productImport(id), state);
      toast.success(t("done"));
    },
    onError: (error) => toast.error(t("failed"), errorMessage(error, t("failedMore"))),
  });
  return (
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
  );
}
