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

/** GET /api/blog/posts: newest first. Unpublished articles are returned only to an admin, with isPublished=false. */
export async function listPosts(viewer: Viewer | null, { isPublished, ...query }: PostQuery) {
  const { limit, offset, ...filter } = query;
  if (isPublished === "false" && viewer?.role !== "admin") return { rows: [], total: 0 };
  const visible = isPublished === "false" ? withoutBody : PUBLIC;
  const found = await findPosts([visible, ...(await toConditions(filter))], { limit, offset });
  return { ...found, rows: found.rows.map(toPost) };
}

/** GET /api/blog/categories: with the number of public articles of each, in the admin's order. */
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

/** Cached until invalidated by a tag of the articles; a job invalidates it when a publication time comes. */
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

/** Returns a public article, or null. Times are ISO 8601. */
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

/** Maximum number of articles in the sitemap. */
const SITEMAP_LIMIT = 5_000;

/** Public articles for search engines. ISO 8601. */
export function listSitemapArticles() {
  return cached([BLOG_TAG], ["sitemap-articles"], async () => {
    const rows = await sql.query<{ slug: string; updatedAt: Date }[]>`
      SELECT b.slug, b.updated_at AS "updatedAt" FROM blog_posts b WHERE ${PUBLIC}
      ORDER BY b.published_at DESC LIMIT ${SITEMAP_LIMIT}`;
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  });
}
