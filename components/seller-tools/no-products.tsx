import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** The empty state of a tool for sellers without products. */
export function NoProducts() {
  const t = useTranslations("sellerTools");
  return (
    <EmptyState
      image="/illustrations/cutouts/mesob.svg"
      title={t("noProducts")}
      description={t("noProductsHint")}
    >
      <ButtonLink href="/add-product" variant="outline">
        {t("addProduct")}
      </ButtonLink>
    </EmptyState>
  );
}
