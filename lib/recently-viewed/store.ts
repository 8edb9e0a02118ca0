import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { addViewed, readViewed, type ViewedProduct, withoutUnavailable } from "./rules";

const list = createLocalStorageList(STORAGE_KEYS.recentlyViewed, readViewed);

/** Records a view of this product. */
export function recordViewed(product: ViewedProduct) {
  list.change(addViewed(list.latest(), product));
}

/** Removes the products that `findLive` does not return. If it fails, the list is unchanged. */
export async function forgetUnavailable(findLive: (ids: number[]) => Promise<number[]>) {
  const asked = list.latest().map(({ id }) => id);
  if (asked.length === 0) return;
  const live = await findLive(asked).catch(() => asked);
  const items = list.latest();
  const left = withoutUnavailable(items, asked, live);
  if (left.length < items.length) list.change(left);
}

/** Subscribes to the viewed products, newest first. Empty on the server and during hydration. */
export function useViewed(): ViewedProduct[] {
  return list.useItems();
}
