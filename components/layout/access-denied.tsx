import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

type Area = "dashboard";

/** What the wrong role sees in place of a page; middleware gives it its 403 (or 401). */
export function AccessDenied({ area }: { area?: Area }) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.accessDenied")}
      description={area && t(`states.${area}Denied`)}
    >
      <ButtonLink href="/">{t("states.returnHome")}</ButtonLink>
      <ButtonLink href="/login" variant="outline">
        {t("nav.signIn")}
      </ButtonLink>
    </EmptyState>
  );
}
