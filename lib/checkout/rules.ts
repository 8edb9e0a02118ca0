import type { CartItem } from "@/lib/cart/rules";
import { parseCents, toDecimal } from "@/lib/core/money";

/** How long a pending order holds its pieces (contract.md, "Buying"). */
export const HOLD_MINUTES = 30;

/** What the payment provider takes at least and at most, in cents. */
export const MIN_TOTAL_CENTS = 50;
export const MAX_TOTAL_CENTS = 99_999_999;

export type Wanted = { productId: number; quantity: number };

/** One line per product, its quantities added up, in the order of their ids. */
export function mergeLines(items: Wanted[]): Wanted[] {
  const merged = new Map<number, number>();
  for (const { productId, quantity } of items) {
    merged.set(productId, (merged.get(productId) ?? 0) + quantity);
  }
  return [...merged]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/** Names a cart: the same lines are the same name. */
export function nameOfCart(lines: Wanted[]): string {
  return lines.map(({ productId, quantity }) => `${productId}x${quantity}`).join(",");
}

type Known = {
  priceCents: number;
  available: number;
  title: string;
  imageUrl: string;
  seller: string;
};

/** What the shop changed about a cart line since it was added. Cents and pieces. */
export type CartNotice =
  | { kind: "gone"; productId: number }
  | { kind: "left"; productId: number; available: number; had: number }
  | { kind: "price"; productId: number; fromCents: number; toCents: number };

/**
 * The cart as the shop stands now, and what that changed. A product that is gone or sold out stays in the
 * cart, marked, until its owner removes it; a quantity shrinks to what is left; the server's price wins.
 */
export function reconcileCart(items: CartItem[], checked: (Known & { productId: number })[]) {
  const known = new Map(checked.map((line) => [line.productId, line]));
  const notices: CartNotice[] = [];
  const next = items.map((item) => {
    const { productId, quantity } = item;
    const now = known.get(productId);
    if (!now || now.available < 1) {
      notices.push({ kind: "gone", productId });
      return item;
    }
    if (now.available < quantity) {
      notices.push({ kind: "left", productId, available: now.available, had: quantity });
    }
    const fromCents = parseCents(item.price) ?? 0;
    if (fromCents !== now.priceCents) {
      notices.push({ kind: "price", productId, fromCents, toCents: now.priceCents });
    }
    return {
      productId,
      title: now.title,
      imageUrl: now.imageUrl,
      seller: now.seller,
      price: toDecimal(now.priceCents),
      quantity: Math.min(quantity, now.available),
    };
  });
  return { items: next, notices };
}
