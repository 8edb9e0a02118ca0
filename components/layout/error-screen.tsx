"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

const TITLES = {
  databaseDown: "errors.databaseDown",
  errorTitle: "states.errorTitle",
  productsFailed: "states.productsFailed",
} as const;

type ErrorScreenProps = { title: keyof typeof TITLES; reset: () => void };

/** Error page with a button to retry. */
export function ErrorScreen({ title, reset }: ErrorScreenProps) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t(TITLES[title])}
      description={t("states.errorDescription")}
    >
      <Button onClick={reset}>{t("common.tryAgain")}</Button>
    </EmptyState>
  );
}
