"use client";

import { useTranslations } from "next-intl";

import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

type SaveBarProps = {
  isNew: boolean;
  /** Number of invalid fields after the form was submitted once. */
  toFix: number;
  isDirty: boolean;
  isSaving: boolean;
  /** Images are being uploaded. */
  isBusy: boolean;
  onDraft: () => void;
};

/** Cancel, save for later, or submit; visible wherever the form is scrolled to. */
export function SaveBar({ isNew, toFix, isDirty, isSaving, isBusy, onDraft }: SaveBarProps) {
  const t = useTranslations("products.form");
  const common = useTranslations("common");
  const state = toFix > 0 ? t("toFix", { count: toFix }) : isDirty ? t("unsaved") : "";
  return (
    <div className="sticky bottom-0 z-20 mt-8 flex flex-wrap items-center gap-x-2.5 gap-y-2 border-t bg-background/96 py-3 backdrop-blur-sm">
      <p
        role="status"
        className="basis-full text-muted-foreground text-sm empty:hidden sm:basis-auto"
      >
        {state}
      </p>
      <ButtonLink href="/dashboard" variant="ghost" className="ms-auto">
        {common("cancel")}
      </ButtonLink>
      <Button variant="outline" onClick={onDraft}>
        {t("saveDraft")}
      </Button>
      <SubmitButton
        className="grow sm:grow-0"
        isPending={isSaving}
        disabled={isSaving || isBusy}
        pendingText={isNew ? t("creating") : t("updating")}
      >
        {isNew ? t("create") : t("update")}
      </SubmitButton>
    </div>
  );
}
