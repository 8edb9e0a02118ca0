"use client";

import { useTranslations } from "next-intl";
import { ArrowLeftRight } from "@/components/ui/icons";

import type { CompareItem } from "@/lib/compare/rules";
import { useCompareToggle } from "./use-compare-toggle";

/** The button on a card below the heart: pressed while the product is in the compare list. */
export function CompareToggle({ item }: { item: CompareItem }) {
  const t = useTranslations("compare");
  const { isChosen, toggle } = useCompareToggle(item);
  const presentation = isChosen
    ? "bg-dye-ink text-white ring-1 ring-white/60"
    : "bg-white text-dye-ink sm:pointer-fine:opacity-0 sm:pointer-fine:group-focus-within:opacity-100 sm:pointer-fine:group-hover:opacity-100";
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t("toggle", { title: item.title })}
      onClick={toggle}
      className={`hit-44 grid size-9 shrink-0 place-items-center rounded-full shadow-sm transition-opacity duration-150 ${presentation}`}
    >
      <ArrowLeftRight aria-hidden className="size-5" />
    </button>
  );
}
