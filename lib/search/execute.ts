import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { memoize, memoizeCount } from "@/lib/cache/memoize";
import { ASSORTMENT_TAG, CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { isOnReplica } from "@/lib/db/connections";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import type { ProductFilter } from "@/lib/products/filters/schema";
import { andAll, BY_SALES, IS_LIVE, orderBy, toConditions } from "@/lib/products/product-sql";
import { primeProducts } from "@/lib/products/queries/loader";
import { type ProductJsonRow, productRowsJson } from "@/lib/products/queries/rows";
import type { Sort } from "@/lib/products/rules";
import type { SpellingCandidate } from "./corrections";
import type { BestMatches, SearchDepth, SearchPlan } from "./planner";
import { indexCondition, scanCondition, searchRank } from "./sql";

/** Five pages of the shop are ranked; the rows of one page are read at once. */
export const LIST_DEPTH: SearchDepth = { ranked: 120, first: 24 };

/** Inlines a limit: for a parameter PostgreSQL assumes a tenth of the rows and plans again on every execution. */
const inlineInteger = (limit: number) => Prisma.raw(String(limit));

const preparedIf = ({ isPreparable }: SearchPlan) => (isPreparable ? PREPARED : Prisma.empty);

type BestMatchesWithSimilar = BestMatches & { similar: SpellingCandidate[] };
type FoundWithRows = BestMatchesWithSimilar & { rows: ProductJsonRow[] | null };

/**
 * Returns the best matches of an unfiltered search by the word index, at most `LIST_DEPTH.ranked`; without a match, the
 * words similar to `unknown`, which depend on `plan.key`. The request that fills the cache also primes `loadProducts`
 * with the first rows.
 */
export async function findBestMatches(
  plan: SearchPlan,
  unknown: string[] = [],
): Promise<BestMatchesWithSimilar> {
  return memoize([CATALOG_TAG], `best ${unknown.length} ${plan.key}`, async () => {
    const [row] = await sql.query<FoundWithRows[]>`
      WITH found AS MATERIALIZED (
        SELECT p.id, p.sold_count, ${searchRank(plan)} AS rank FROM products p
        WHERE ${IS_LIVE} AND ${indexCondition(plan)}),
      best AS MATERIALIZED (
        SELECT p.* FROM found p ORDER BY p.rank, ${BY_SALES} LIMIT ${inlineInteger(LIST_DEPTH.ranked)})
      SELECT (SELECT count(*)::int FROM found) AS total,
        ${IDS_OF_BEST} AS ids, ${rowsOfBest(plan.depth.first)} AS rows,
        CASE WHEN EXISTS (SELECT FROM found) THEN '[]' ELSE search.words_alike(${unknown}::text[]) END AS similar
      ${preparedIf(plan)}`;
    if (!row) return { ids: [], total: 0, similar: [] };
    const { rows, ...matches } = row;
    primeProducts(rows ?? []);
    return matches;
  });
}

/**
 * Returns the `depth.ranked` best-selling matches of an unfiltered search, sorted by relevance. The request that fills
 * the cache also primes `loadProducts` with the first rows.
 */
export function findBestSellers(plan: SearchPlan): Promise<number[]> {
  const { ranked, first } = plan.depth;
  return memoize([CATALOG_TAG], `best sold ${ranked} ${plan.key}`, async () => {
    const [row] = await sql.query<(Pick<FoundWithRows, "rows"> & { ids: number[] })[]>`
      WITH sold AS MATERIALIZED (
        SELECT p.id, p.title_text, p.search_text, p.sold_count FROM products p
        WHERE ${IS_LIVE} AND ${scanCondition(plan)}
        ORDER BY ${BY_SALES} LIMIT ${inlineInteger(ranked)}),
      best AS MATERIALIZED (SELECT p.id, p.sold_count, ${searchRank(plan)} AS rank FROM sold p)
      SELECT ${IDS_OF_BEST} AS ids, ${rowsOfBest(first)} AS rows ${preparedIf(plan)}`;
    primeProducts(row?.rows ?? []);
    return row?.ids ?? [];
  });
}

/**
 * Returns the number of public matches of an unfiltered search. Cached until products are added, removed or edited;
 * sales do not invalidate it.
 */
export function countMatches(plan: SearchPlan): Promise<number> {
  return memoizeCount([ASSORTMENT_TAG], `matches ${plan.key}`, async () => {
    const [row] = await sql.query<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p
      WHERE ${IS_LIVE} AND ${indexCondition(plan)} ${preparedIf(plan)}`;
    return row?.total ?? 0;
  });
}

/** Ids of the CTE `best`, best rank first. */
const IDS_OF_BEST = Prisma.sql`to_json(ARRAY(SELECT p.id FROM best p ORDER BY p.rank, ${BY_SALES}))`;

const isAmongFirst = (first: number) =>
  Prisma.sql`p.id = ANY(ARRAY(SELECT p.id FROM best p ORDER BY p.rank, ${BY_SALES} LIMIT ${inlineInteger(first)}))`;

/**
 * First rows of `best` as JSON. Not read on a replica: its rows are not cached, and `loadProducts` reads them if
 * needed.
 */
const rowsOfBest = (first: number) =>
  first > 0 && !isOnReplica() ? productRowsJson(isAmongFirst(first)) : Prisma.sql`NULL`;

type IdQuery = { where: Prisma.Sql; sort: Sort | undefined; plan: SearchPlan | null };

/** Returns the ids of one page of a list, in its order. `where` includes the condition of the plan. */
export async function findIds({ where, sort, plan }: IdQuery, span: Pagination): Promise<number[]> {
  const isByRelevance = (sort ?? "relevance") === "relevance";
  const rows =
    plan?.strategy === "bestSellers" && isByRelevance
      ? await findRanked(where, plan, span)
      : await sql.query<{ id: number }[]>`
          SELECT p.id FROM products p WHERE ${where}
          ORDER BY ${orderBy(sort, plan && searchRank(plan))} LIMIT ${span.limit} OFFSET ${span.offset}`;
  return rows.map(({ id }) => id);
}

function findRanked(where: Prisma.Sql, plan: SearchPlan, { limit, offset }: Pagination) {
  const { ranked } = plan.depth;
  const end = Math.max(ranked, offset + limit);
  return sql.query<{ id: number }[]>`
    WITH best AS MATERIALIZED (
      SELECT p.id, p.title_text, p.search_text, row_number() OVER (ORDER BY ${BY_SALES}) AS place
      FROM products p WHERE ${where} ORDER BY ${BY_SALES} LIMIT ${end})
    SELECT p.id FROM best p
    ORDER BY p.place > ${ranked}, CASE WHEN p.place <= ${ranked} THEN ${searchRank(plan)} END, p.place
    LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * Returns the number of public products of a filter and of their sellers; counts stop at limit + 1 products. The search
 * always uses the word index.
 */
export async function countWithLimit(
  filter: ProductFilter,
  plan: SearchPlan | null,
  limit: number,
) {
  const where = andAll([IS_LIVE, ...toConditions(filter, plan && indexCondition(plan))]);
  const [row] = await sql.query<{ total: number; sellers: number }[]>`
    SELECT count(*)::int AS total, count(DISTINCT seller_id)::int AS sellers
    FROM (SELECT p.seller_id FROM products p WHERE ${where} LIMIT ${limit + 1}) AS found`;
  return row ?? { total: 0, sellers: 0 };
}
