import { findRoute } from "@/lib/http/route-policy.mjs";
import { parseShopFilter, type ShopFilter } from "@/lib/products/filters/schema";
import { shopQuery } from "@/lib/products/filters/shop-url";
import { SORTS } from "@/lib/products/rules";

const FINITE = new Set(findRoute("/shop")?.staticQuery);

/** Maximum cached pages of a list. */
export const LAST_STATIC_PAGE = 50;

/** Whether a query has the parameters of `canonical` and no other, in any order. */
function isSpelledAs(search: URLSearchParams, canonical: string) {
  const [params, canonicalParams] = [new URLSearchParams(search), new URLSearchParams(canonical)];
  params.sort();
  canonicalParams.sort();
  return params.toString() === canonicalParams.toString();
}

/**
 * Returns the slug of a list of /shop that may be rendered as a static page; null for unbounded lists (free text,
 * prices) and for parameters that no link of ours has: Next writes the query of the first request into the cached page.
 * Equal lists have equal slugs, whatever the order of the query.
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
  const query = shopQuery(filter);
  return isSpelledAs(search, query) ? `_${encodeURIComponent(query)}` : null;
}

/** Returns the filter of such a slug; null for any other value. */
export function filterFromSlug(name: string): ShopFilter | null {
  const query = decodeURIComponent(name);
  if (!query.startsWith("_")) return null;
  return parseShopFilter(
    Object.fromEntries(new URLSearchParams(decodeURIComponent(query.slice(1)))),
  );
}
