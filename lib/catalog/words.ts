import type { Product } from "./dto";

/** What a seller may say in several languages. */
export const WORDS = [
  "title",
  "description",
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
] as const;

type Word = (typeof WORDS)[number];

/** A product as a page of one language tells it; `untold` is what stands in the product's own language instead. */
export type LocalProduct = Product & { untold: Word[] };

/** The language of one of a product's texts where it is not the page's: for the attribute `lang`. */
export function langOf(product: Product | LocalProduct, word: Word): string | undefined {
  return "untold" in product && product.untold.includes(word) ? product.locale : undefined;
}
