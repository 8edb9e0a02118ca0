import "server-only";

import { cache } from "react";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { postSelect, toPost } from "@/lib/blog/dto";
import { isSlug } from "@/lib/blog/rules";
import type { PostQuery } from "@/lib/blog/schema";
import { findPosts, PUBLIC, toConditions, withoutBody } from "@/lib/blog/search-conditions";
import { listPostLanguages, translatePosts } from "@/lib/blog/translate";
import { cached } from "@/lib/cache/cached";
import { articleTag, BLOG_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { Language } from "@/lib/i18n/routing";

/** GET /api/blog/posts: newest first. Unpublished articles are returned only to an admin, with isPublished=false. */
export async function listPosts(viewer: Viewer | null, { isPublished, ...query }: PostQuery) {
  const { limit, offset, ...filter } = query;
  if (isPublished === "false" && !isAdmin(viewer)) return { rows: [], total: 0 };
  const visible = isPublished === "false" ? withoutBody : PUBLIC;
  const result = await findPosts([visible, ...(await toConditions(filter))], { limit, offset });
  return { ...result, rows: result.rows.map(toPost) };
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

async function findOriginal(slug: string) {
  const row = await db.blogPost.findFirst({
    where: { slug, isPublished: true, publishedAt: { lte: new Date() } },
    select: { ...postSelect, updatedAt: true },
  });
  if (!row) return null;
  const { updatedAt, ...post } = row;
  return { ...toPost(post), updatedAt: updatedAt.toISOString() };
}

/** Cached until invalidated by a tag of the articles; a job invalidates it when a publication time comes. */
const readPost = cache((slug: string, locale: Language) =>
  cached([BLOG_TAG, articleTag(slug)], ["blog-post", slug, locale], async () => {
    const original = await findOriginal(slug);
    if (!original) return null;
    const [[post = null], languages] = await Promise.all([
      translatePosts(locale, [original]),
      listPostLanguages(original),
    ]);
    return post && { ...post, languages };
  }),
);

/**
 * Returns a public article in one language, or in its own where it has not been translated; null without one. Times are
 * ISO 8601.
 */
export async function getPost(slug: string, locale: Language) {
  return isSlug(slug) ? readPost(slug, locale) : null;
}

const readOriginal = (slug: string) =>
  cached([BLOG_TAG, articleTag(slug)], ["blog-original", slug], () => findOriginal(slug));

/** GET /api/blog/posts/{slug}: in its own language. @throws DomainError notFound */
export async function getPostOrThrow(slug: string) {
  const post = isSlug(slug) ? await readOriginal(slug) : null;
  if (!post) throw new DomainError("notFound", "articleNotFound");
  return post;
}

/** The newest articles for the feed of one language. */
export function listFeedPosts(limit: number, locale: Language) {
  return cached([BLOG_TAG], ["blog-feed", String(limit), locale], async () => {
    const { rows } = await findPosts([PUBLIC], { limit, offset: 0 });
    return translatePosts(locale, rows.map(toPost));
  });
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
