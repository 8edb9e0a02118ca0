import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { postSelect, toPost } from "@/lib/blog/dto";
import { type ArticleState, articleState } from "@/lib/blog/rules";
import type { AdminSearch } from "@/lib/blog/schema";
import { matchingText } from "@/lib/blog/search-conditions";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { byLocale } from "@/lib/i18n/languages";

/** Articles per page of the admin area. */
const PAGE = 25;

const rowSelect = {
  id: true,
  slug: true,
  title: true,
  category: { select: { name: true, slug: true } },
  author: { select: { username: true } },
  isPublished: true,
  publishedAt: true,
  viewCount: true,
  updatedAt: true,
} satisfies Prisma.BlogPostSelect;

/** An article in the admin's list; times are ISO 8601. */
export type ArticleRow = Awaited<ReturnType<typeof load>>[number];

const STATE = Prisma.sql`CASE WHEN NOT b.is_published THEN 'draft'
  WHEN b.published_at <= now() THEN 'published' ELSE 'scheduled' END`;

/**
 * One page of articles, last changed first, and their number by state.
 * @throws DomainError unauthenticated, forbidden
 */
export async function searchAdminArticles(viewer: Viewer | null, { q, state, page }: AdminSearch) {
  requireAdmin(requireSignedIn(viewer));
  const textCondition = q ? await matchingText(q) : Prisma.sql`true`;
  const condition =
    state === "all" ? textCondition : Prisma.sql`${textCondition} AND ${STATE} = ${state}`;
  const [ids, stateCounts] = await Promise.all([
    sql.query<{ id: number }[]>`
      SELECT b.id FROM blog_posts b WHERE ${condition}
      ORDER BY b.updated_at DESC, b.id DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    sql.query<{ state: ArticleState; count: number }[]>`
      SELECT ${STATE} AS state, count(*)::int AS count FROM blog_posts b WHERE ${textCondition} GROUP BY 1`,
  ]);
  const of = (articleState: ArticleState) =>
    stateCounts.find((row) => row.state === articleState)?.count ?? 0;
  const counts = { draft: of("draft"), scheduled: of("scheduled"), published: of("published") };
  const all = counts.draft + counts.scheduled + counts.published;
  return {
    rows: await load(ids.map(({ id }) => id)),
    counts: { ...counts, all },
    pageCount: Math.ceil((state === "all" ? all : counts[state]) / PAGE),
  };
}

async function load(ids: number[]) {
  const rows = await db.blogPost.findMany({ where: { id: { in: ids } }, select: rowSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const now = new Date();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { isPublished, publishedAt, updatedAt, ...article } = row;
    return [
      {
        ...article,
        state: articleState({ isPublished, publishedAt }, now),
        publishedAt: publishedAt?.toISOString() ?? null,
        updatedAt: updatedAt.toISOString(),
      },
    ];
  });
}

/** An article as an admin edits it; times are ISO 8601. */
export type EditableArticle = NonNullable<Awaited<ReturnType<typeof getEditableArticle>>>;

/**
 * Returns one article with its recipe in any state, or null; `isSlugFixed` once its address has been public.
 * @throws DomainError unauthenticated, forbidden
 */
export async function getEditableArticle(viewer: Viewer | null, id: number) {
  requireAdmin(requireSignedIn(viewer));
  const row = await db.blogPost.findUnique({
    where: { id },
    select: {
      ...postSelect,
      isPublished: true,
      updatedAt: true,
      translations: { omit: { postId: true }, orderBy: { locale: "asc" } },
      recipe: {
        select: {
          title: true,
          servings: true,
          minutes: true,
          kitchen: true,
          steps: true,
          ingredients: {
            select: {
              id: true,
              amount: true,
              name: true,
              units: true,
              productId: true,
              product: { select: { title: true } },
            },
            orderBy: { position: "asc" },
          },
        },
      },
    },
  });
  if (!row) return null;
  const { isPublished, updatedAt, recipe, translations, ...post } = row;
  const now = new Date();
  return {
    ...toPost(post),
    recipe,
    translations: byLocale(translations),
    updatedAt: updatedAt.toISOString(),
    state: articleState({ isPublished, publishedAt: post.publishedAt }, now),
    isSlugFixed: post.publishedAt !== null && post.publishedAt <= now,
  };
}

/**
 * The categories in their order, with the number of all their articles, drafts included.
 * @throws DomainError unauthenticated, forbidden
 */
export async function listAdminCategories(viewer: Viewer | null) {
  requireAdmin(requireSignedIn(viewer));
  const rows = await db.blogCategory.findMany({
    select: { id: true, name: true, slug: true, _count: { select: { posts: true } } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(({ _count, ...category }) => ({ ...category, posts: _count.posts }));
}
