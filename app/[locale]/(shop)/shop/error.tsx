"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The list could not be read (specification A, section 8). */
export default function ShopError({ reset }: { reset: () => void }) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.productsFailed")}
      description={t("states.errorDescription")}
    >
      <Button onClick={reset}>{t("common.tryAgain")}</Button>
    </EmptyState>
  );
}
