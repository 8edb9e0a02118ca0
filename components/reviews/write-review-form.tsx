"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";

import { useViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { type Result, toResult } from "@/lib/http/result";
import type { ReviewText } from "@/lib/reviews/schema";
import { ReviewForm } from "./review-form";

const BLANK: ReviewText = { rating: 0, title: "", comment: "" };

/** A new review; closes once saved, and the page shows it. */
export function WriteReviewForm({
  productId,
  onClose,
}: {
  productId: number;
  onClose: () => void;
}) {
  const t = useTranslations("reviews.form");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const locale = useLocale();
  const { viewer } = useViewer();

  /** Returns whether it was saved: the session may have ended meanwhile. */
  async function send(content: ReviewText): Promise<Result<boolean>> {
    if (!viewer) return toResult(false);
    const result = await apiSend("POST", "/api/reviews", { productId, locale, ...content });
    if (result.ok) return toResult(true);
    return result.status === 401 ? toResult(false) : result;
  }

  function finish(isWritten: boolean) {
    if (!isWritten) return toast.error(t("loginRequired"), t("loginRequiredMore"));
    toast.success(t("submitted"));
    onClose();
    router.refresh();
  }

  return (
    <ReviewForm
      review={BLANK}
      send={send}
      labels={{
        submit: t("submit"),
        submitting: t("submitting"),
        failed: t("failed"),
        failedMore: t("failedMore"),
        cancel: tCommon("cancel"),
      }}
      onDone={finish}
      onCancel={onClose}
    />
  );
}
