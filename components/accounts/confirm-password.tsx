"use client";

import { useTranslations } from "next-intl";

import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { confirmPasswordAction } from "@/lib/accounts/actions";
import { passwordConfirmationSchema } from "@/lib/accounts/schema";

/** Asks for the password before a sensitive change. */
export function ConfirmPassword({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const t = useTranslations("accounts.confirm");
  const fields = useTranslations("accounts.fields");
  const common = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema: passwordConfirmationSchema,
    send: (input) => confirmPasswordAction(input),
    defaultValues: { password: "" },
    fallback: t("failed"),
    onDone: () => onClose(true),
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <DialogContent title={t("title")} description={t("text")} closeLabel={common("close")}>
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid gap-4"
        >
          <FormError error={form.formState.errors.root} />
          <TextField
            label={fields("password")}
            field={form.register("password")}
            error={form.formState.errors.password}
            type="password"
            autoComplete="current-password"
          />
          <DialogFooter>
            <Button variant="ghost" onClick={() => onClose(false)}>
              {common("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("sending")}>
              {t("submit")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
