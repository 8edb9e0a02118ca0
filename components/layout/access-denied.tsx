import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

type Area = "addProduct" | "admin" | "dashboard" | "payoutSettings" | "sellerTools" | "storefront";

type AccessDeniedProps = {
  area: Area;
  /** Anonymous visitors get a sign-in link; all get a link home. */
  isSignedIn: boolean;
};

/** Replaces a page that the viewer's role may not open; middleware sets the 401 or 403. */
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
