import { findRoute } from "@/lib/http/route-policy.mjs";
import { parseShopFilter, type ShopFilter } from "./filter-schema";
import { shopQuery } from "./shop-url";
import { SORTS } from "./sort-options";

const FINITE = new Set(findRoute("/shop")?.staticQuery);

/** Maximum cached pages of a list. */
export const LAST_STATIC_PAGE = 50;

/**
 * Returns the slug of a list of /shop that may be rendered as a static page; null for unbounded lists (free text,
 * prices). Equal lists have equal slugs, whatever the order of the query.
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

/** Returns the query string that such a slug names. */
export const queryFromSlug = (slug: string) => decodeURIComponent(slug.slice(1));

/** Returns the filter of such a slug; null for any other value. */
export function filterFromSlug(name: string): ShopFilter | null {
  const query = decodeURIComponent(name);
  if (!query.startsWith("_")) return null;
  return parseShopFilter(
    Object.fromEntries(new URLSearchParams(decodeURIComponent(query.slice(1)))),
  );
}
