import { parseShopFilter, type ShopFilter } from "./filter-schema";
import { shopQuery } from "./shop-url";
import { SORTS } from "./sort-options";

const FINITE = new Set([
  "category",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "sort",
  "page",
]);
/** Pages that are kept of a list. */
export const LAST_STATIC_PAGE = 50;

/**
 * The name under which a list of /shop may be kept as a static page; null for what has no end (free text,
 * prices) and must be made anew. Equal lists have equal names, whatever the order of the query.
 */
export function staticListSlug(search: URLSearchParams): string | null {
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
export function filterFromSlug(name: string): ShopFilter | null {
  const query = decodeURIComponent(name);
  if (!query.startsWith("_")) return null;
  return parseShopFilter(
    Object.fromEntries(new URLSearchParams(decodeURIComponent(query.slice(1)))),
  );
}
