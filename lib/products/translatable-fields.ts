import type { Locale } from "next-intl";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Product } from "./dto";
import type { FactKey, TextFact } from "./facts/rules";
import type { ProductVariants } from "./variants/queries";

/** Fields that a seller can translate. */
export const TRANSLATABLE_FIELDS = [
  "title",
  "description",
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
] as const;

type TranslatableField = (typeof TRANSLATABLE_FIELDS)[number];

/**
 * Product in one language, `textLocale`; `untold` lists the fields without a translation, which stay in the product's
 * language, and `translatedFacts` the facts with one.
 */
export type LocalizedProduct = Product & {
  textLocale: Locale;
  untold: TranslatableField[];
  translatedFacts: TextFact[];
};

/** A product with all languages in which its title or description exist. */
export type TranslatedProduct = LocalizedProduct & { languages: Locale[] };

/** A product of a page, with its variants. */
export type ProductOfPage = TranslatedProduct & ProductVariants;

/** Returns the language in which a text of a product is shown. */
export function fieldLanguage(
  product: Product | LocalizedProduct,
  field: TranslatableField,
): Locale {
  const isTranslated = "untold" in product && !product.untold.includes(field);
  return isTranslated ? product.textLocale : toLocale(product.locale);
}

/** Returns the language in which a fact of a product is shown. */
export function factLanguage(product: Product | LocalizedProduct, fact: FactKey): Locale {
  const isTranslated =
    "translatedFacts" in product &&
    product.translatedFacts.some((translatedFact) => translatedFact === fact);
  return isTranslated ? product.textLocale : toLocale(product.locale);
}
