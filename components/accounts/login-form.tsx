"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { FormError } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { ArrowLeft, Store, User } from "@/components/ui/icons";
import type { LoginRole } from "@/lib/accounts/schema";
import { signInWithPasskeyAction } from "@/lib/accounts/second-factor/actions";
import type { ProviderName } from "@/lib/provider-sign-in/rules";
import { AuthLayout } from "./auth-layout";
import { DemoButton } from "./demo-button";
import { ForgotPassword } from "./forgot-password";
import { InlineLink } from "./inline-link";
import { ProviderButtons } from "./provider-buttons";
import { CodeField } from "./second-factor/code-field";
import { PasskeyButton } from "./second-factor/passkey-button";
import type { Login } from "./use-login";

type LoginFormProps = {
  role: LoginRole;
  login: Login;
  /** Whether the form replaced the choice of roles and receives the focus. */
  hasFocus: boolean;
  providers: ProviderName[];
  onBack: () => void;
};

/** Email and password. The role only titles the form: an account has one role, whichever form it uses. */
export function LoginForm({ role, login, hasFocus, providers, onBack }: LoginFormProps) {
  const t = useTranslations("accounts.login");
  const common = useTranslations("common");
  const { setFocus } = login.form;
  // An error of the form without JavaScript belongs to the first form of the page.
  const sentError = !hasFocus && login.sentError ? { message: login.sentError } : undefined;
  useEffect(() => {
    if (hasFocus) setFocus("email", { shouldSelect: true });
  }, [hasFocus, setFocus]);

  return (
    <AuthLayout scene="riverside" weave="textiles">
      <div>
        <form
          action="/login"
          onSubmit={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          <Button type="submit" variant="ghost" className="-ms-4.5">
            <ArrowLeft aria-hidden className="rtl-flip" />
            {common("back")}
          </Button>
        </form>
        <h1 id="sign-in-title" className="display mt-1 text-d2 sm:mt-2">
          {t(`${role}.signIn`)}
        </h1>
      </div>
      <FormError error={login.refusal ?? sentError} />
      <Fields login={login} />
      <ProviderButtons providers={providers} />
      <PasskeyButton
        label={t("passkey")}
        isDisabled={login.isPending}
        finish={(response) =>
          signInWithPasskeyAction({ response, rememberMe: login.form.getValues("rememberMe") })
        }
      />
      {login.hasDemo && <DemoRow login={login} />}
      <p>
        {t.rich("signUp", { link: (text) => <InlineLink href="/register">{text}</InlineLink> })}
      </p>
    </AuthLayout>
  );
}

function Fields({ login }: { login: Login }) {
  const t = useTranslations("accounts.login");
  const fields = useTranslations("accounts.fields");
  const { register, formState, setFocus } = login.form;
  const { errors } = formState;
  const { needsCode } = login;
  useEffect(() => {
    if (needsCode) setFocus("code");
  }, [needsCode, setFocus]);
  return (
    <form
      action={login.action}
      onSubmit={(event) => void login.submit(event)}
      noValidate
      aria-labelledby="sign-in-title"
      className="grid gap-4.5"
    >
      <TextField
        label={fields("email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        className="rtl:text-right"
        field={registerWithDefault(login.form, "email")}
        error={errors.email}
      />
      <PasswordField
        label={fields("password")}
        autoComplete="current-password"
        field={register("password")}
        error={errors.password}
      />
      {needsCode && (
        <CodeField
          label={t("code")}
          hint={t("codeHint")}
          field={register("code")}
          error={errors.code}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label={t("staySignedIn")} field={register("rememberMe")} />
        <ForgotPassword />
      </div>
      <SubmitButton
        hasAction
        size="lg"
        isPending={login.isPending}
        pendingText={t("pending")}
        className="w-full"
      >
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

function DemoRow({ login }: { login: Login }) {
  const t = useTranslations("accounts.login");
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3.5 text-muted-foreground text-sm before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {t("or")}
      </p>
      <div className="grid gap-2.5 min-[22rem]:grid-cols-2">
        <DemoButton account="buyer" login={login}>
          <User aria-hidden />
          {t("buyer.demo")}
        </DemoButton>
        <DemoButton account="seller" login={login}>
          <Store aria-hidden />
          {t("seller.demo")}
        </DemoButton>
      </div>
    </div>
  );
}
