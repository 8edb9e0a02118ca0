import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG, DIRECTORY_TAG } from "@/lib/cache/tags";
import { normalizeForSearch, tokenize } from "@/lib/core/search-text";
import { db } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { readFromReplica } from "@/lib/db/replica";
import { sql } from "@/lib/db/sql";
import { type Language, routing } from "@/lib/i18n/routing";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import type { Suggestion } from "./dto";
import { findBestMatches, findBestSellers } from "./execute";
import type { PlannedSearch, SearchDepth } from "./planner";
import { listProductSuggestions } from "./product-suggestions";
import { resolveSearch } from "./resolve";
import { SUGGEST_FROM, SUGGESTION_LIMIT } from "./rules";
import type { AliasSearch } from "./schema";
import type { Term } from "./synonyms";

/** Illustrations of the categories. */
const SCENES = {
  coffee: "/illustrations/jebena.svg",
  textiles: "/illustrations/shemma.svg",
  spices: "/illustrations/spices.svg",
  crafts: "/illustrations/mesob.svg",
} as const;

/** Fallback image of a business. */
const TOWN = "/illustrations/scene-riverside.svg";

/** Maximum businesses among the suggestions. */
const BUSINESSES = 2;

/** Suggestions select their own columns, so no product rows are read in advance. */
const SUGGESTION_DEPTH: SearchDepth = { ranked: 40, first: 0 };

/** Page sizes of the admin's lists, and maximum rows of an export. */
const ALIASES = 15;
const MISSES = 10;
const EXPORTED = 10_000;

/**
 * Returns at most five suggestions for a typed prefix: categories, products and businesses; none below two characters.
 * Products have their title in the given language, if they have been translated.
 */
export async function listSuggestions(
  prefix: string,
  locale: Language = routing.defaultLocale,
): Promise<Suggestion[]> {
  if (prefix.trim().length < SUGGEST_FROM) return [];
  const key = `suggest ${locale} ${normalizeForSearch(prefix)}`;
  return readFromReplica(() =>
    memoize([CATALOG_TAG, DIRECTORY_TAG], key, () => findSuggestions(prefix, locale)),
  );
}

async function findSuggestions(prefix: string, locale: Language): Promise<Suggestion[]> {
  const [search, businesses] = await Promise.all([
    resolveSearch(prefix, SUGGESTION_DEPTH),
    findBusinesses(prefix),
  ]);
  const isFound = search !== null && !search.isMiss;
  const categories = isFound ? findCategories(search.plan.terms) : [];
  const remaining = SUGGESTION_LIMIT - categories.length - businesses.length;
  const products = isFound
    ? await listProductSuggestions(await findFirst(search, remaining), locale)
    : [];
  return [...categories, ...products, ...businesses];
}

/** Returns active businesses whose names contain all words. */
async function findBusinesses(prefix: string): Promise<Suggestion[]> {
  const tokens = tokenize(prefix);
  if (tokens.length === 0) return [];
  const rows = await sql.query<{ id: number; name: string; place: string; image: string | null }[]>`
    SELECT id, name, address AS place, image_url AS image FROM businesses
    WHERE is_active AND name_text LIKE ALL (${tokens.map((token) => `% ${token}%`)}::text[])
    ORDER BY is_verified DESC, id DESC LIMIT ${BUSINESSES}::int ${PREPARED}`;
  return rows.map(({ id, name, place, image }) => {
    return { id, title: name, subtitle: place, imageUrl: image ?? TOWN, type: "business" };
  });
}

async function findFirst({ plan, best }: PlannedSearch, limit: number): Promise<number[]> {
  const ids =
    plan.strategy === "bestSellers"
      ? await findBestSellers(plan)
      : (best ?? (await findBestMatches(plan))).ids;
  return ids.slice(0, limit);
}

function findCategories(terms: Term[]): Suggestion[] {
  const slugs = CATEGORY_SLUGS.filter((slug) => {
    const name = ` ${normalizeForSearch(CATEGORIES[slug])}`;
    return (
      terms.length > 0 &&
      terms.every((term) => term.some(({ phrase: tokens }) => name.includes(` ${tokens}`)))
    );
  });
  return slugs.map((slug) => {
    return {
      id: slug,
      title: CATEGORIES[slug],
      subtitle: "",
      imageUrl: SCENES[slug],
      type: "category",
    };
  });
}

/** A search without results: how often it was entered, and when last (ISO 8601). */
export type SearchMiss = { query: string; count: number; lastAt: string };

/** An alias of a term; both folded. */
export type AliasRow = { id: number; alias: string; term: string };

/**
 * Returns one page of the aliases that contain the search text, in alphabetical order.
 * @throws DomainError unauthenticated, forbidden
 */
export async function findAliases(viewer: Viewer | null, { q, page }: AliasSearch) {
  requireAdmin(requireSignedIn(viewer));
  const searchText = normalizeForSearch(q);
  const where = searchText
    ? { OR: [{ alias: { contains: searchText } }, { term: { contains: searchText } }] }
    : {};
  const [rows, total] = await Promise.all([
    db.searchAlias.findMany({
      where,
      orderBy: [{ alias: "asc" }, { id: "asc" }],
      take: ALIASES,
      skip: (page - 1) * ALIASES,
    }),
    db.searchAlias.count({ where }),
  ]);
  return { rows, total, pageCount: Math.ceil(total / ALIASES) };
}

/**
 * Returns one page of the searches without results, most frequent first.
 * @throws DomainError unauthenticated, forbidden
 */
export async function findMisses(viewer: Viewer | null, page = 1) {
  requireAdmin(requireSignedIn(viewer));
  const [rows, total] = await Promise.all([
    readMisses(MISSES, (page - 1) * MISSES),
    db.searchMiss.count(),
  ]);
  return { rows, total, pageCount: Math.ceil(total / MISSES) };
}

/** Returns the most frequent searches without results. */
async function readMisses(limit: number, skip: number): Promise<SearchMiss[]> {
  const rows = await db.searchMiss.findMany({
    orderBy: [{ count: "desc" }, { query: "asc" }],
    take: limit,
    skip,
  });
  return rows.map(({ lastAt, ...miss }) => ({ ...miss, lastAt: lastAt.toISOString() }));
}

/** Returns the searches without results for a file, 10,000 at most. @throws DomainError forbidden */
export function listMisses(viewer: Viewer) {
  requireAdmin(viewer);
  return readMisses(EXPORTED, 0);
}
