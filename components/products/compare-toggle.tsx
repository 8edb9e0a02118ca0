"use client";

import { useTranslations } from "next-intl";
import { ArrowLeftRight } from "@/components/ui/icons";

import type { CompareItem } from "@/lib/compare/rules";
import { useCompareToggle } from "./use-compare-toggle";

/** The button on a card below the heart: pressed while the product is in the compare list. */
export function CompareToggle({ item }: { item: CompareItem }) {
  const t = useTranslations("compare");
  const { isChosen, toggle } = useCompareToggle(item);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t("toggle", { title: item.title })}
      onClick={toggle}
      className={`card-tool ${isChosen ? "card-tool-pressed" : "card-tool-quiet"}`}
    >
      <ArrowLeftRight aria-hidden className="size-5" />
    </button>
  );
}
