import type { Product } from "@/lib/catalog/dto";
import type { CompareItem } from "@/lib/compare/rules";

/** What the compare list remembers of a product. */
export function toCompareItem({ id, title, price, category, imageUrl }: Product): CompareItem {
  return { id, title, price, category, imageUrl };
}
