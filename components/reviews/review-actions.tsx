"use client";

import { useTranslations } from "next-intl";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";

import { useViewer } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import type { Review } from "@/lib/reviews/dto";
import type { ReviewDialogName } from "./review-dialogs";

const load = () => import("./review-dialogs");
const Dialogs = lazy(async () => ({ default: (await load()).ReviewDialogs }));

type ReviewActionsProps = {
  review: Review;
  sellerId: number;
  /** Id of the review's title: every review has buttons of the same names. */
  titleId: string;
};

/** The current user's actions on a review; nothing for anonymous visitors. */
export function ReviewActions({ review, sellerId, titleId }: ReviewActionsProps) {
  const t = useTranslations("reviews.actions");
  const { viewer } = useViewer();
  const [open, setOpen] = useState<ReviewDialogName | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (!viewer) return null;

  function show(name: ReviewDialogName, event: MouseEvent<HTMLButtonElement>) {
    opener.current = event.currentTarget;
    setOpen(name);
  }

  // A dialog without its own trigger does not restore the focus.
  function close() {
    setOpen(null);
    setTimeout(() => opener.current?.focus());
  }

  return (
    <span className="ms-auto -me-3 flex flex-wrap gap-1">
      {actionsOf(viewer.id, review, sellerId).map((name) => (
        <Button
          key={name}
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={(event) => show(name, event)}
        >
          {t(name)}
        </Button>
      ))}
      {open && (
        <Suspense fallback={null}>
          <Dialogs review={review} open={open} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

function actionsOf(viewerId: number, review: Review, sellerId: number): ReviewDialogName[] {
  if (review.authorId === viewerId) return ["edit", "delete"];
  const canReply = sellerId === viewerId && review.answer === null;
  return canReply ? ["reply", "report"] : ["report"];
}
