import { useFormatter, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/core/money";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import type { ProductContent } from "@/lib/products/revision-content";
import type { VariantContent } from "@/lib/products/variants/content-rules";
import { variantTitleOf } from "@/lib/products/variants/rules";
import type { Fact } from "./diff-revision";

const SEASONS = ["isEidSpecial", "isRamadanSpecial", "isIndependenceDay"] as const;

/** Formatted facts of a product; empty if not set. */
export function useFactTexts(): Record<Fact, (content: ProductContent) => string> {
  const t = useTranslations("catalog");
  const details = useTranslations("moderation.detail");
  const format = useFormatter();
  return {
    category: ({ category }) => t(`category.${category}`),
    collection: ({ collection }) => collection ?? "",
    locale: ({ locale }) => NATIVE_NAMES[locale],
    options: ({ options }) =>
      options
        .map(({ kind, name, values }) => {
          const label = kind === "other" ? name : t(`option.${kind}`);
          return `${label}: ${values.join(", ")}`;
        })
        .join("\n"),
    season: (content) =>
      format.list(
        SEASONS.filter((season) => content[season]).map((season) => t(`label.${season}`)),
        { type: "unit" },
      ),
    variants: ({ variants }) => variants.map(variantText).join("\n"),
  };

  function variantText({ values, created }: VariantContent) {
    const variant = variantTitleOf(values);
    if (!created) return variant;
    const price = formatMoney(created.priceCents);
    return details("newVariant", { variant, price, stock: String(created.stock) });
  }
}
