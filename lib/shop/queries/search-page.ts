import "server-only";

import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { memoize } from "@/lib/cache/memoize";
import { preventSharing } from "@/lib/cache/page-reads.mjs";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { isOpenEnded, type ShopFilter } from "@/lib/products/filters/schema";
import type { Facets, SellerChoice } from "@/lib/search/dto";
import { LIST_DEPTH } from "@/lib/search/execute";
import { queryFacets } from "@/lib/search/facets";
import type { SearchPlan } from "@/lib/search/planner";
import { resolveShopSearch } from "@/lib/search/resolve";
import { recordZeroResult } from "@/lib/search/service";
import { readCachedFacets } from "./cached-page";
import { countPage, findPage } from "./list-ids";

/** Maximum count of a list that is queried per request. */
const MAX_COUNT = 1_000;

/**
 * Maximum products scanned for facets: of a search, of a search with very many matches, of a price or seller filter.
 */
const MAX_SCANNED = { search: 10_000, commonSearch: 2_000, filter: 1_000 } as const;

/**
 * Returns one page, the facet counts and the match of a filter with free text, prices or a seller. The search is planned
 * first; equal filters share one query until the catalogue changes.
 */
export async function searchPage(filter: ShopFilter, span: Pagination) {
  const search = await resolveShopSearch(filter, LIST_DEPTH);
  if (search?.isMiss && filter.page === 1) {
    preventSharing(); // each search is counted
    await recordZeroResult(filter.search);
  }
  const read = () => queryPage(filter, search?.plan ?? null, span);
  const result = await memoize([CATALOG_TAG], `shop ${JSON.stringify(filter)}`, read);
  return { ...result, match: search?.match ?? null };
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
        ...(total >= COUNT_STEP ? toLowerBound(total) : await countPage(filter, plan, MAX_COUNT)),
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
