"use client";

import { useTranslations } from "next-intl";

import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";

export type FormEnds = {
  onDone: () => void;
  onRefused: (message: string) => void;
  /** Present if there is an account already. */
  onCancel?: () => void;
};

type FormFooterProps = { isSending: boolean } & Pick<FormEnds, "onCancel">;

export function FormFooter({ isSending, onCancel }: FormFooterProps) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton isPending={isSending} pendingText={t("payouts.form.connecting")}>
        {t("payouts.form.connect")}
      </SubmitButton>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      )}
    </div>
  );
}
