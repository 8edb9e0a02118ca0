"use client";

import { useTranslations } from "next-intl";

import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { Banner } from "@/components/ui/banner";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { requestResetAction } from "@/lib/accounts/actions";
import { resetRequestSchema } from "@/lib/accounts/schema";

/** Requests a link to choose a new password; the response does not reveal whether the account exists. */
export function ForgotPasswordDialog({ isOpen, onOpenChange, button }: MenuPanelProps) {
  const t = useTranslations("accounts.reset");
  const common = useTranslations("common");
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("title")}
        description={t("text")}
        closeLabel={common("close")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <ResetRequest />
      </DialogContent>
    </Dialog>
  );
}

function ResetRequest() {
  const t = useTranslations("accounts.reset");
  const fields = useTranslations("accounts.fields");
  const { form, submit, isSending } = useServerForm({
    schema: resetRequestSchema,
    send: (input) => requestResetAction(input),
    defaultValues: { email: "" },
    fallback: t("failed"),
    onDone: () => {},
  });
  const { errors, isSubmitSuccessful } = form.formState;

  if (isSubmitSuccessful) {
    return (
      <Banner tone="success" title={t("sent")}>
        {t("sentMore")}
      </Banner>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <FormError error={errors.root} />
      <TextField
        label={fields("email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        className="rtl:text-right"
        field={form.register("email")}
        error={errors.email}
      />
      <SubmitButton isPending={isSending} pendingText={t("sending")}>
        {t("send")}
      </SubmitButton>
    </form>
  );
}
