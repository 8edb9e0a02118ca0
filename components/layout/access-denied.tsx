import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

type Area = "addProduct" | "admin" | "dashboard" | "payoutSettings" | "sellerTools" | "storefront";

type AccessDeniedProps = {
  area: Area;
  /** A visitor may sign in; everybody may leave. */
  isSignedIn: boolean;
};

/** What a visitor or a wrong role sees in place of a page; middleware gives it its 401 or 403. */
export function AccessDenied({ area, isSignedIn }: AccessDeniedProps) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.accessDenied")}
      description={t(`states.${area}Denied`)}
    >
      {!isSignedIn && <ButtonLink href="/login">{t("nav.signIn")}</ButtonLink>}
      <ButtonLink href="/" variant="outline">
        {t("states.returnHome")}
      </ButtonLink>
    </EmptyState>
  );
}
