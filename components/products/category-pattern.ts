import type { Weave } from "@/components/ui/weaves";
import type { Product } from "@/lib/products/dto";

/** The weave on a product's edge: its category's, or that of the book collection. */
export function categoryPattern(product: Pick<Product, "categorySlug" | "collection">): Weave {
  return product.collection === "books" ? "books" : product.categorySlug;
}

const FALLBACKS: Record<Product["categorySlug"], string> = {
  coffee: "/illustrations/jebena.svg",
  textiles: "/illustrations/shemma.svg",
  spices: "/illustrations/spices.svg",
  crafts: "/illustrations/mesob.svg",
};

/** The scene that replaces an unavailable image. */
export function fallbackOf({ categorySlug }: Pick<Product, "categorySlug">): string {
  return FALLBACKS[categorySlug];
}
