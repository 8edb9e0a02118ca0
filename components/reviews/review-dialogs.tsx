"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { ReportDialog } from "@/components/content-reports/report-dialog";
import { TextDialog } from "@/components/forms/text-dialog";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from "@/components/ui/alert-dialog";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { failureMessage } from "@/lib/http/result";
import { deleteReviewAction, editReviewAction, replyToReviewAction } from "@/lib/reviews/actions";
import type { Review } from "@/lib/reviews/dto";
import { reviewReplySchema } from "@/lib/reviews/schema";
import { ReviewForm } from "./review-form";

export type ReviewDialogName = "edit" | "delete" | "reply" | "report";

type DialogProps = { review: Review; onClose: () => void };

/** The open dialog of a review. */
export function ReviewDialogs({ open, ...rest }: DialogProps & { open: ReviewDialogName }) {
  if (open === "edit") return <EditDialog {...rest} />;
  if (open === "delete") return <DeleteDialog {...rest} />;
  if (open === "reply") return <ReplyDialog {...rest} />;
  const { review, onClose } = rest;
  return <ReportDialog kind="review" id={review.id} onClose={onClose} />;
}

function useClosing(onClose: () => void) {
  const router = useRouter();
  return (message: string) => {
    toast.success(message);
    onClose();
    router.refresh();
  };
}

function EditDialog({ review, onClose }: DialogProps) {
  const t = useTranslations("reviews.actions");
  const tCommon = useTranslations("common");
  const close = useClosing(onClose);
  const { id, rating, title, comment } = review;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("editTitle")} closeLabel={tCommon("close")}>
        <ReviewForm
          review={{ rating, title, comment }}
          send={(content) => editReviewAction({ id, ...content })}
          labels={{
            submit: t("save"),
            submitting: t("saving"),
            failed: t("saveFailed"),
            failedMore: t("tryAgain"),
            cancel: tCommon("cancel"),
          }}
          onDone={() => close(t("saved"))}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

function DeleteDialog({ review, onClose }: DialogProps) {
  const t = useTranslations("reviews.actions");
  const tCommon = useTranslations("common");
  const close = useClosing(onClose);

  async function confirm() {
    const result = await deleteReviewAction({ id: review.id }).catch(() => null);
    if (result?.ok) close(t("deleted"));
    else toast.error(t("deleteFailed"), failureMessage(result, t("tryAgain")));
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent title={t("deleteTitle")} description={t("deleteMore")}>
        <AlertDialogCancel>{tCommon("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={() => void confirm()}>{t("deleteConfirm")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}

function ReplyDialog({ review, onClose }: DialogProps) {
  const t = useTranslations("reviews.actions");
  const locale = useLocale();
  const close = useClosing(onClose);
  return (
    <TextDialog
      id={review.id}
      schema={reviewReplySchema}
      send={(input) => replyToReviewAction({ ...input, locale })}
      labels={{
        title: t("reply"),
        description: t("replyMore"),
        label: t("replyLabel"),
        send: t("send"),
        sending: t("sending"),
        failed: t("replyFailed"),
        failedMore: t("tryAgain"),
      }}
      onDone={() => close(t("replyPublished"))}
      onClose={onClose}
    />
  );
}
