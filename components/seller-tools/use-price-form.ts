"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { parseSignedCents, toDecimal } from "@/lib/core/money";
import { apiSend } from "@/lib/http/api-client";
import type { BulkUpdateItem } from "@/lib/seller-tools/dto";
import type { MyProducts } from "@/lib/seller-tools/queries/inventory";
import { type BulkUpdateInput, bulkUpdateSchema } from "@/lib/seller-tools/schema";
import { previewOf } from "./preview-rows";

/** State of the bulk update form, with the preview of every price. */
export function usePriceForm(products: MyProducts) {
  const t = useTranslations("sellerTools.pricing");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: bulkUpdateSchema,
    defaultValues: {
      name: "",
      category: "",
      adjustmentType: "percentage",
      adjustmentValue: "",
      scheduledDate: null,
      isApplied: false,
      excludedIds: [],
    },
    fallback: tCommon("again"),
    send: (input: BulkUpdateInput) =>
      apiSend<BulkUpdateItem>("POST", "/api/seller-tools/bulk-updates", {
        ...input,
        adjustmentValue: toDecimal(input.adjustmentValue),
        scheduledDate: input.scheduledDate?.toISOString() ?? null,
      }),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: ({ isApplied, scheduledDate, changedCount }) => {
      toast.success(
        isApplied
          ? t("done", { count: changedCount })
          : t(scheduledDate ? "scheduled" : "draftSaved"),
      );
      form.reset();
      router.refresh();
    },
  });

  const { category, adjustmentType, adjustmentValue, scheduledDate, excludedIds } = form.watch();
  const value = parseSignedCents(adjustmentValue);
  const excluded = excludedIds ?? [];
  const rows = previewOf(products, {
    adjustment: value ? { type: adjustmentType, value } : null,
    category: category ?? "",
    excludedIds: excluded,
  });

  function include(id: number, isIncluded: boolean) {
    const rest = excluded.filter((excludedId) => excludedId !== id);
    form.setValue("excludedIds", isIncluded ? rest : [...rest, id]);
  }

  function send(isApplied: boolean) {
    form.setValue("isApplied", isApplied);
    void submit();
  }

  return { form, rows, include, send, isSending, date: scheduledDate || null };
}
