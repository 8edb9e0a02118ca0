import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { Language } from "@/lib/i18n/routing";
import { textQuery } from "@/lib/search/tsquery";
import { postSelect } from "./dto";

/** Public articles: published, and past their publication time. */
export const PUBLIC = Prisma.sql`b.is_published AND b.published_at <= now()`;

/** Articles visible only to admins: drafts and scheduled ones. */
export const withoutBody = Prisma.sql`NOT (b.is_published AND b.published_at <= now())`;

/** Condition on `blog_posts b`: all terms in any spelling, by the text index. Punctuation alone matches no article. */
export async function matchingText(search: string): Promise<Prisma.Sql> {
  const query = await textQuery(search);
  return query ? Prisma.sql`search_words(b.search_text) @@ ${query}::tsquery` : Prisma.sql`false`;
}

type Filter = {
  categoryId?: number | undefined;
  category?: string | undefined;
  /** Matches articles that were written in it or translated into it. */
  language?: Language | undefined;
  /** Matches articles with all of them. */
  tags?: string[] | undefined;
  search?: string | undefined;
};

/** The conditions of a filter over `blog_posts b`, to be joined with AND. */
export async function toConditions(filter: Filter): Promise<Prisma.Sql[]> {
  const { categoryId, category, language, tags, search } = filter;
  return [
    categoryId !== undefined && Prisma.sql`b.category_id = ${categoryId}`,
    category &&
      Prisma.sql`b.category_id = (SELECT c.id FROM blog_categories c WHERE c.slug = ${category})`,
    language &&
      Prisma.sql`(b.locale = ${language} OR EXISTS (
        SELECT 1 FROM blog_post_translations t WHERE t.post_id = b.id AND t.locale = ${language}))`,
    tags && tags.length > 0 && Prisma.sql`b.tags @> ${tags}::text[]`,
    search?.trim() && (await matchingText(search)),
  ].filter((condition) => condition instanceof Prisma.Sql);
}

/** One page of the articles that match all conditions, newest first, and their total number. */
export async function findPosts(conditions: Prisma.Sql[], { limit, offset }: Pagination) {
  const where = Prisma.join(conditions, " AND ");
  const [ids, [count]] = await Promise.all([
    sql.query<{ id: number }[]>`
      SELECT b.id FROM blog_posts b WHERE ${where}
      ORDER BY b.published_at DESC NULLS FIRST, b.id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql.query<{ total: number }[]>`
      SELECT count(*)::int AS total FROM blog_posts b WHERE ${where}`,
  ]);
  return { rows: await loadPosts(ids.map(({ id }) => id)), total: count?.total ?? 0 };
}

async function loadPosts(ids: number[]) {
  const rows = await db.blogPost.findMany({ where: { id: { in: ids } }, select: postSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
