"use client";

import { useTranslations } from "next-intl";
import type { Entry } from "@/components/accounts/use-complete-sign-in";
import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { Button } from "@/components/ui/button";
import { Fingerprint } from "@/components/ui/icons";
import type { Result } from "@/lib/http/result";
import { hasPasskeys, usePasskey } from "./use-passkey";

type PasskeyButtonProps = {
  label: string;
  isDisabled: boolean;
  finish: (response: unknown) => Promise<Result<Entry>>;
};

/** Signs in by a passkey; hidden in browsers without them. */
export function PasskeyButton({ label, isDisabled, finish }: PasskeyButtonProps) {
  const t = useTranslations("accounts.login");
  const isHydrated = useIsHydrated();
  const { signIn, isPending } = usePasskey(finish);
  if (isHydrated && !hasPasskeys()) return null;
  return (
    <Button
      variant="outline"
      disabled={!isHydrated || isDisabled || isPending}
      onClick={() => void signIn()}
      className="w-full"
    >
      <Fingerprint aria-hidden />
      {isPending ? t("passkeyPending") : label}
    </Button>
  );
}
