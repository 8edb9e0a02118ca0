import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { cached } from "@/lib/cache/cached";
import { memoize, memoizeCount } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { isOpenEnded, type ProductFilter } from "@/lib/products/filter-schema";
import { andAll, type Found, IS_LIVE, toConditions, type Words } from "@/lib/products/product-sql";
import {
  countMatches,
  countWithLimit,
  findIds,
  LIST_DEPTH,
  searchTopMatches,
  searchTopSellers,
} from "@/lib/products/search/product-search";

/** Effectively no limit: contract.md requires an exact `total`. */
const ALL = 100_000_000;

type Asked = ProductFilter & Pagination;

/** Returns one page of all products that are not archived, and their total. */
export async function listAll({ limit, offset, ...filter }: Asked, words: Words): Promise<Found> {
  const { sort } = filter;
  const where = andAll([Prisma.sql`p.archived_at IS NULL`, ...toConditions(filter, words)]);
  const [ids, [counted]] = await Promise.all([
    findIds({ where, sort, words }, { limit, offset }),
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p WHERE ${where}`,
  ]);
  return { ids, total: counted?.total ?? 0 };
}

/** Returns one page of public products and their total; cached until the catalogue changes. */
export async function listPublic(asked: Asked, words: Words): Promise<Found> {
  const { limit, offset, sort, ...filter } = asked;
  if (words && isUnfilteredSearch(asked)) {
    const { ids, total } = await searchUnfiltered(words);
    return { ids: ids.slice(offset, offset + limit), total };
  }
  const where = andAll([IS_LIVE, ...toConditions(filter, words)]);
  const [ids, total] = await Promise.all([
    memoize([CATALOG_TAG], `ids ${JSON.stringify(asked)}`, () =>
      findIds({ where, sort, words }, { limit, offset }),
    ),
    countPublic(filter, words),
  ]);
  return { ids, total };
}

async function searchUnfiltered(words: NonNullable<Words>): Promise<Found> {
  if (!words.isCommon) return searchTopMatches(words);
  const [ids, total] = await Promise.all([searchTopSellers(words), countMatches(words)]);
  return { ids, total };
}

/** Returns whether a search has no filter, is sorted by relevance, and ends within the ranked results. */
function isUnfilteredSearch({ limit, offset, search: _, sort = "relevance", ...others }: Asked) {
  const isNarrowed = Object.values(others).some((value) => value != null);
  return !isNarrowed && sort === "relevance" && offset + limit <= LIST_DEPTH.ranked;
}

function countPublic(filter: ProductFilter, words: Words): Promise<number> {
  const count = async () => (await countWithLimit(filter, words, ALL)).total;
  const key = JSON.stringify(filter);
  if (filter.ids || isOpenEnded(filter)) {
    return memoizeCount([CATALOG_TAG], `total ${key}`, count);
  }
  return cached([CATALOG_TAG], ["product-total", key], count);
}
