"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { FormError } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useAct } from "@/components/forms/use-act";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { AccountUser } from "@/lib/accounts/dto";
import {
  proveByCodeAction,
  proveByPasswordAction,
  sendConnectCodeAction,
} from "@/lib/provider-sign-in/actions";
import type { PendingConnection } from "@/lib/provider-sign-in/queries";
import { PROVIDER_NAMES } from "@/lib/provider-sign-in/rules";
import { codeProofSchema, passwordProofSchema } from "@/lib/provider-sign-in/schema";
import { AuthLayout } from "./auth-layout";
import { useCompleteSignIn } from "./use-complete-sign-in";

/** Asks for a proof before a provider is connected: the account's password, or a code sent to its address. */
export function ConnectAccount({ pending }: { pending: PendingConnection | null }) {
  const t = useTranslations("accounts.providers.connect");
  const [needsCode, setNeedsCode] = useState(!pending?.hasPassword);
  if (!pending) {
    return (
      <AuthLayout scene="riverside" weave="textiles">
        <h1 className="display text-d2">{t("expired")}</h1>
        <p>{t("expiredMore")}</p>
        <ButtonLink href="/login">{t("again")}</ButtonLink>
      </AuthLayout>
    );
  }
  const { provider, email, hasPassword } = pending;
  const values = { provider: PROVIDER_NAMES[provider], email };
  const rich = { bdi: (text: React.ReactNode) => <bdi dir="ltr">{text}</bdi> };
  return (
    <AuthLayout scene="riverside" weave="textiles">
      <h1 className="display text-d2">{t("title", values)}</h1>
      <p>{t.rich(needsCode ? "textCode" : "textPassword", { ...values, ...rich })}</p>
      {needsCode ? <ByCode /> : <ByPassword />}
      {hasPassword && (
        <Button variant="link" size="inline" onClick={() => setNeedsCode(!needsCode)}>
          {t(needsCode ? "usePassword" : "useCode")}
        </Button>
      )}
    </AuthLayout>
  );
}

/** Returns a function that greets the user, or goes on to the second factor. */
function useEnter() {
  const t = useTranslations("accounts.login");
  const enter = useCompleteSignIn();
  const router = useRouter();
  return ({ user }: { user: AccountUser | null }) =>
    user ? enter({ user }, t("welcome")) : router.push("/login?step=code");
}

function ByPassword() {
  const t = useTranslations("accounts.providers.connect");
  const fields = useTranslations("accounts.fields");
  const enter = useEnter();
  const { form, submit, isSending } = useServerForm({
    schema: passwordProofSchema,
    send: (input) => proveByPasswordAction(input),
    defaultValues: { password: "" },
    fallback: t("failed"),
    onDone: enter,
  });
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid gap-4.5"
    >
      <FormError error={form.formState.errors.root} />
      <PasswordField
        label={fields("password")}
        autoComplete="current-password"
        field={form.register("password")}
        error={form.formState.errors.password}
      />
      <SubmitButton size="lg" isPending={isSending} pendingText={t("sending")}>
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

function ByCode() {
  const t = useTranslations("accounts.providers.connect");
  const enter = useEnter();
  const { act, isPending } = useAct();
  const [isSent, setIsSent] = useState(false);
  const { form, submit, isSending } = useServerForm({
    schema: codeProofSchema,
    send: (input) => proveByCodeAction(input),
    defaultValues: { code: "" },
    fallback: t("failed"),
    onDone: enter,
  });

  function send() {
    act(sendConnectCodeAction, {
      done: () => {
        setIsSent(true);
        return [t("sent")];
      },
      failed: t("notSent"),
    });
  }

  if (!isSent) {
    return (
      <Button size="lg" disabled={isPending} onClick={send}>
        {isPending ? t("sending") : t("send")}
      </Button>
    );
  }
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid gap-4.5"
    >
      <FormError error={form.formState.errors.root} />
      <TextField
        label={t("code")}
        hint={t("sentMore")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="rtl:text-right"
        field={form.register("code")}
        error={form.formState.errors.code}
      />
      <SubmitButton size="lg" isPending={isSending} pendingText={t("sending")}>
        {t("submit")}
      </SubmitButton>
      <Button variant="link" size="inline" disabled={isPending} onClick={send}>
        {t("resend")}
      </Button>
    </form>
  );
}
