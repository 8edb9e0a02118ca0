import type { Product } from "./dto";

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
 * Product in the language of a page; `untold` lists the fields without a translation, which stay in the product's
 * language.
 */
export type LocalizedProduct = Product & { untold: TranslatableField[] };

/** Returns the language of a text that is not in the page's language, for the attribute `lang`; otherwise undefined. */
export function fieldLanguage(
  product: Product | LocalizedProduct,
  word: TranslatableField,
): string | undefined {
  return "untold" in product && product.untold.includes(word) ? product.locale : undefined;
}
