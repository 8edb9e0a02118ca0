import { getTranslations } from "next-intl/server";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import type { Viewer } from "@/lib/auth/viewer";

/** Replaces the admin area for an admin whose session has no second factor; middleware sets the 403. */
export async function SecondFactorNeeded({ viewer }: { viewer: Viewer }) {
  const [{ hasTwoStep, passkeys }, t] = await Promise.all([
    getSecondFactors(viewer),
    getTranslations(),
  ]);
  const hasFactor = hasTwoStep || passkeys.length > 0;
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.secondFactorTitle")}
      description={hasFactor ? t("states.secondFactorAgain") : t("errors.secondFactorNeeded")}
    >
      {hasFactor ? (
        <ButtonLink href="/login">{t("nav.signIn")}</ButtonLink>
      ) : (
        <ButtonLink href="/profile?tab=security">{t("states.secondFactorSetUp")}</ButtonLink>
      )}
    </EmptyState>
  );
}
