"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { type Entry, useCompleteSignIn } from "@/components/accounts/use-complete-sign-in";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { toast } from "@/components/ui/toast";
import { startPasskeySignInAction } from "@/lib/accounts/second-factor/actions";
import { errorMessage, UserError } from "@/lib/http/api-client";
import type { Result } from "@/lib/http/result";

/** Returns whether the browser supports passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === "function";

/** Signs in by a passkey: the browser asks the user for one, and `finish` sends its response. */
export function usePasskey(finish: (response: unknown) => Promise<Result<Entry>>) {
  const t = useTranslations("accounts.login");
  const enter = useCompleteSignIn();
  const [isPending, setIsPending] = useState(false);

  async function signIn() {
    setIsPending(true);
    try {
      const optionsJSON = await unwrapResult(startPasskeySignInAction());
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const response = await startAuthentication({ optionsJSON }).catch(() => {
        throw new UserError(t("passkeyNoResponse"));
      });
      await enter(await unwrapResult(finish(response)), t("welcome"));
    } catch (error) {
      toast.error(t("failed"), errorMessage(error, t("failedMore")));
      setIsPending(false);
    }
  }

  return { signIn, isPending };
}
