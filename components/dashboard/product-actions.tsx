"use client";

import { Copy } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { duplicateProductAction } from "@/lib/products/actions";
import { apiSend, messageOf } from "@/lib/web/client";
import { editPath } from "./paths";

type ProductActionsProps = { productId: number; title: string };

/** Deletes a product once the browser has asked (specification B, section 5), or makes another one like it. */
export function ProductActions({ productId, title }: ProductActionsProps) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function remove() {
    if (!window.confirm(t("deleteQuestion", { title }))) return;
    startTransition(async () => {
      try {
        await apiSend("DELETE", `/api/products/${productId}`);
        notify.success(t("deleted"), title);
      } catch (error) {
        notify.error(t("deleteFailed"), messageOf(error, t("deleteFailedMore")));
      }
      router.refresh();
    });
  }

  function duplicate() {
    startTransition(async () => {
      const result = await duplicateProductAction({ productId }).catch(() => null);
      if (result?.ok) router.push(editPath(result.data.id));
      else notify.error(t("duplicateFailed"), result?.message ?? t("tryAgain"));
    });
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
        disabled={isPending}
        aria-label={t("duplicateNamed", { title })}
        title={t("duplicate")}
        onClick={duplicate}
      >
        <Copy aria-hidden />
      </Button>
    </>
  );
}
