"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ArrowLeftRight } from "@/components/ui/icons";
import type { CompareItem } from "@/lib/compare/rules";
import { useCompareToggle } from "./use-compare-toggle";

/** The product page's button. It only adds: pressing it again shows that the product is already in the list. */
export function CompareButton({ item }: { item: CompareItem }) {
  const t = useTranslations("compare");
  const { add } = useCompareToggle(item);
  return (
    <Button variant="ghost" size="lg" onClick={add}>
      <ArrowLeftRight aria-hidden />
      {t("add")}
    </Button>
  );
}
