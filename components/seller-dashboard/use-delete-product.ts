"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";

/** Returns a function that deletes a product after the browser's confirmation (specification B, section 5). */
export function useDeleteProduct(id: number, title: string) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend("DELETE", `/api/products/${id}`),
    onSuccess: () => toast.success(t("deleted"), title),
    onError: (error) => toast.error(t("deleteFailed"), errorMessage(error, t("deleteFailedMore"))),
    onSettled: () => router.refresh(),
  });

  function remove() {
    if (window.confirm(t("deleteQuestion", { title }))) mutate();
  }

  return { remove, isPending };
}
