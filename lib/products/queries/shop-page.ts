import "server-only";

import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { cached } from "@/lib/cache/cached";
import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { readFromReplica } from "@/lib/db/replica";
import {
  isOpenEnded,
  PAGE_SIZE,
  type ProductFilter,
  type ShopFilter,
} from "@/lib/products/filter-schema";
import { andAll, IS_LIVE, toConditions } from "@/lib/products/product-sql";
import type { Facets, Match, SellerChoice } from "@/lib/products/search/dto";
import { countWithLimit, findIds, LIST_DEPTH } from "@/lib/products/search/execute";
import { queryFacets } from "@/lib/products/search/facets";
import type { SearchPlan } from "@/lib/products/search/planner";
import { findPriceRange, withPriceRange } from "@/lib/products/search/price-range";
import { resolveShopSearch } from "@/lib/products/search/resolve";
import { recordZeroResult } from "@/lib/products/search/service";
import { searchCondition } from "@/lib/products/search/sql";
import { LAST_STATIC_PAGE } from "@/lib/products/static-lists";

/** Maximum counts: of a cached list, and of a list that is queried per request. */
const MAX_COUNT = { cached: 10_000, uncached: 1_000 } as const;

/**
 * Maximum products scanned for facets: of a search, of a search with very many matches, of a price or seller filter.
 */
const MAX_SCANNED = { search: 10_000, commonSearch: 2_000, filter: 1_000 } as const;

const LAST_PAGE = Math.ceil(MAX_COUNT.cached / PAGE_SIZE);

/** Ids of one page; `total` and `sellers` are exact unless `hasMore`. */
type List = { ids: number[]; total: number; sellers: number; hasMore: boolean };

/**
 * Returns one page of /shop as ids, with the number of pages, the facet counts, and the price words of its search (null
 * without any).
 */
export async function readShopPage(filter: ShopFilter) {
  const { page } = filter;
  const span = { limit: page > LAST_PAGE ? 0 : PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { list, facets, match } = isOpenEnded(filter)
    ? await readFromReplica(() => readUncached(filter, span))
    : { ...(await readCached(filter, span)), match: null };
  return { list, facets, match, priced: findPriceRange(filter), pages: countPages(list, span) };
}

/** Past the limit the total is unknown: a full page may have a next one. */
function countPages({ total, hasMore, ids }: List, { offset }: Pagination) {
  const listedCount = offset + ids.length + (ids.length === PAGE_SIZE ? 1 : 0);
  const count = hasMore ? Math.max(total, listedCount) : total;
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(count / PAGE_SIZE)));
}

async function readCached(filter: ShopFilter, span: Pagination) {
  const read = async () => {
    const [ids, counts] = await Promise.all([
      findPage(filter, null, span),
      countWith(filter, null, MAX_COUNT.cached),
    ]);
    return { ids, ...counts };
  };
  const key = JSON.stringify(filter);
  const [list, facets] = await Promise.all([
    filter.page > LAST_STATIC_PAGE ? read() : cached([CATALOG_TAG], ["shop", key], read),
    readCachedFacets(filter),
  ]);
  return { list, facets };
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

async function readUncached(typedFilter: ShopFilter, span: Pagination) {
  const filter = withPriceRange(typedFilter);
  const search = await resolveShopSearch(filter, LIST_DEPTH);
  if (search?.isMiss && filter.page === 1) await recordZeroResult(filter.search);
  const read = () => queryPage(filter, search?.plan ?? null, span);
  const result = await memoize([CATALOG_TAG], `shop ${JSON.stringify(filter)}`, read);
  const match: Match | null = search?.match ?? null;
  return { ...result, match };
}

async function queryPage(filter: ShopFilter, plan: SearchPlan | null, span: Pagination) {
  const limit = scanLimit(plan);
  const [scan, ids, others] = await Promise.all([
    queryFacets({ filter, plan, limit, span }),
    plan?.strategy === "bestSellers" ? findPage(filter, plan, span) : null,
    filter.sellerId === undefined ? null : readOtherSellers(filter, plan),
  ]);
  const { facets, isComplete, total } = scan;
  const list = isComplete
    ? { ...scan, hasMore: false }
    : {
        ids: ids ?? (await findPage(filter, plan, span)),
        ...(total >= COUNT_STEP
          ? toLowerBound(total)
          : await countWith(filter, plan, MAX_COUNT.uncached)),
      };
  const sellers = await withChosen(others ?? facets.sellers, filter.sellerId, list.total);
  return { list, facets: { ...facets, sellers } };
}

/** Totals of a partial scan are rounded down to this step. */
const COUNT_STEP = 100;
const toLowerBound = (total: number) => ({
  total: total - (total % COUNT_STEP),
  sellers: 0,
  hasMore: true,
});

function scanLimit(plan: SearchPlan | null) {
  if (!plan) return MAX_SCANNED.filter;
  return plan.strategy === "bestSellers" ? MAX_SCANNED.commonSearch : MAX_SCANNED.search;
}

function findPage(filter: ShopFilter, plan: SearchPlan | null, span: Pagination) {
  const { sort, page, ...conditions } = filter;
  const where = andAll([IS_LIVE, ...toConditions(conditions, plan && searchCondition(plan))]);
  return span.limit === 0 ? [] : findIds({ where, sort, plan }, span);
}

async function countWith(filter: ProductFilter, plan: SearchPlan | null, limit: number) {
  const counts = await countWithLimit(filter, plan, limit);
  const hasMore = counts.total > limit;
  return { total: Math.min(counts.total, limit), sellers: counts.sellers, hasMore };
}

/** Returns the sellers that match the other filters. */
async function readOtherSellers(
  filter: ShopFilter,
  plan: SearchPlan | null,
): Promise<SellerChoice[]> {
  const others = { ...filter, sellerId: undefined };
  if (!isOpenEnded(others)) return (await readCachedFacets(others)).sellers;
  const limit = scanLimit(plan);
  return (await queryFacets({ filter: others, plan, limit, span: { limit: 0, offset: 0 } })).facets
    .sellers;
}

/** Adds the chosen seller when missing, so that its filter is visible and can be removed. */
async function withChosen(
  sellers: Facets["sellers"],
  id: number | undefined,
  count: number,
): Promise<SellerChoice[]> {
  if (id === undefined || sellers.some((seller) => seller.id === id)) return sellers;
  const seller = await db.user.findFirst({
    where: { id, role: "seller" },
    select: sellerNameSelect,
  });
  return seller ? [...sellers, { id, name: sellerNameOf(toNamedSeller(seller)), count }] : sellers;
}
