"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { type Entry, useCompleteSignIn } from "@/components/accounts/use-complete-sign-in";
import { toast } from "@/components/ui/toast";
import { startPasskeySignInAction } from "@/lib/accounts/second-factor/actions";
import { errorMessage, UserError } from "@/lib/http/api-client";
import { failureMessage, type Result } from "@/lib/http/result";

/** Returns whether the browser supports passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === "function";

/** Signs in by a passkey: the browser asks the user for one, and `finish` sends its response. */
export function usePasskey(finish: (response: unknown) => Promise<Result<Entry>>) {
  const t = useTranslations("accounts.login");
  const enter = useCompleteSignIn();
  const [isPending, setIsPending] = useState(false);

  async function authenticate(): Promise<Result<Entry>> {
    const options = await startPasskeySignInAction();
    if (!options.ok) return options;
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const response = await startAuthentication({ optionsJSON: options.data }).catch(() => {
      throw new UserError(t("passkeyNoResponse"));
    });
    return finish(response);
  }

  function refuse(message: string) {
    toast.error(t("failed"), message);
    setIsPending(false);
  }

  async function signIn() {
    setIsPending(true);
    try {
      const result = await authenticate();
      if (result.ok) await enter(result.data, t("welcome"));
      else refuse(failureMessage(result, t("failedMore")));
    } catch (error) {
      refuse(errorMessage(error, t("failedMore")));
    }
  }

  return { signIn, isPending };
}
