import { itemKey } from "@/lib/cart/rules";
import type { CheckedLine } from "@/lib/checkout/queries";
import type { PricedItem } from "@/lib/checkout/rules";

/** Groups items by seller; those that the server has not checked yet by the seller's name. */
export function groupBySeller(
  items: PricedItem[],
  lines: ReadonlyMap<string, Pick<CheckedLine, "sellerId">>,
): [number | string, PricedItem[]][] {
  const groups = new Map<number | string, PricedItem[]>();
  for (const item of items) {
    const key = lines.get(itemKey(item))?.sellerId ?? item.seller;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
