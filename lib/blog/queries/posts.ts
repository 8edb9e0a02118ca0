import "server-only";

import { cache } from "react";
import type { Viewer } from "@/lib/auth/viewer";
import { postSelect, toPost } from "@/lib/blog/dto";
import { isSlug } from "@/lib/blog/rules";
import type { PostQuery } from "@/lib/blog/schema";
import { findPosts, PUBLIC, toConditions, withoutBody } from "@/lib/blog/search-conditions";
import { cached } from "@/lib/cache/cached";
import { articleTag, BLOG_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";

/** GET /api/blog/posts: newest first. What is not yet to be read only an admin gets, with isPublished=false. */
export async function listPosts(viewer: Viewer | null, { isPublished, ...query }: PostQuery) {
  const { limit, offset, ...filter } = query;
  if (isPublished === "false" && viewer?.role !== "admin") return { rows: [], total: 0 };
  const visible = isPublished === "false" ? withoutBody : PUBLIC;
  const found = await findPosts([visible, ...(await toConditions(filter))], { limit, offset });
  return { ...found, rows: found.rows.map(toPost) };
}

/** GET /api/blog/categories: with how many articles of each are to be read, in the admin's order. */
export const listCategories = cache(() =>
  cached(
    [BLOG_TAG],
    ["blog-categories"],
    () => sql.query<BlogCategory[]>`
    SELECT c.id, c.name, c.slug, count(b.id)::int AS "postCount"
    FROM blog_categories c LEFT JOIN blog_posts b ON b.category_id = c.id AND ${PUBLIC}
    GROUP BY c.id ORDER BY c.position, c.id`,
  ),
);

export type BlogCategory = { id: number; name: string; slug: string; postCount: number };

/** Until the articles' tags name it again; what a time alone brings is announced by the job. */
const readPost = cache((slug: string) =>
  cached([BLOG_TAG, articleTag(slug)], ["blog-post", slug], async () => {
    const row = await db.blogPost.findFirst({
      where: { slug, isPublished: true, publishedAt: { lte: new Date() } },
      select: { ...postSelect, updatedAt: true },
    });
    if (!row) return null;
    const { updatedAt, ...post } = row;
    return { ...toPost(post), updatedAt: updatedAt.toISOString() };
  }),
);

/** An article as everybody reads it; null where there is none, or not yet. Times are ISO 8601. */
export async function getPost(slug: string) {
  return isSlug(slug) ? readPost(slug) : null;
}

/** GET /api/blog/posts/{slug}. @throws DomainError notFound */
export async function getPostOrThrow(slug: string) {
  const post = await getPost(slug);
  if (!post) throw new DomainError("notFound", "articleNotFound");
  return post;
}

/** The newest articles for the feed. */
export function listFeedPosts(limit: number) {
  return cached([BLOG_TAG], ["blog-feed", String(limit)], async () =>
    (await findPosts([PUBLIC], { limit, offset: 0 })).rows.map(toPost),
  );
}

/** Enough for search engines. */
const SITEMAP_LIMIT = 5_000;

/** What search engines may know of: all that is to be read. ISO 8601. */
export function listSitemapArticles() {
  return cached([BLOG_TAG], ["sitemap-articles"], async () => {
    const rows = await sql.query<{ slug: string; updatedAt: Date }[]>`
      SELECT b.slug, b.updated_at AS "updatedAt" FROM blog_posts b WHERE ${PUBLIC}
      ORDER BY b.published_at DESC LIMIT ${SITEMAP_LIMIT}`;
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  });
}
