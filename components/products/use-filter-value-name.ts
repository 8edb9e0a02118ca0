import { useTranslations } from "next-intl";

import { ALLERGENS, ROASTS } from "@/lib/products/facts/rules";
import type { FilteredKind } from "@/lib/products/filter-rules";

/** Returns the name of a filter value: translated for roasts and allergens, as written by sellers for options. */
export function useFilterValueName() {
  const t = useTranslations("catalog.facts");
  return (kind: FilteredKind, value: string): string => {
    const roast = ROASTS.find((one) => one === value);
    const allergen = ALLERGENS.find((one) => one === value);
    if (kind === "roast" && roast) return t(`roast.${roast}`);
    if (kind === "freeOf" && allergen) return t(`allergen.${allergen}`);
    return value;
  };
}
