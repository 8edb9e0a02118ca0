import { toDecimal } from "@/lib/core/money";
import { parseShopFilter, type ShopFilter, SORTS } from "./schema";

const FLAGS = [
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "isHalalCertified",
  "isEthicallySourced",
  "isFairTrade",
  "inStock",
] as const;

export type ShopFlag = (typeof FLAGS)[number];

/** The query of a filter: what is set, always in the same order; "" when nothing is. */
export function shopQuery(filter: Partial<ShopFilter>): string {
  const query = new URLSearchParams();
  const { search, category, minPrice, maxPrice, sort, page = 1 } = filter;
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  for (const flag of FLAGS) if (filter[flag]) query.set(flag, "true");
  if (minPrice != null) query.set("minPrice", toDecimal(minPrice));
  if (maxPrice != null) query.set("maxPrice", toDecimal(maxPrice));
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** The address of /shop with a filter. */
export function shopHref(filter: Partial<ShopFilter>): string {
  const query = shopQuery(filter);
  return query ? `/shop?${query}` : "/shop";
}

const FINITE = new Set([
  "category",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "sort",
  "page",
]);
const LAST_STATIC_PAGE = 50;

/**
 * The name under which a list of /shop may be kept as a static page; null for what has no end (free text,
 * prices) and must be made anew. Equal lists have equal names, whatever the order of the query.
 */
export function staticShopName(search: URLSearchParams): string | null {
  if ([...search.keys()].some((key) => !FINITE.has(key))) return null;
  const filter = parseShopFilter(Object.fromEntries(search));
  if (
    filter.page > LAST_STATIC_PAGE ||
    (filter.sort && !(SORTS as readonly string[]).includes(filter.sort))
  ) {
    return null;
  }
  return `_${encodeURIComponent(shopQuery(filter))}`;
}

/** The filter behind such a name; null for anything else. */
export function filterOfStaticName(name: string): ShopFilter | null {
  const query = decodeURIComponent(name);
  if (!query.startsWith("_")) return null;
  return parseShopFilter(
    Object.fromEntries(new URLSearchParams(decodeURIComponent(query.slice(1)))),
  );
}
