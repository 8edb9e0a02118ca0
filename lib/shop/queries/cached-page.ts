import "server-only";

import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import type { ShopFilter } from "@/lib/products/filters/schema";
import type { Facets } from "@/lib/search/dto";
import { queryFacets } from "@/lib/search/facets";
import { LAST_STATIC_PAGE } from "@/lib/shop/static-lists";
import { countPage, findPage } from "./list-ids";

/** Maximum count of a cached list. */
export const MAX_CACHED_COUNT = 10_000;

/** Returns one page and the facet counts of a filter without free text, prices and sellers. */
export async function readCachedPage(filter: ShopFilter, span: Pagination) {
  const read = async () => {
    const [ids, counts] = await Promise.all([
      findPage(filter, null, span),
      countPage(filter, null, MAX_CACHED_COUNT),
    ]);
    return { ids, ...counts };
  };
  const key = JSON.stringify(filter);
  const [list, facets] = await Promise.all([
    filter.page > LAST_STATIC_PAGE ? read() : cached([CATALOG_TAG], ["shop", key], read),
    readCachedFacets(filter),
  ]);
  return { list, facets, match: null };
}

/** Returns the facet counts of a filter without free text, prices and sellers. */
export function readCachedFacets(filter: ShopFilter) {
  const choices = { ...filter, sort: undefined, page: 1 };
  const key = JSON.stringify(choices);
  const span = { limit: 0, offset: 0 };
  return cached([CATALOG_TAG], ["shop-facets", key], () =>
    dedupe(key, async () => (await queryFacets({ filter, plan: null, limit: null, span })).facets),
  );
}

const underway = new Map<string, Promise<Facets>>();

/** The query reads the whole catalogue, so parallel requests share one run. */
function dedupe(key: string, read: () => Promise<Facets>) {
  const running = underway.get(key);
  if (running) return running;
  const run = read().finally(() => underway.delete(key));
  underway.set(key, run);
  return run;
}
