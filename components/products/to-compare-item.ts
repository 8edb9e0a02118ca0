import type { CompareItem } from "@/lib/compare/rules";
import type { Product } from "@/lib/products/dto";

/** What the compare list remembers of a product. */
export function toCompareItem({ id, title, price, category, imageUrl }: Product): CompareItem {
  return { id, title, price, category, imageUrl };
}
