"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";

import { unwrapResult } from "@/components/forms/unwrap-result";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { errorMessage } from "@/lib/http/api-client";
import { exportProductsAction } from "@/lib/seller-dashboard/bulk/actions";
import type { ProductListFilter } from "@/lib/seller-dashboard/schema";

/** Downloads the products of the filter as a file that can be imported again. */
export function ExportButton({ filter: { q, show, category } }: { filter: ProductListFilter }) {
  const t = useTranslations("dashboard.products.table");
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrapResult(exportProductsAction({ filter: { q, show, category } })),
    onSuccess: ({ csv }) => download(csv),
    onError: (error) => toast.error(t("exportFailed"), errorMessage(error, t("failedMore"))),
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
