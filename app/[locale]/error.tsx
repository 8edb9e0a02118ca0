"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function ErrorScreen({ reset }: { reset: () => void }) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.errorTitle")}
      description={t("states.errorDescription")}
    >
      <Button onClick={reset}>{t("common.tryAgain")}</Button>
    </EmptyState>
  );
}
