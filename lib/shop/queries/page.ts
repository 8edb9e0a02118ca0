import "server-only";

import type { Pagination } from "@/lib/core/pagination";
import { readFromReplica } from "@/lib/db/replica";
import type { Language } from "@/lib/i18n/routing";
import { isOpenEnded, PAGE_SIZE, type ShopFilter } from "@/lib/products/filters/schema";
import { loadTranslatedProducts } from "@/lib/products/queries/loader";
import { findPriceRange, withPriceRange } from "@/lib/search/price-range";
import { MAX_CACHED_COUNT, readCachedPage } from "./cached-page";
import type { List } from "./list-ids";
import { searchPage } from "./search-page";

const LAST_PAGE = Math.ceil(MAX_CACHED_COUNT / PAGE_SIZE);

/**
 * Returns one page of /shop: products, total and seller count (exact unless `hasMore`), facet counts, and how the search
 * matched (null without a search) with its price words. Only combinations of finite filters are cached across requests:
 * free text, prices and sellers are unbounded.
 */
export async function getShopPage(filter: ShopFilter, locale: Language) {
  const { page } = filter;
  const span = { limit: page > LAST_PAGE ? 0 : PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { list, facets, match } = isOpenEnded(filter)
    ? await readFromReplica(() => searchPage(withPriceRange(filter), span))
    : await readCachedPage(filter, span);
  const { ids, ...counts } = list;
  const products = await loadTranslatedProducts(locale, ids);
  const priceRange = findPriceRange(filter);
  return { ...counts, facets, match, priceRange, products, page, pages: countPages(list, span) };
}

/** Past the limit the total is unknown: a full page may have a next one. */
function countPages({ total, hasMore, ids }: List, { offset }: Pagination) {
  const listedCount = offset + ids.length + (ids.length === PAGE_SIZE ? 1 : 0);
  const count = hasMore ? Math.max(total, listedCount) : total;
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(count / PAGE_SIZE)));
}
