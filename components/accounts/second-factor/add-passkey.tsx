"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { DialogForm } from "@/components/forms/dialog-form";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { addPasskeyAction, startPasskeyAction } from "@/lib/accounts/second-factor/actions";
import { passkeyNameSchema } from "@/lib/accounts/second-factor/schema";
import { UserError } from "@/lib/http/api-client";
import type { Result } from "@/lib/http/result";

/** Asks for a name, then lets the browser create a passkey. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTranslations("accounts.security.passkeys");
  const common = useTranslations("common");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();

  async function create(name: string): Promise<Result> {
    const options = await guard(() => startPasskeyAction());
    if (!options.ok) return options;
    const { startRegistration, WebAuthnError } = await import("@simplewebauthn/browser");
    const response = await startRegistration({ optionsJSON: options.data }).catch(
      (error: unknown) => {
        const isRegistered =
          error instanceof WebAuthnError &&
          error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
        throw new UserError(isRegistered ? t("exists") : t("noResponse"));
      },
    );
    return guard(() => addPasskeyAction({ name, response }));
  }

  const { form, submit, isSending } = useServerForm({
    schema: passkeyNameSchema,
    send: ({ name }) => create(name),
    defaultValues: { name: "" },
    fallback: common("again"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      toast.success(t("added"));
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <>
      <DialogForm
        title={t("add")}
        act={t("add")}
        error={errors.root}
        isSending={isSending}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          field={form.register("name")}
          error={errors.name}
        />
      </DialogForm>
      {dialog}
    </>
  );
}
