import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { cached } from "@/lib/cache/cached";
import { memoize, memoizeCount } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { sql } from "@/lib/db/sql";
import { isOpenEnded, type ProductFilter } from "@/lib/products/filter-schema";
import { andAll, IS_LIVE, toConditions } from "@/lib/products/product-sql";
import {
  countMatches,
  countWithLimit,
  findBestMatches,
  findBestSellers,
  findIds,
  LIST_DEPTH,
} from "@/lib/products/search/execute";
import type { BestMatches, PlannedSearch } from "@/lib/products/search/planner";
import { searchCondition } from "@/lib/products/search/sql";

/** Effectively no limit: contract.md requires an exact `total`. */
const ALL = 100_000_000;

type ListQuery = ProductFilter & Pagination;
type Search = PlannedSearch | null;

const conditionOf = (search: Search) => search && searchCondition(search.plan);

/** Returns one page of all products that are not archived, and their total. */
export async function listAll({ limit, offset, ...filter }: ListQuery, search: Search) {
  const { sort } = filter;
  const where = andAll([
    Prisma.sql`p.archived_at IS NULL`,
    ...toConditions(filter, conditionOf(search)),
  ]);
  const [ids, [count]] = await Promise.all([
    findIds({ where, sort, plan: search?.plan ?? null }, { limit, offset }),
    sql.query<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p WHERE ${where}`,
  ]);
  return { ids, total: count?.total ?? 0 };
}

/** Returns one page of public products and their total; cached until the catalogue changes. */
export async function listPublic(query: ListQuery, search: Search): Promise<BestMatches> {
  const { limit, offset, sort, ...filter } = query;
  if (search && isUnfilteredSearch(query)) {
    const { ids, total } = await searchUnfiltered(search);
    return { ids: ids.slice(offset, offset + limit), total };
  }
  const where = andAll([IS_LIVE, ...toConditions(filter, conditionOf(search))]);
  const [ids, total] = await Promise.all([
    memoize([CATALOG_TAG], `ids ${JSON.stringify(query)}`, () =>
      findIds({ where, sort, plan: search?.plan ?? null }, { limit, offset }),
    ),
    countPublic(filter, search),
  ]);
  return { ids, total };
}

async function searchUnfiltered({ plan, best }: PlannedSearch): Promise<BestMatches> {
  if (plan.strategy === "index") return best ?? findBestMatches(plan);
  const [ids, total] = await Promise.all([findBestSellers(plan), countMatches(plan)]);
  return { ids, total };
}

/** Returns whether a search has no filter, is sorted by relevance, and ends within the ranked results. */
function isUnfilteredSearch({
  limit,
  offset,
  search: _,
  sort = "relevance",
  ...others
}: ListQuery) {
  const isNarrowed = Object.values(others).some((value) => value != null);
  return !isNarrowed && sort === "relevance" && offset + limit <= LIST_DEPTH.ranked;
}

function countPublic(filter: ProductFilter, search: Search): Promise<number> {
  const count = async () => (await countWithLimit(filter, search?.plan ?? null, ALL)).total;
  const key = JSON.stringify(filter);
  if (filter.ids || isOpenEnded(filter)) {
    return memoizeCount([CATALOG_TAG], `total ${key}`, count);
  }
  return cached([CATALOG_TAG], ["product-total", key], count);
}
