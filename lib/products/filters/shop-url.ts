import { toDecimal } from "@/lib/core/money";
import { SEASONS } from "@/lib/products/rules";
import { FILTERED_KINDS, type FilteredKind } from "./kind-rules";
import type { ShopFilter } from "./schema";

export const FLAGS = [
  ...SEASONS,
  "isHalalCertified",
  "isEthicallySourced",
  "isFairTrade",
  "isOnSale",
  "inStock",
] as const;

export type ShopFlag = (typeof FLAGS)[number];

/**
 * Filters cleared by choosing one of them: category and seasonal flags exclude each other (specification A, section 4).
 */
export const CLEARED_EXCLUSIVE_FILTERS = {
  category: undefined,
  isEidSpecial: undefined,
  isRamadanSpecial: undefined,
  isIndependenceDay: undefined,
} as const;

function setPrices(query: URLSearchParams, filter: Partial<ShopFilter>) {
  for (const key of ["minPrice", "maxPrice"] as const) {
    const cents = filter[key];
    if (cents != null) query.set(key, toDecimal(cents));
  }
}

/** Returns the query string of a filter, with parameters in a fixed order; "" for an empty filter. */
export function shopQuery(filter: Partial<ShopFilter>): string {
  const query = new URLSearchParams();
  const { sellerId, sort, page = 1 } = filter;
  const set = (key: "search" | "category" | FilteredKind) => {
    const value = filter[key];
    if (value) query.set(key, value);
  };
  set("search");
  if (filter.search && filter.isExact) query.set("exact", "1");
  set("category");
  for (const flag of FLAGS) if (filter[flag]) query.set(flag, "true");
  for (const kind of FILTERED_KINDS) set(kind);
  if (sellerId) query.set("sellerId", String(sellerId));
  setPrices(query, filter);
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** Returns the URL of /shop with a filter. */
export function shopHref(filter: Partial<ShopFilter>): string {
  const query = shopQuery(filter);
  return query ? `/shop?${query}` : "/shop";
}

/** Returns the number of values by which a list is filtered; both ends of a price count once, a search not at all. */
export function countFilters(filter: Partial<ShopFilter>): number {
  const { category, sellerId, minPrice, maxPrice } = filter;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const values = [
    category,
    sellerId,
    hasPrice,
    ...[...FLAGS, ...FILTERED_KINDS].map((key) => filter[key]),
  ];
  return values.filter(Boolean).length;
}
