"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useConfirmation } from "@/components/forms/use-confirmation";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";

/** Returns a function that deletes a product after a confirmation, and its dialog (specification B, section 5). */
export function useDeleteProduct(id: number, title: string) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const { confirm, dialog } = useConfirmation();
  const { mutate, isPending } = useServerMutation({
    send: () => apiSend("DELETE", `/api/products/${id}`),
    fallback: t("deleteFailedMore"),
    onDone: () => toast.success(t("deleted"), title),
    onRefused: (message) => toast.error(t("deleteFailed"), message),
    onEnd: () => router.refresh(),
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
