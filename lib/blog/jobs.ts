import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { articleTag, BLOG_TAG } from "@/lib/cache/tags";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";

const BATCH = 200;

/**
 * Revalidates the cached pages of articles whose publication time has come. Returns their number; each is revalidated
 * once.
 */
export async function revalidateDueArticles() {
  const due = await sql.query<{ id: number }[]>`
    SELECT id FROM blog_posts WHERE is_published AND announced_at IS NULL AND published_at <= now()
      AND ${canRetry("announcedArticles", Prisma.sql`blog_posts.id`)} ORDER BY published_at LIMIT ${BATCH}`;
  return processRows(
    "announcedArticles",
    due.map(({ id }) => id),
    announce,
  );
}

async function announce(id: number) {
  const [row] = await sql.query<{ slug: string }[]>`
    UPDATE blog_posts SET announced_at = now()
    WHERE id = ${id} AND is_published AND announced_at IS NULL AND published_at <= now() RETURNING slug`;
  if (row) invalidateTags(BLOG_TAG, articleTag(row.slug));
  return row !== undefined;
}
