"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Copy } from "@/components/ui/icons";
import { useDeleteProduct } from "./use-delete-product";
import { useDuplicate } from "./use-duplicate";

type ProductActionsProps = { productId: number; title: string };

/** Deletes a product after a confirmation, or copies it to a draft. */
export function ProductActions({ productId, title }: ProductActionsProps) {
  const t = useTranslations("dashboard.act");
  const copy = useDuplicate(productId);
  const { remove, isPending, dialog } = useDeleteProduct(productId, title);

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
      {dialog}
    </>
  );
}
