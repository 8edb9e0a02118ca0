import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { addViewed, readViewed, type ViewedProduct, withoutUnavailable } from "./rules";

const list = createLocalStorageList(STORAGE_KEYS.recentlyViewed, readViewed);

/** Records a view of this product. */
export function recordViewed(product: ViewedProduct) {
  list.change(addViewed(list.latest(), product));
}

/** Removes the products that `findLive` does not return. If it fails, the list is unchanged. */
export async function removeUnavailable(findLive: (ids: number[]) => Promise<number[]>) {
  const requestedIds = list.latest().map(({ id }) => id);
  if (requestedIds.length === 0) return;
  const live = await findLive(requestedIds).catch(() => requestedIds);
  const items = list.latest();
  const remaining = withoutUnavailable(items, requestedIds, live);
  if (remaining.length < items.length) list.change(remaining);
}

/** Subscribes to the viewed products, newest first. Empty on the server and during hydration. */
export function useViewed(): ViewedProduct[] {
  return list.useItems();
}
