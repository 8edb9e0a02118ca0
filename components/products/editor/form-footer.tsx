"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";

import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { Step } from "./use-product-form";

type FormFooterProps = {
  step: Step;
  isNew: boolean;
  /** Number of invalid fields after the form was submitted once. */
  toFix: number;
  isSaving: boolean;
  /** Images are being uploaded. */
  isBusy: boolean;
  onDraft: () => void;
  onStory: () => void;
  onDetails: () => void;
};

/** Cancel, save for later, next, or submit: the story is optional, so both steps can submit. */
export function FormFooter({ step, isNew, toFix, isSaving, isBusy, ...on }: FormFooterProps) {
  const t = useTranslations("products.form");
  const common = useTranslations("common");
  const isDetails = step === "details";
  const isStopped = isSaving || isBusy;
  return (
    <div className="mt-8 flex flex-col gap-2.5 border-t pt-5.5 sm:flex-row sm:flex-wrap sm:items-center">
      {!isDetails && (
        <Button variant="ghost" className="sm:-ms-4.5" onClick={on.onDetails}>
          <ArrowLeft aria-hidden className="rtl-flip" />
          {t("toDetails")}
        </Button>
      )}
      <ButtonLink
        href="/dashboard"
        variant="ghost"
        className={isDetails ? "order-2 sm:order-none sm:-ms-4.5" : "order-2 sm:order-none"}
      >
        {common("cancel")}
      </ButtonLink>
      <p role="status" className="text-muted-foreground text-sm empty:hidden sm:mx-auto">
        {toFix > 0 ? t("toFix", { count: toFix }) : ""}
      </p>
      <Button
        variant={isDetails ? "ghost" : "outline"}
        className="order-1 sm:order-none sm:ms-auto"
        onClick={on.onDraft}
      >
        {t("saveDraft")}
      </Button>
      <SubmitButton
        variant={isDetails ? "outline" : "default"}
        isPending={isSaving}
        disabled={isStopped}
        pendingText={isNew ? t("creating") : t("updating")}
      >
        {isNew ? t("create") : t("update")}
      </SubmitButton>
      {isDetails && (
        <Button className="order-first sm:order-none" disabled={isStopped} onClick={on.onStory}>
          {t("next")}
          <ArrowRight aria-hidden className="rtl-flip" />
        </Button>
      )}
    </div>
  );
}
