"use client";

import { useTranslations } from "next-intl";

import { orThrow } from "@/components/forms/or-throw";
import { ReviewNote } from "@/components/reviews/review-note";
import { notify } from "@/components/ui/notify";
import { reportContentAction } from "@/lib/moderation/actions";
import { reportWordsSchema } from "@/lib/moderation/schema";

type ReportProductDialogProps = { productId: number; onClose: () => void };

/** Why a product should not stand in the shop, for its admins to read. */
export function ReportProductDialog({ productId, onClose }: ReportProductDialogProps) {
  const t = useTranslations("catalog.report");
  return (
    <ReviewNote
      id={productId}
      schema={reportWordsSchema}
      send={(input) => orThrow(reportContentAction({ kind: "product", ...input }))}
      says={{
        title: t("open"),
        description: t("more"),
        label: t("label"),
        failed: t("failed"),
      }}
      onDone={() => {
        notify.success(t("sent"));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
