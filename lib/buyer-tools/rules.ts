import { parseCents } from "@/lib/core/money";
import { normalizeForSearch } from "@/lib/core/search-text";

/** The tools by their name in the address: /buyer-tools?tab=wishlist. */
export const BUYER_TABS = ["alerts", "wishlist", "compare"] as const;
export type BuyerTab = (typeof BUYER_TABS)[number];

/** Highest first. */
export const PRIORITIES = ["high", "medium", "low"] as const;

/** Maximum number of entries of each tool per user. */
export const MAX_ALERTS = 100;
export const MAX_SMART_ITEMS = 200;
export const MAX_LISTS = 50;

/** Maximum number of products in a comparison list. */
export const MAX_ITEMS = 20;

/** Maximum number of images on a list's card before '+n' (specification C, section 9). */
export const THUMBNAILS = 4;

/** 'Target Reached!' or 'Monitoring' (specification C, section 4). Dollars as decimal strings. */
export function hasReachedTarget({
  currentPrice,
  targetPrice,
}: Record<"currentPrice" | "targetPrice", string>) {
  return (parseCents(currentPrice) ?? 0) <= (parseCents(targetPrice) ?? 0);
}

/** Returns whether a title contains the search text, with the folding of the shop's search. An empty text matches. */
export function matchesQuery(titles: string[], search: string) {
  const query = normalizeForSearch(search);
  return query === "" || titles.some((title) => normalizeForSearch(title).includes(query));
}
