import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** No payment provider is configured (specification B, "Checkout"). */
export function PaymentUnavailable() {
  const t = useTranslations("checkout");
  return (
    <EmptyState
      image="/illustrations/cutouts/jebena.svg"
      title={t("unavailableTitle")}
      description={t("unavailableHint")}
      as="h1"
    >
      <ButtonLink href="/contact">{t("contactSupport")}</ButtonLink>
    </EmptyState>
  );
}
