"use client";

import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { setReturnPath } from "@/lib/accounts/return-path-store";

/** The way to sign in from a page that needs it; afterwards 'Continue' leads back to the same address. */
export function SignInLink() {
  const t = useTranslations("nav");
  return (
    <ButtonLink
      href="/login"
      onClick={() => setReturnPath(window.location.pathname + window.location.search)}
    >
      {t("signIn")}
    </ButtonLink>
  );
}
