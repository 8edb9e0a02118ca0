"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useActionState } from "react";

import { FormError } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { RadioCards } from "@/components/forms/radio-cards";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { signUpAction } from "@/lib/accounts/actions";
import { registerFormSchema } from "@/lib/accounts/schema";
import { apiSend } from "@/lib/http/api-client";
import { useCommonPassword } from "./use-common-password";
import { type Entry, useCompleteSignIn } from "./use-complete-sign-in";

export function RegisterForm() {
  const t = useTranslations("accounts.register");
  const fields = useTranslations("accounts.fields");
  const { form, submit, isPending } = useRegistration();
  const { register, trigger, formState } = form;
  const { errors } = formState;
  const [sent, action] = useActionState(signUpAction, null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Not registered, so that a choice before hydration is not reset.
    const role = new FormData(event.currentTarget).get("role");
    form.setValue("role", role === "seller" ? "seller" : "buyer");
    void submit(event);
  }

  function onPasswordChange() {
    if (errors.confirmPassword) void trigger("confirmPassword");
  }

  // A refused form focuses the first wrong field in the order of these calls.
  const [username, email] = [register("username"), register("email")];
  const { field: password, isCommon } = useCommonPassword(
    register("password", { onChange: onPasswordChange }),
  );

  return (
    <form action={action} onSubmit={onSubmit} noValidate className="grid gap-4.5">
      <FormError error={sent?.error ? { message: sent.error } : undefined} />
      <TextField
        label={fields("username")}
        hint={t("usernameHint")}
        dir="auto"
        autoComplete="nickname"
        defaultValue={sent?.values["username"]}
        field={username}
        error={errors.username}
      />
      <TextField
        label={fields("email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        className="rtl:text-right"
        defaultValue={sent?.values["email"]}
        field={email}
        error={errors.email}
      />
      <PasswordField
        label={fields("password")}
        hint={isCommon ? fields("commonPassword") : t("passwordHint")}
        autoComplete="new-password"
        field={password}
        error={errors.password}
      />
      <PasswordField
        label={fields("confirmPassword")}
        autoComplete="new-password"
        field={register("confirmPassword")}
        error={errors.confirmPassword}
      />
      <RadioCards
        legend={t("role")}
        options={(["buyer", "seller"] as const).map((value) => ({
          value,
          title: t(value),
          description: t(`${value}Hint`),
        }))}
        field={{ name: "role" }}
        defaultValue={sent?.values["role"] === "seller" ? "seller" : "buyer"}
        error={errors.role}
      />
      <SubmitButton size="lg" isPending={isPending} pendingText={t("pending")} className="w-full">
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

/** A refusal is told by a toast alone (specification A, section 8). */
function useRegistration() {
  const t = useTranslations("accounts.register");
  const enter = useCompleteSignIn();
  const { form, submit, isSending } = useServerForm({
    schema: registerFormSchema,
    send: ({ confirmPassword: _, ...input }) => apiSend<Entry>("POST", "/api/register", input),
    // Text that was typed before hydration is the default.
    defaultValues: { role: "buyer" },
    fallback: t("failedMore"),
    onDone: (entry) => enter(entry, t("welcome"), t("welcomeMore")),
    onRefused: (message) => toast.error(t("failed"), message),
  });
  // Also while the next page is on its way.
  return { form, submit, isPending: isSending || form.formState.isSubmitSuccessful };
}
