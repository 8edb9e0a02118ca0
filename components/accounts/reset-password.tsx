"use client";

import { useTranslations } from "next-intl";

import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { resetPasswordAction } from "@/lib/accounts/actions";
import { newPasswordFormSchema } from "@/lib/accounts/schema";
import { AuthLayout } from "./auth-layout";
import { NewPasswordFields } from "./new-password-fields";

/** The page of an emailed reset link: a new password, then sign-in. */
export function ResetPassword({ token }: { token: string }) {
  const t = useTranslations("accounts.reset");
  const { form, submit, isSending } = useServerForm({
    schema: newPasswordFormSchema,
    send: ({ confirmPassword: _, ...input }) => resetPasswordAction(input),
    defaultValues: { token, password: "", confirmPassword: "" },
    fallback: t("failed"),
    onDone: () => {},
  });
  const { errors, isSubmitSuccessful } = form.formState;

  return (
    <AuthLayout scene="riverside" weave="textiles">
      <h1 className="display text-d2">{t("choose")}</h1>
      {isSubmitSuccessful ? (
        <>
          <Banner tone="success" title={t("done")}>
            {t("doneMore")}
          </Banner>
          {/* The address contains the used link: navigation discards it. */}
          <ButtonLink href="/login">{t("signIn")}</ButtonLink>
        </>
      ) : (
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid gap-4.5"
        >
          <FormError error={errors.root} />
          <NewPasswordFields
            password={form.register("password")}
            confirmPassword={form.register("confirmPassword")}
            errors={errors}
          />
          <SubmitButton size="lg" isPending={isSending} pendingText={t("saving")}>
            {t("save")}
          </SubmitButton>
        </form>
      )}
    </AuthLayout>
  );
}
