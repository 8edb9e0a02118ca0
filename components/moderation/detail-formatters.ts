import { useFormatter, useTranslations } from "next-intl";

import { NATIVE_NAMES } from "@/lib/i18n/languages";
import type { ProductContent } from "@/lib/products/revision-content";
import type { Fact } from "./diff-revision";

const SEASONS = ["isEidSpecial", "isRamadanSpecial", "isIndependenceDay"] as const;

/** Formatted facts of a product; empty if not set. */
export function useFactTexts(): Record<Fact, (content: ProductContent) => string> {
  const t = useTranslations("catalog");
  const format = useFormatter();
  return {
    category: ({ category }) => t(`category.${category}`),
    collection: ({ collection }) => collection ?? "",
    locale: ({ locale }) => NATIVE_NAMES[locale],
    season: (content) =>
      format.list(
        SEASONS.filter((season) => content[season]).map((season) => t(`label.${season}`)),
        { type: "unit" },
      ),
  };
}
