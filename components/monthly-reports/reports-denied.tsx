import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown to every viewer except sellers (specification C, "Monthly Business Reports"). */
export function ReportsDenied({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/book.svg"
      title={t("monthlyReports.deniedTitle")}
      description={t("monthlyReports.denied")}
    >
      {!isSignedIn && <ButtonLink href="/login">{t("nav.signIn")}</ButtonLink>}
      <ButtonLink href="/" variant="outline">
        {t("states.returnHome")}
      </ButtonLink>
    </EmptyState>
  );
}
