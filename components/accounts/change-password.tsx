"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { FormError } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { changePasswordAction } from "@/lib/accounts/actions";
import { passwordChangeFormSchema } from "@/lib/accounts/schema";
import { NewPasswordFields } from "./new-password-fields";

const BLANK = { currentPassword: "", password: "", confirmPassword: "" };

export function ChangePassword() {
  const t = useTranslations("accounts.security.password");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: passwordChangeFormSchema,
    send: ({ confirmPassword: _, ...input }) => changePasswordAction(input),
    defaultValues: BLANK,
    fallback: t("failed"),
    onDone: () => {
      toast.success(t("done"), t("doneMore"));
      form.reset(BLANK);
      router.refresh();
    },
  });
  const { errors } = form.formState;

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-md gap-4"
    >
      <FormError error={errors.root} />
      <PasswordField
        label={t("current")}
        autoComplete="current-password"
        field={form.register("currentPassword")}
        error={errors.currentPassword}
      />
      <NewPasswordFields
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        errors={errors}
      />
      <SubmitButton
        isPending={isSending}
        pendingText={t("changing")}
        className="justify-self-start"
      >
        {t("change")}
      </SubmitButton>
    </form>
  );
}
