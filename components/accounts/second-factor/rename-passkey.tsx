"use client";

import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { DialogForm } from "@/components/forms/dialog-form";
import { TextField } from "@/components/forms/text-field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { renamePasskeyAction } from "@/lib/accounts/second-factor/actions";
import { type PasskeyRename, passkeyRenameSchema } from "@/lib/accounts/second-factor/schema";

type RenamePasskeyProps = { passkey: PasskeyRename; onClose: () => void };

export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const t = useTranslations("accounts.security.passkeys");
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useDialogForm({
    schema: passkeyRenameSchema,
    defaultValues: passkey,
    send: (input) => guard(() => renamePasskeyAction(input)),
    messages: { done: t("renamed"), failed: t("failed") },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <>
      <DialogForm
        title={t("renameNamed", { name: passkey.name })}
        act={t("rename")}
        error={errors.root}
        isSending={isSending}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField label={t("name")} field={form.register("name")} error={errors.name} />
      </DialogForm>
      {dialog}
    </>
  );
}
