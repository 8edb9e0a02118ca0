import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export function ProductNotFound() {
  const t = useTranslations("catalog");
  return (
    <EmptyState
      image="/illustrations/cutouts/spices.svg"
      title={t("productNotFound")}
      description={t("productNotFoundHint")}
      as="h1"
    >
      <ButtonLink href="/shop">{t("toShop")}</ButtonLink>
    </EmptyState>
  );
}
