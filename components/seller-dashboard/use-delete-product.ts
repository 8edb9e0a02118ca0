"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { useConfirmation } from "@/components/forms/use-confirmation";
import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";

/** Returns a function that deletes a product after a confirmation, and its dialog (specification B, section 5). */
export function useDeleteProduct(id: number, title: string) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const { confirm, dialog } = useConfirmation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend("DELETE", `/api/products/${id}`),
    onSuccess: () => toast.success(t("deleted"), title),
    onError: (error) => toast.error(t("deleteFailed"), errorMessage(error, t("deleteFailedMore"))),
    onSettled: () => router.refresh(),
  });

  async function remove() {
    const question = {
      title: t("deleteNamed", { title }),
      text: t("deleteQuestion", { title }),
      act: t("delete"),
    };
    if (await confirm(question)) mutate();
  }

  return { remove: () => void remove(), isPending, dialog };
}
