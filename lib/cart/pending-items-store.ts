import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { type CartProduct, itemHref, readCart, withAdded } from "./rules";
import { addItem } from "./store";

/** Maximum number of items that a visitor can add before signing in; one more replaces the first. */
const MAX_PENDING_ITEMS = 20;

const pending = createLocalStorageList(STORAGE_KEYS.pendingItems, readCart);

/** Stores an item that a visitor adds, for the cart of the account they sign in to. */
export function addPendingItem(product: CartProduct) {
  const items = withAdded(pending.latest(), product).map((item) => ({ ...item, quantity: 1 }));
  pending.change(items.slice(-MAX_PENDING_ITEMS));
}

/** Moves the stored items to the cart of the signed-in viewer. Returns the path of the last one; null without any. */
export function movePendingItems(): string | null {
  const items = pending.latest();
  if (items.length === 0) return null;
  pending.change([]);
  for (const { quantity: _, ...product } of items) addItem(product);
  const last = items.at(-1);
  return last ? itemHref(last) : null;
}
