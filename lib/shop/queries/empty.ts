import "server-only";

import { parseShopFilter, type ShopFilter } from "@/lib/products/filters/schema";
import { countWithLimit, LIST_DEPTH } from "@/lib/search/execute";
import { listNearSearches } from "@/lib/search/near-searches";
import { withPriceRange } from "@/lib/search/price-range";
import { resolveShopSearch } from "@/lib/search/resolve";
import { readCachedFacets } from "./cached-page";

/** Maximum count of the products without the filters. */
const MAX_COUNT = 1_000;

/**
 * Returns ways out of an empty list of /shop: near searches, the number of products without the other filters (null if
 * there are none; stops at `MAX_COUNT` + 1), and the number of products per category.
 */
export async function getEmptyShop(filter: ShopFilter) {
  const { search } = filter;
  const [facets, near, unfilteredCount] = await Promise.all([
    readCachedFacets(parseShopFilter({})),
    search ? listNearSearches(search) : [],
    countUnfiltered(filter),
  ]);
  return { counts: facets.counts, near, unfiltered: unfilteredCount };
}

async function countUnfiltered(filter: ShopFilter): Promise<number | null> {
  const { search, isExact } = withPriceRange(filter);
  const resolvedSearch = await resolveShopSearch({ search, isExact }, LIST_DEPTH);
  if (!resolvedSearch || resolvedSearch.isMiss) return null;
  const { total } = await countWithLimit({}, resolvedSearch.plan, MAX_COUNT);
  return total || null;
}
