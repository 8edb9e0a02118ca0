import { STORAGE_KEYS } from "@/lib/brand/constants";
import { createStoredList } from "@/lib/core/stored-list";
import { readViewed, type ViewedProduct, withViewed } from "./rules";

const list = createStoredList(STORAGE_KEYS.recentlyViewed, readViewed);

/** Remembers that this product was looked at just now. */
export function recordViewed(product: ViewedProduct) {
  list.change(withViewed(list.latest(), product));
}

/** What was looked at, newest first, live. Empty on the server and during hydration. */
export function useViewed(): ViewedProduct[] {
  return list.useItems();
}
