import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { memoize } from "@/lib/cache/memoize";
import { normalizeForSearch, tokenize } from "@/lib/core/search-text";
import { db, PREPARED } from "@/lib/db/client";
import { readFromReplica } from "@/lib/db/replica";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import type { Suggestion } from "./dto";
import { type SearchDepth, searchTopMatches, searchTopSellers } from "./product-search";
import { planQuery, type SearchPlan } from "./query-planner";
import { SUGGEST_FROM, SUGGESTION_LIMIT } from "./rules";
import type { AliasSearch } from "./schema";
import type { Term } from "./synonyms";

/** A category's scene stands as its picture. */
const SCENES = {
  coffee: "/illustrations/jebena.svg",
  textiles: "/illustrations/shemma.svg",
  spices: "/illustrations/spices.svg",
  crafts: "/illustrations/mesob.svg",
} as const;

/** A business that has no picture. */
const TOWN = "/illustrations/scene-riverside.svg";

/** So many businesses stand among the suggestions. */
const BUSINESSES = 2;

/** Few of their columns are told. */
const IN_SUGGESTIONS: SearchDepth = { ranked: 40, first: 0 };

/** Rows of a page of the admin's lists, and of an export at most. */
const ALIASES = 15;
const MISSES = 10;
const EXPORTED = 10_000;

type Found = Omit<Suggestion, "id" | "type"> & { id: number };

/** At most five for what was typed so far: categories, goods, and businesses of the directory; none below two letters. */
export async function listSuggestions(typed: string): Promise<Suggestion[]> {
  if (typed.trim().length < SUGGEST_FROM) return [];
  const suggest = () => findSuggestions(typed);
  return readFromReplica(() =>
    memoize(["catalog", "directory"], `suggest ${normalizeForSearch(typed)}`, suggest),
  );
}

async function findSuggestions(typed: string): Promise<Suggestion[]> {
  const [plan, businesses] = await Promise.all([
    planQuery(typed, IN_SUGGESTIONS),
    findBusinesses(typed),
  ]);
  const isFound = plan !== null && !plan.isMiss;
  const categories = isFound ? findCategories(plan.units) : [];
  const left = SUGGESTION_LIMIT - categories.length - businesses.length;
  const products = isFound ? await findProducts(plan, left) : [];
  return [
    ...categories,
    ...products.map((row): Suggestion => ({ ...row, type: "product" })),
    ...businesses,
  ];
}

/** Listed businesses whose names have all the words. */
async function findBusinesses(typed: string): Promise<Suggestion[]> {
  const words = tokenize(typed);
  if (words.length === 0) return [];
  const rows = await db.$queryRaw<
    { id: number; name: string; place: string; image: string | null }[]
  >`
    SELECT id, name, address AS place, image_url AS image FROM businesses
    WHERE is_active AND name_text LIKE ALL (${words.map((word) => `% ${word}%`)}::text[])
    ORDER BY is_verified DESC, id DESC LIMIT ${BUSINESSES}::int ${PREPARED}`;
  return rows.map(({ id, name, place, image }) => {
    return { id, title: name, subtitle: place, imageUrl: image ?? TOWN, type: "business" };
  });
}

async function findProducts(plan: SearchPlan, limit: number) {
  const ids = await findFirst(plan, limit);
  // As many places as there may be, so that PostgreSQL's one plan for all is as good as one for these.
  const places = Array.from({ length: SUGGESTION_LIMIT }, (_, at) => ids[at] ?? null);
  const rows = await db.$queryRaw<Found[]>`
    SELECT p.id, p.title, u.username AS subtitle, p.image_url AS "imageUrl"
    FROM products p JOIN users u ON u.id = p.seller_id
    WHERE p.id = ANY (ARRAY[${Prisma.join(places)}]::int[]) ${PREPARED}`;
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function findFirst(plan: SearchPlan, limit: number): Promise<number[]> {
  const ids = plan.isCommon ? await searchTopSellers(plan) : (await searchTopMatches(plan)).ids;
  return ids.slice(0, limit);
}

function findCategories(units: Term[]): Suggestion[] {
  const found = CATEGORY_SLUGS.filter((slug) => {
    const name = ` ${normalizeForSearch(CATEGORIES[slug])}`;
    return (
      units.length > 0 &&
      units.every((unit) => unit.some(({ words }) => name.includes(` ${words}`)))
    );
  });
  return found.map((slug) => {
    return {
      id: slug,
      title: CATEGORIES[slug],
      subtitle: "",
      imageUrl: SCENES[slug],
      type: "category",
    };
  });
}

/** Words that nothing on sale is like: how often they were looked for, and when last (ISO 8601). */
export type SearchMiss = { query: string; count: number; lastAt: string };

/** Another way to say a term; both folded. */
export type AliasRow = { id: number; alias: string; term: string };

/** The aliases that a search leaves, by the alphabet. @throws DomainError unauthenticated, forbidden */
export async function findAliases(viewer: Viewer | null, { q, page }: AliasSearch) {
  requireAdmin(viewer);
  const words = normalizeForSearch(q);
  const where = words
    ? { OR: [{ alias: { contains: words } }, { term: { contains: words } }] }
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

/** The searches that found nothing, the most frequent first. @throws DomainError unauthenticated, forbidden */
export async function findMisses(viewer: Viewer | null, page = 1) {
  requireAdmin(viewer);
  const [rows, total] = await Promise.all([
    readMisses(MISSES, (page - 1) * MISSES),
    db.searchMiss.count(),
  ]);
  return { rows, total, pageCount: Math.ceil(total / MISSES) };
}

/** The most frequent searches that found nothing. */
async function readMisses(take: number, skip: number): Promise<SearchMiss[]> {
  const rows = await db.searchMiss.findMany({
    orderBy: [{ count: "desc" }, { query: "asc" }],
    take,
    skip,
  });
  return rows.map(({ lastAt, ...miss }) => ({ ...miss, lastAt: lastAt.toISOString() }));
}

/** The searches that found nothing for a file, 10,000 at most. @throws DomainError unauthenticated, forbidden */
export function listMisses(viewer: Viewer | null) {
  requireAdmin(viewer);
  return readMisses(EXPORTED, 0);
}
