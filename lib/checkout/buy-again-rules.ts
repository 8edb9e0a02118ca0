import { type CartItem, itemKey, type StockedItem } from "@/lib/cart/rules";
import { type CurrentProduct, MAX_QUANTITY, reconcileCart } from "./rules";

/** Reasons why an item of an earlier order cannot be bought now. */
const REASONS = ["gone", "soldOut", "needsOption"] as const;

type Missing = { reason: (typeof REASONS)[number]; titles: string[] };

/** Splits items of an earlier order into those to add to the cart, at current prices, and those that cannot be bought now. */
export function splitPastItems(past: CartItem[], currentProducts: CurrentProduct[]) {
  const { items, notices } = reconcileCart(past, currentProducts);
  const available = new Map(
    currentProducts.map(({ productId, variantId, onlyVariantId, available: units }) => [
      itemKey({ productId, variantId: variantId ?? onlyVariantId }),
      units,
    ]),
  );
  const missing = REASONS.flatMap((reason): Missing[] => {
    const keys = notices.filter(({ kind }) => kind === reason).map(({ item }) => item);
    const titles = past.filter((item) => keys.includes(itemKey(item))).map(({ title }) => title);
    return titles.length > 0 ? [{ reason, titles }] : [];
  });
  const missingItems = notices.flatMap(({ kind, item }) =>
    REASONS.some((reason) => reason === kind) ? item : [],
  );
  return {
    items: items
      .filter((item) => !missingItems.includes(itemKey(item)))
      .map((item): StockedItem => {
        const units = available.get(itemKey(item)) ?? 0;
        return { ...item, available: Math.min(units, MAX_QUANTITY) };
      }),
    missing,
  };
}
