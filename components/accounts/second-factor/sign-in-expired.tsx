import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** Replaces the second step of a sign-in that this browser does not have, or no longer. */
export function SignInExpired() {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("accounts.step.expired")}
      description={t("accounts.step.expiredMore")}
    >
      <ButtonLink href="/login">{t("nav.signIn")}</ButtonLink>
    </EmptyState>
  );
}
