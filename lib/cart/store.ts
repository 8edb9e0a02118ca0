import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import {
  type CartItem,
  type CartProduct,
  countUnits,
  type ItemId,
  isSameItem,
  readCart,
  type StockedItem,
  subtotalOf,
  withAdded,
  withItems,
  without,
  withQuantity,
} from "./rules";

// The cart is stored only in the browser (specification A, section 4).
const cart = createLocalStorageList(STORAGE_KEYS.cart, readCart);

/** Adds one unit. @returns "added" for a new item, "raised" if it was in the cart already */
export function addItem(product: CartProduct): "added" | "raised" {
  const before = cart.latest();
  cart.change(withAdded(before, product));
  return before.some((item) => isSameItem(item, product)) ? "raised" : "added";
}

/** Adds items with their quantities, at most the available units of each. */
export function addItems(newItems: StockedItem[]) {
  cart.change(withItems(cart.latest(), newItems));
}

/** Sets the quantity of one item; 0 or less removes it. */
export function setQuantity(item: ItemId, quantity: number) {
  cart.change(withQuantity(cart.latest(), item, quantity));
}

/** Removes one item. */
export function removeItem(item: ItemId) {
  cart.change(without(cart.latest(), item));
}

/** Replaces the stored cart with the server's version. */
export function replaceItems(next: CartItem[]) {
  cart.change(next);
}

/** Empties the cart. */
export function clearCart() {
  cart.change([]);
}

/**
 * Subscribes to the cart. Empty on the server and during hydration. `subtotalCents` is as last seen, not the charge.
 */
export function useCart() {
  const items = cart.useItems();
  return { items, count: countUnits(items), subtotalCents: subtotalOf(items) };
}
