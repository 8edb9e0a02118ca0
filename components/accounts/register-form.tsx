"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useActionState } from "react";

import { FormError } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { RadioCards } from "@/components/forms/radio-cards";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { signUpAction } from "@/lib/accounts/actions";
import { registerFormSchema } from "@/lib/accounts/schema";
import { apiSend } from "@/lib/http/api-client";
import { useCommonPassword } from "./use-common-password";
import { type Entry, useCompleteSignIn } from "./use-complete-sign-in";

const BLANK = { password: "", confirmPassword: "", role: "buyer" } as const;

export function RegisterForm() {
  const t = useTranslations("accounts.register");
  const fields = useTranslations("accounts.fields");
  const [registration, action] = useActionState(signUpAction, null);
  const { form, submit, isPending } = useRegistration(registration?.values);
  const { register, trigger, formState } = form;
  const { errors } = formState;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Not registered with the form, so that a choice before hydration is not reset.
    const role = new FormData(event.currentTarget).get("role");
    form.setValue("role", role === "seller" ? "seller" : "buyer");
    void submit(event);
  }

  function onPasswordChange() {
    if (errors.confirmPassword) void trigger("confirmPassword");
  }

  // A refused form focuses the first invalid field in the order of these calls.
  const [username, email] = [
    registerWithDefault(form, "username"),
    registerWithDefault(form, "email"),
  ];
  const { field: password, isCommon } = useCommonPassword(
    register("password", { onChange: onPasswordChange }),
  );

  return (
    <form action={action} onSubmit={onSubmit} noValidate className="grid gap-4.5">
      <FormError error={registration?.error ? { message: registration.error } : undefined} />
      <TextField
        label={fields("username")}
        hint={t("usernameHint")}
        dir="auto"
        autoComplete="nickname"
        field={username}
        error={errors.username}
      />
      <TextField
        label={fields("email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        className="rtl:text-right"
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
        defaultValue={registration?.values["role"] === "seller" ? "seller" : "buyer"}
        error={errors.role}
      />
      <SubmitButton
        hasAction
        size="lg"
        isPending={isPending}
        pendingText={t("pending")}
        className="w-full"
      >
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

/** A refusal is shown only as a toast (specification A, section 8). */
function useRegistration(formState: Record<string, string> | undefined) {
  const t = useTranslations("accounts.register");
  const enter = useCompleteSignIn();
  const { form, submit, isSending } = useServerForm({
    schema: registerFormSchema,
    send: ({ confirmPassword: _, ...input }) => apiSend<Entry>("POST", "/api/register", input),
    defaultValues: {
      ...BLANK,
      username: formState?.["username"] ?? "",
      email: formState?.["email"] ?? "",
    },
    fallback: t("failedMore"),
    onDone: (entry) => enter(entry, t("welcome"), t("welcomeMore")),
    onRefused: (message) => toast.error(t("failed"), message),
  });
  // Includes the navigation to the next page.
  return { form, submit, isPending: isSending || form.formState.isSubmitSuccessful };
}
