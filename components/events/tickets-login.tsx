import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** Replaces tickets for an anonymous visitor. */
export function TicketsLogin() {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.loginRequired")}
      description={t("events.mine.login")}
    >
      <ButtonLink href="/login">{t("nav.signIn")}</ButtonLink>
    </EmptyState>
  );
}
