import { useTranslations } from "next-intl";

import { MATERIALS } from "@/lib/products/facts/material-rules";
import { ALLERGENS, ROASTS } from "@/lib/products/facts/rules";
import type { FilteredKind } from "@/lib/products/filters/kind-rules";
import { colorKeyOf, ONE_SIZE } from "@/lib/products/filters/option-value-rules";

/** Returns the name of a filter value: translated if it is known, otherwise as the seller wrote it. */
export function useFilterValueName() {
  const facts = useTranslations("catalog.facts");
  const t = useTranslations("filterValues");
  const names: Record<FilteredKind, (value: string) => string | undefined> = {
    size: (value) => (value === ONE_SIZE ? t("oneSize") : undefined),
    color: (value) => {
      const color = colorKeyOf(value);
      return color && t(`color.${color}`);
    },
    material: (value) => {
      const material = MATERIALS.find((name) => name === value);
      return material && t(`material.${material}`);
    },
    roast: (value) => {
      const roast = ROASTS.find((name) => name === value);
      return roast && facts(`roast.${roast}`);
    },
    freeOf: (value) => {
      const allergen = ALLERGENS.find((name) => name === value);
      return allergen && facts(`allergen.${allergen}`);
    },
  };
  return (kind: FilteredKind, value: string): string => names[kind](value) ?? value;
}
