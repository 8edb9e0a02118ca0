"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";

import { AuthLayout } from "@/components/accounts/auth-layout";
import { useCompleteSignIn } from "@/components/accounts/use-complete-sign-in";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import {
  finishSignInAction,
  finishSignInWithCodeAction,
  finishSignInWithPasskeyAction,
} from "@/lib/accounts/second-factor/actions";
import { codeSchema } from "@/lib/accounts/second-factor/schema";
import { CodeField } from "./code-field";
import { PasskeyButton } from "./passkey-button";

/** The second step of a sign-in whose first factor was verified elsewhere. */
export function CodeStep() {
  const t = useTranslations("accounts.step");
  const login = useTranslations("accounts.login");
  const enter = useCompleteSignIn();
  const [formState, action] = useActionState(finishSignInAction, null);
  const { form, submit, isSending } = useServerForm({
    schema: codeSchema,
    send: (input) => finishSignInWithCodeAction(input),
    defaultValues: { code: "" },
    fallback: login("failedMore"),
    onDone: (entry) => enter(entry, login("welcome")),
  });
  const { errors, isSubmitSuccessful } = form.formState;
  const isPending = isSending || isSubmitSuccessful;
  const sentError = formState?.error ? { message: formState.error } : undefined;
  return (
    <AuthLayout scene="riverside" weave="textiles">
      <div>
        <h1 id="step-title" className="display text-d2">
          {t("title")}
        </h1>
        <p className="mt-1 text-muted-foreground">{t("text")}</p>
      </div>
      <FormError error={errors.root ?? sentError} />
      <form
        action={action}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby="step-title"
        className="grid gap-4.5"
      >
        <CodeField label={login("code")} field={form.register("code")} error={errors.code} />
        <SubmitButton
          hasAction
          size="lg"
          isPending={isPending}
          pendingText={login("pending")}
          className="w-full"
        >
          {t("submit")}
        </SubmitButton>
      </form>
      <PasskeyButton
        label={t("passkey")}
        isDisabled={isPending}
        finish={(response) => finishSignInWithPasskeyAction({ response })}
      />
    </AuthLayout>
  );
}
