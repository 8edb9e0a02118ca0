import { itemKey } from "@/lib/cart/rules";
import type { PricedItem } from "@/lib/checkout/rules";
import type { useCheckedCart } from "./use-checked-cart";

/** Groups items by seller; those that the server has not checked yet by the seller's name. */
export function groupBySeller(
  items: PricedItem[],
  lines: ReturnType<typeof useCheckedCart>["lines"],
): [number | string, PricedItem[]][] {
  const groups = new Map<number | string, PricedItem[]>();
  for (const item of items) {
    const key = lines.get(itemKey(item))?.sellerId ?? item.seller;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
