"use client";

import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";
import { useDuplicate } from "./use-duplicate";

type ProductActionsProps = { productId: number; title: string };

/** Deletes a product after the browser's confirmation (specification B, section 5), or copies it. */
export function ProductActions({ productId, title }: ProductActionsProps) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const copy = useDuplicate(productId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend("DELETE", `/api/products/${productId}`),
    onSuccess: () => toast.success(t("deleted"), title),
    onError: (error) => toast.error(t("deleteFailed"), errorMessage(error, t("deleteFailedMore"))),
    onSettled: () => router.refresh(),
  });

  function remove() {
    if (window.confirm(t("deleteQuestion", { title }))) mutate();
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={t("deleteNamed", { title })}
        onClick={remove}
      >
        {t("delete")}
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        className="ms-auto"
        disabled={copy.isPending}
        onClick={copy.duplicate}
        aria-label={t("duplicateNamed", { title })}
        title={t("duplicate")}
      >
        <Copy aria-hidden />
      </Button>
    </>
  );
}
