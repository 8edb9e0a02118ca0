import { useSyncExternalStore } from "react";

import { STORAGE_KEYS } from "@/lib/brand/constants";
import {
  type CartItem,
  type CartProduct,
  countPieces,
  readCart,
  subtotalOf,
  withAdded,
  without,
  withQuantity,
} from "./rules";

// The cart lives in the browser alone (specification A, section 4). `items` is what this page shows; storage
// follows it, and other tabs tell us about their changes.
const NONE: CartItem[] = [];
let items: CartItem[] | null = null;
const listeners = new Set<() => void>();

function current(): CartItem[] {
  items ??= readCart(stored());
  return items;
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEYS.cart);
  } catch {
    return null; // storage is forbidden here: the cart lasts as long as the page
  }
}

function change(next: CartItem[]) {
  items = next;
  try {
    window.localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(next));
  } catch {
    // full or forbidden: the page's own copy still holds
  }
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  if (event.key !== STORAGE_KEYS.cart && event.key !== null) return;
  items = readCart(event.key === null ? null : event.newValue);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

// Another tab's last write is read anew, so that two tabs never undo each other.
function latest(): CartItem[] {
  return items === null || stored() !== null ? readCart(stored()) : items;
}

/** Adds one piece. @returns "added" for a new item, "raised" when it was in the cart already */
export function addItem(product: CartProduct): "added" | "raised" {
  const before = latest();
  change(withAdded(before, product));
  return before.some((item) => item.productId === product.productId) ? "raised" : "added";
}

/** Sets the pieces of one item; 0 or less removes it. */
export function setQuantity(productId: number, quantity: number) {
  change(withQuantity(latest(), productId, quantity));
}

/** Takes one item out. */
export function removeItem(productId: number) {
  change(without(latest(), productId));
}

/** Puts the cart as the server found it in place of what was stored. */
export function replaceItems(next: CartItem[]) {
  change(next);
}

/** Empties the cart. */
export function clearCart() {
  change(NONE);
}

/** The cart, live. Empty on the server and during hydration. `subtotalCents` is as last seen, not the charge. */
export function useCart() {
  const shown = useSyncExternalStore(subscribe, current, () => NONE);
  return { items: shown, count: countPieces(shown), subtotalCents: subtotalOf(shown) };
}
