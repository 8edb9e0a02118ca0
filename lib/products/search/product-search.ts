import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { memoize, memoizeCount } from "@/lib/cache/memoize";
import { ASSORTMENT_TAG, CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db, isOnReplica, PREPARED } from "@/lib/db/client";
import type { ProductFilter } from "@/lib/products/filter-schema";
import { primeProducts } from "@/lib/products/product-loader";
import { type ProductJsonRow, productRowsJson } from "@/lib/products/product-rows";
import {
  andAll,
  BY_SALES,
  type Found,
  IS_LIVE,
  orderBy,
  toConditions,
  type Words,
} from "@/lib/products/product-sql";
import type { Sort } from "@/lib/products/rules";

/**
 * Depth of a search. `ranked`: best-selling products that a common search sorts by relevance; the rest follow by sales.
 * `first`: products whose rows are read together with the ids.
 */
export type SearchDepth = { ranked: number; first: number };

/** Five pages of the shop are ranked; the rows of one page are read at once. */
export const LIST_DEPTH: SearchDepth = { ranked: 120, first: 24 };

/** Inlines a limit: for a parameter PostgreSQL assumes a tenth of the rows and plans again on every execution. */
const inlineInteger = (limit: number) => Prisma.raw(String(limit));

/** A typed word and a similar existing word. */
export type SpellingCandidate = { typed: string; word: string };

type Best = Found & { alike: SpellingCandidate[] };
type TopMatches = Best & { rows: ProductJsonRow[] | null };

/**
 * Returns the best matches of an unfiltered search, at most `LIST_DEPTH.ranked`; without a match, the words similar to
 * `unknown`. `key` determines `unknown`. The request that fills the cache also primes `loadProducts` with the first
 * rows.
 */
export async function searchTopMatches(
  { best, key, byIndex, rank, first, isPlain }: NonNullable<Words>,
  unknown: string[] = [],
): Promise<Best> {
  if (best) return { ...best, alike: [] };
  return memoize([CATALOG_TAG], `best ${unknown.length} ${key}`, async () => {
    const [row] = await db.$queryRaw<TopMatches[]>`
      WITH found AS MATERIALIZED (
        SELECT p.id, p.sold_count, ${rank} AS rank FROM products p WHERE ${IS_LIVE} AND ${byIndex}),
      best AS MATERIALIZED (
        SELECT p.* FROM found p ORDER BY p.rank, ${BY_SALES} LIMIT ${inlineInteger(LIST_DEPTH.ranked)})
      SELECT (SELECT count(*)::int FROM found) AS total,
        ${IDS_OF_BEST} AS ids, ${rowsOfBest(first)} AS rows,
        CASE WHEN EXISTS (SELECT FROM found) THEN '[]' ELSE search.words_alike(${unknown}::text[]) END AS alike
      ${isPlain ? PREPARED : Prisma.empty}`;
    if (!row) return { ids: [], total: 0, alike: [] };
    const { rows, ...found } = row;
    primeProducts(rows ?? []);
    return found;
  });
}

/**
 * Returns the best-selling `ranked` matches of a common, unfiltered search, sorted by relevance. The request that fills
 * the cache also primes `loadProducts` with the first rows.
 */
export function searchTopSellers(words: NonNullable<Words>): Promise<number[]> {
  const { key, ranked, first, byReading, rank, isPlain } = words;
  return memoize([CATALOG_TAG], `best sold ${ranked} ${key}`, async () => {
    const [row] = await db.$queryRaw<(Pick<TopMatches, "rows"> & { ids: number[] })[]>`
      WITH sold AS MATERIALIZED (
        SELECT p.id, p.title, p.search_text, p.sold_count FROM products p WHERE ${IS_LIVE} AND ${byReading}
        ORDER BY ${BY_SALES} LIMIT ${inlineInteger(ranked)}),
      best AS MATERIALIZED (SELECT p.id, p.sold_count, ${rank} AS rank FROM sold p)
      SELECT ${IDS_OF_BEST} AS ids, ${rowsOfBest(first)} AS rows ${isPlain ? PREPARED : Prisma.empty}`;
    primeProducts(row?.rows ?? []);
    return row?.ids ?? [];
  });
}

/**
 * Returns the number of public matches of an unfiltered search. Cached until products are added, removed or edited;
 * sales do not invalidate it.
 */
export function countMatches({ key, byIndex, isPlain }: NonNullable<Words>): Promise<number> {
  return memoizeCount([ASSORTMENT_TAG], `meant ${key}`, async () => {
    const [row] = await db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p WHERE ${IS_LIVE} AND ${byIndex} ${isPlain ? PREPARED : Prisma.empty}`;
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

type IdQuery = { where: Prisma.Sql; sort: Sort | undefined; words: Words };

/** Returns the ids of one page of a list, in its order. */
export async function findIds(
  { where, sort, words }: IdQuery,
  span: Pagination,
): Promise<number[]> {
  const isByRelevance = (sort ?? "relevance") === "relevance";
  const rows =
    words?.isCommon && isByRelevance
      ? await findRanked(where, words, span)
      : await db.$queryRaw<{ id: number }[]>`
          SELECT p.id FROM products p WHERE ${where}
          ORDER BY ${orderBy(sort, words)} LIMIT ${span.limit} OFFSET ${span.offset}`;
  return rows.map(({ id }) => id);
}

function findRanked(
  where: Prisma.Sql,
  { rank, ranked }: Pick<NonNullable<Words>, "rank" | "ranked">,
  { limit, offset }: Pagination,
) {
  const end = Math.max(ranked, offset + limit);
  return db.$queryRaw<{ id: number }[]>`
    WITH best AS MATERIALIZED (
      SELECT p.id, p.title, p.search_text, row_number() OVER (ORDER BY ${BY_SALES}) AS place
      FROM products p WHERE ${where} ORDER BY ${BY_SALES} LIMIT ${end})
    SELECT p.id FROM best p
    ORDER BY p.place > ${ranked}, CASE WHEN p.place <= ${ranked} THEN ${rank} END, p.place
    LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * Returns the number of public products of a filter and of their sellers; counts stop at limit + 1 products. The search
 * always uses the word index.
 */
export async function countWithLimit(filter: ProductFilter, words: Words, limit: number) {
  const byIndex = words && { ...words, where: words.byIndex };
  const where = andAll([IS_LIVE, ...toConditions(filter, byIndex)]);
  const [row] = await db.$queryRaw<{ total: number; sellers: number }[]>`
    SELECT count(*)::int AS total, count(DISTINCT seller_id)::int AS sellers
    FROM (SELECT p.seller_id FROM products p WHERE ${where} LIMIT ${limit + 1}) AS found`;
  return row ?? { total: 0, sellers: 0 };
}
