"use client";

import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { setReturnPath } from "@/lib/accounts/return-path-store";

/** Link to sign in; afterwards 'Continue' leads back to the current URL. */
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
