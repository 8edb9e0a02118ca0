"use client";

import { useTranslations } from "next-intl";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { exportProductsAction } from "@/lib/seller-dashboard/bulk/actions";
import type { ProductListFilter } from "@/lib/seller-dashboard/schema";

/** Downloads the products of the filter as a file that can be imported again. */
export function ExportButton({ filter: { q, show, category } }: { filter: ProductListFilter }) {
  const t = useTranslations("dashboard.products.table");
  const { mutate, isPending } = useServerMutation({
    send: () => exportProductsAction({ filter: { q, show, category } }),
    fallback: t("failedMore"),
    onDone: ({ csv }) => download(csv),
    onRefused: (message) => toast.error(t("exportFailed"), message),
  });
  return (
    <Button variant="outline" size="sm" disabled={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {t("export")}
    </Button>
  );
}

function download(csv: string) {
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "products.csv";
  link.click();
  URL.revokeObjectURL(url);
}
