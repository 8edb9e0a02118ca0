import "server-only";

import { cache } from "react";
import { Prisma } from "@/generated/prisma/client";
import { cached } from "@/lib/cache/cached";
import { reportTags } from "@/lib/cache/page-reads.mjs";
import { DIRECTORY_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { tokenize } from "@/lib/core/search-text";
import { likePattern } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { type BusinessCategory, categoriesUnder } from "@/lib/directory/categories";
import {
  businessSelect,
  type Listed,
  listedSelect,
  toBusiness,
  toListed,
} from "@/lib/directory/dto";
import type { DirectoryFilter } from "@/lib/directory/rules";
import type { BusinessSearch } from "@/lib/directory/schema";

/** Cards per page. */
const PAGE = 24;

type BusinessFilter = { name: string; location: string; category: BusinessCategory | null };

/** Matches each term within the folded column; a text without any term matches nothing. */
function tokenConditions(column: Prisma.Sql, text: string): Prisma.Sql[] {
  if (text === "") return [];
  const tokens = tokenize(text);
  if (tokens.length === 0) return [Prisma.sql`false`];
  return tokens.map((token) => Prisma.sql`${column} LIKE ${likePattern(token)}`);
}

function conditionOf({ name, location, category }: BusinessFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`is_active`,
    ...tokenConditions(Prisma.sql`name_text`, name),
    ...tokenConditions(Prisma.sql`place_text`, location),
  ];
  if (category) conditions.push(Prisma.sql`category = ANY(${categoriesUnder(category)}::text[])`);
  return Prisma.join(conditions, " AND ");
}

async function countMatches(filter: BusinessFilter): Promise<number> {
  const [row] = await sql.query<{ total: number }[]>`
    SELECT count(*)::int AS total FROM businesses WHERE ${conditionOf(filter)}`;
  return row?.total ?? 0;
}

/** Ids of the matching businesses: verified ones first, then the newest. */
async function findMatches(
  filter: BusinessFilter,
  { limit, offset }: Pagination,
): Promise<number[]> {
  const rows = await sql.query<{ id: number }[]>`
    SELECT id FROM businesses WHERE ${conditionOf(filter)}
    ORDER BY is_verified DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

function inOrder<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** GET /api/businesses: listed ones, verified first, then the newest. `total` counts all pages. */
export async function listBusinesses({ limit, offset, ...search }: BusinessSearch) {
  const { name = "", location = "", category } = search;
  const filter = { name, location, category: category || null };
  const [ids, total] = await Promise.all([
    findMatches(filter, { limit, offset }),
    countMatches(filter),
  ]);
  const rows = await db.business.findMany({ where: { id: { in: ids } }, select: businessSelect });
  return { rows: inOrder(ids, rows).map(toBusiness), total };
}

async function readPage(filter: DirectoryFilter) {
  reportTags([DIRECTORY_TAG]);
  const total = await countMatches(filter);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(filter.page, pages);
  const ids = await findMatches(filter, { limit: PAGE, offset: (page - 1) * PAGE });
  const rows = await db.business.findMany({ where: { id: { in: ids } }, select: listedSelect });
  return { businesses: inOrder(ids, rows).map(toListed), total, page, pages };
}

/**
 * One page of 24 of the directory; a page beyond the last is the last. Only the unfiltered list is cached: search texts
 * are unbounded.
 */
export async function getDirectoryPage(filter: DirectoryFilter) {
  const { name, location, category, page } = filter;
  const isCacheable = name === "" && location === "" && category === null && page === 1;
  if (!isCacheable) return readPage(filter);
  return cached([DIRECTORY_TAG], ["directory"], () => readPage(filter));
}

/** Number of verified listed businesses. */
export function countVerified(): Promise<number> {
  return cached([DIRECTORY_TAG], ["directory-verified"], () =>
    db.business.count({ where: { isActive: true, isVerified: true } }),
  );
}

/** A listed business, or null. */
export const getBusiness = cache(async (id: number): Promise<Listed | null> => {
  if (id === 0) return null;
  reportTags([DIRECTORY_TAG]);
  const row = await db.business.findFirst({
    where: { id, isActive: true },
    select: listedSelect,
  });
  return row && toListed(row);
});
