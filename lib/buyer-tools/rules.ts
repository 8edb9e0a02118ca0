import { parseCents } from "@/lib/core/money";
import { normalizeForSearch } from "@/lib/core/search-text";

/** The tools, as the address names them: /buyer-tools?tab=wishlist. */
export const BUYER_TABS = ["alerts", "wishlist", "compare"] as const;
export type BuyerTab = (typeof BUYER_TABS)[number];

/** Highest first. */
export const PRIORITIES = ["high", "medium", "low"] as const;

/** So many of each may one person keep. */
export const MAX_ALERTS = 100;
export const MAX_WISHES = 200;
export const MAX_LISTS = 50;

/** So many products stand in a comparison list. */
export const MAX_ITEMS = 20;

/** So many pictures does a list's card show before it says '+n' (specification C, section 9). */
export const THUMBNAILS = 4;

/** 'Target Reached!' or 'Monitoring' (specification C, section 4). Dollars as decimal strings. */
export function hasReachedTarget({
  currentPrice,
  targetPrice,
}: Record<"currentPrice" | "targetPrice", string>) {
  return (parseCents(currentPrice) ?? 0) <= (parseCents(targetPrice) ?? 0);
}

/** Whether one of the titles has these words in it, as the shop's search reads letters. Without words each does. */
export function matchesQuery(titles: string[], words: string) {
  const wanted = normalizeForSearch(words);
  return wanted === "" || titles.some((title) => normalizeForSearch(title).includes(wanted));
}
