import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { memoize, memoizeCount } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { readFromReplica } from "@/lib/db/replica";
import { sql } from "@/lib/db/sql";
import { isOpenEnded, type ProductFilter } from "@/lib/products/filters/schema";
import { andAll, IS_LIVE, toConditions } from "@/lib/products/product-sql";
import { loadProducts } from "@/lib/products/queries/loader";
import {
  countMatches,
  countWithLimit,
  findBestMatches,
  findBestSellers,
  findIds,
  LIST_DEPTH,
} from "@/lib/search/execute";
import type { BestMatches, PlannedSearch } from "@/lib/search/planner";
import { resolveSearch } from "@/lib/search/resolve";
import { recordZeroResult } from "@/lib/search/service";
import { searchCondition } from "@/lib/search/sql";

/** Effectively no limit: contract.md requires an exact `total`. */
const ALL = 100_000_000;

type ListQuery = ProductFilter & Pagination;
type Search = PlannedSearch | null;

const conditionOf = (search: Search) => search && searchCondition(search.plan);

/**
 * Returns one page of GET /api/products. Sellers who filter by their `sellerId`, and admins, see all products that are
 * not archived; other callers see public ones. `total` is exact. Anonymous requests read from a replica: they have no
 * writes that it might lack.
 */
export function listProducts(viewer: Viewer | null, filter: ListQuery) {
  const read = () => readProducts(viewer, filter);
  return viewer ? read() : readFromReplica(read);
}

async function readProducts(viewer: Viewer | null, filter: ListQuery) {
  const seesAll =
    isAdmin(viewer) ||
    (viewer?.role === "seller" && filter.sellerId !== undefined && viewer.id === filter.sellerId);
  const search = await resolveSearch(filter.search, LIST_DEPTH);
  if (search?.isMiss && !seesAll) await recordZeroResult(filter.search);
  const { ids, total } = await (seesAll ? listAll(filter, search) : listPublic(filter, search));
  return { rows: await loadProducts(ids), total };
}

/** Returns one page of all products that are not archived, and their total. */
async function listAll({ limit, offset, ...filter }: ListQuery, search: Search) {
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
async function listPublic(query: ListQuery, search: Search): Promise<BestMatches> {
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
  // Only finite filters are cached across processes; this process looks into its own memory first.
  const isFiniteFilter = !filter.ids && !isOpenEnded(filter);
  return memoizeCount([CATALOG_TAG], `total ${key}`, () =>
    isFiniteFilter ? cached([CATALOG_TAG], ["product-total", key], count) : count(),
  );
}
