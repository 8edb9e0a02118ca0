"use client";

import { useTranslations } from "next-intl";
import { useActionState, useState } from "react";

import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { signInAction } from "@/lib/accounts/actions";
import type { DemoLogins } from "@/lib/accounts/queries";
import { loginSchema } from "@/lib/accounts/schema";
import { apiSend } from "@/lib/http/api-client";
import { toResult } from "@/lib/http/result";
import { type Entry, useCompleteSignIn } from "./use-complete-sign-in";

export type DemoRole = keyof DemoLogins;

const BLANK = { email: "", password: "", rememberMe: false };

export type Login = ReturnType<typeof useLogin>;

/** Signs in with the fields of the form or with a demo account. */
export function useLogin(demo: DemoLogins | null) {
  const t = useTranslations("accounts.login");
  const enter = useCompleteSignIn();
  const [formState, action] = useActionState(signInAction, null);
  const [enteringDemo, setEnteringDemo] = useState<DemoRole | null>(null);

  const [needsCode, setNeedsCode] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);

  const { form, submit, isSending } = useServerForm({
    schema: loginSchema,
    send: async (input) => {
      const result = await apiSend<Entry>("POST", "/api/login", input);
      return !result.ok && result.code === "codeNeeded" ? toResult(null) : result;
    },
    defaultValues: { ...BLANK, ...formState?.values },
    fallback: t("failedMore"),
    async onDone(entry) {
      setNeedsCode(entry === null);
      if (!entry && needsCode) form.setError("code", { message: "codeRequired" });
      if (!entry) return;
      await enter(entry, t("welcome"));
      setHasEntered(true);
    },
    onRefused: (message) => toast.error(t("failed"), message),
  });

  async function enterDemo(role: DemoRole) {
    if (!demo) return;
    setEnteringDemo(role);
    form.reset({ ...BLANK, ...demo[role] });
    await submit();
    setEnteringDemo(null);
  }

  return {
    form,
    submit,
    clear() {
      form.reset(BLANK);
      setNeedsCode(false);
    },
    /** Whether the account also needs a code of its authenticator app. */
    needsCode: needsCode || formState?.code === "codeNeeded" || formState?.code === "codeWrong",
    refusal: form.formState.errors.root,
    /** Signs in without JavaScript. */
    action,
    sentError: formState?.error ?? null,
    // Includes the navigation to the next page.
    isPending: isSending || hasEntered,
    hasDemo: demo !== null,
    enteringDemo,
    enterDemo,
  };
}
