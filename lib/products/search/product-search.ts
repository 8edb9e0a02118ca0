import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { memoize, memoizeCount } from "@/lib/cache/memoize";
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
import type { Sort } from "@/lib/products/sort-options";

/**
 * How far a search is looked into. Where it means very many products, so many of the best sold are put in the order of
 * relevance; the further ones follow as they were sold. Where it means few, the first are read as they are found.
 */
export type SearchDepth = { ranked: number; first: number };

/** Five pages of the shop, and one. */
export const LIST_DEPTH: SearchDepth = { ranked: 120, first: 24 };

/** A limit as it is written: of one that it does not know PostgreSQL takes a tenth, and plans anew every time. */
const inlineInteger = (limit: number) => Prisma.raw(String(limit));

/** A word that somebody typed, and one that there is which is like it. */
export type SpellingCandidate = { typed: string; word: string };

type Best = Found & { alike: SpellingCandidate[] };
type TopMatches = Best & { rows: ProductJsonRow[] | null };

/**
 * What everybody sees of a search that nothing else narrows, the best first, as many as are put in order anyway; where
 * that is nothing, the words that are like the `unknown` ones, of which `key` already tells. The request that asks first
 * has the first ones for `loadProducts`.
 */
export async function searchTopMatches(
  { best, key, byIndex, rank, first, isPlain }: NonNullable<Words>,
  unknown: string[] = [],
): Promise<Best> {
  if (best) return { ...best, alike: [] };
  return memoize(["catalog"], `best ${unknown.length} ${key}`, async () => {
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
 * Where a search that nothing else narrows means very many: the best sold of them by relevance, as many as are put in
 * that order. The request that asks first has the first ones for `loadProducts`.
 */
export function searchTopSellers(words: NonNullable<Words>): Promise<number[]> {
  const { key, ranked, first, byReading, rank, isPlain } = words;
  return memoize(["catalog"], `best sold ${ranked} ${key}`, async () => {
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
 * How many products everybody sees by a search that nothing else narrows: the same until products come or go or say
 * something else, whatever is sold of them.
 */
export function countMatches({ key, byIndex, isPlain }: NonNullable<Words>): Promise<number> {
  return memoizeCount(["assortment"], `meant ${key}`, async () => {
    const [row] = await db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p WHERE ${IS_LIVE} AND ${byIndex} ${isPlain ? PREPARED : Prisma.empty}`;
    return row?.total ?? 0;
  });
}

/** Of the products `best`, each with its rank: their ids, the best first. */
const IDS_OF_BEST = Prisma.sql`to_json(ARRAY(SELECT p.id FROM best p ORDER BY p.rank, ${BY_SALES}))`;

const isAmongFirst = (first: number) =>
  Prisma.sql`p.id = ANY(ARRAY(SELECT p.id FROM best p ORDER BY p.rank, ${BY_SALES} LIMIT ${inlineInteger(first)}))`;

/** And the first of them as `Raw[]`. What is read of a replica is not kept: whoever wants the products reads them. */
const rowsOfBest = (first: number) =>
  first > 0 && !isOnReplica() ? productRowsJson(isAmongFirst(first)) : Prisma.sql`NULL`;

type IdQuery = { where: Prisma.Sql; sort: Sort | undefined; words: Words };

/** The ids of one span of a list, in its order. */
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
 * How many products everybody sees by a filter, and how many sellers have them; above `limit` only that there are more:
 * limit + 1. Words are looked up, however they are read for a page.
 */
export async function countWithLimit(filter: ProductFilter, words: Words, limit: number) {
  const byIndex = words && { ...words, where: words.byIndex };
  const where = andAll([IS_LIVE, ...toConditions(filter, byIndex)]);
  const [row] = await db.$queryRaw<{ total: number; sellers: number }[]>`
    SELECT count(*)::int AS total, count(DISTINCT seller_id)::int AS sellers
    FROM (SELECT p.seller_id FROM products p WHERE ${where} LIMIT ${limit + 1}) AS found`;
  return row ?? { total: 0, sellers: 0 };
}
