import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import {
  type CartItem,
  type CartProduct,
  countUnits,
  readCart,
  subtotalOf,
  withAdded,
  without,
  withQuantity,
} from "./rules";

// The cart lives in the browser alone (specification A, section 4).
const cart = createLocalStorageList(STORAGE_KEYS.cart, readCart);

/** Adds one piece. @returns "added" for a new item, "raised" when it was in the cart already */
export function addItem(product: CartProduct): "added" | "raised" {
  const before = cart.latest();
  cart.change(withAdded(before, product));
  return before.some((item) => item.productId === product.productId) ? "raised" : "added";
}

/** Sets the pieces of one item; 0 or less removes it. */
export function setQuantity(productId: number, quantity: number) {
  cart.change(withQuantity(cart.latest(), productId, quantity));
}

/** Takes one item out. */
export function removeItem(productId: number) {
  cart.change(without(cart.latest(), productId));
}

/** Puts the cart as the server found it in place of what was stored. */
export function replaceItems(next: CartItem[]) {
  cart.change(next);
}

/** Empties the cart. */
export function clearCart() {
  cart.change([]);
}

/** The cart, live. Empty on the server and during hydration. `subtotalCents` is as last seen, not the charge. */
export function useCart() {
  const items = cart.useItems();
  return { items, count: countUnits(items), subtotalCents: subtotalOf(items) };
}
