import type { CompareItem } from "@/lib/compare/rules";
import type { Product } from "@/lib/products/dto";

/** Fields of a product in the compare list. */
export function toCompareItem({ id, title, price, category, imageUrl }: Product): CompareItem {
  return { id, title, price, category, imageUrl };
}
