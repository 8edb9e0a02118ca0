import type { Product } from "./dto";

/** What a seller may say in several languages. */
export const TRANSLATABLE_FIELDS = [
  "title",
  "description",
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
] as const;

type TranslatableField = (typeof TRANSLATABLE_FIELDS)[number];

/** A product as a page of one language tells it; `untold` is what stands in the product's own language instead. */
export type LocalizedProduct = Product & { untold: TranslatableField[] };

/** The language of one of a product's texts where it is not the page's: for the attribute `lang`. */
export function fieldLanguage(
  product: Product | LocalizedProduct,
  word: TranslatableField,
): string | undefined {
  return "untold" in product && product.untold.includes(word) ? product.locale : undefined;
}
