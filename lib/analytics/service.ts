import "server-only";

import { isbot } from "isbot";

import type { Viewer } from "@/lib/auth/viewer";
import { sql } from "@/lib/db/sql";
import type { ViewInput } from "./schema";

/**
 * Counts a page view of public content by a person other than its owner. Other views, such as a bot's, are ignored
 * without an error. One statement, after the page is rendered. Returns the number of views of a forum post or an
 * article, nothing for a product.
 */
export async function countView(
  viewer: Viewer | null,
  view: ViewInput,
  userAgent: string | null,
): Promise<{ viewCount: number } | undefined> {
  const isPerson = Boolean(userAgent) && !isbot(userAgent);
  const viewerId = viewer?.id ?? 0;
  if ("forumPostId" in view) return countForumPost(view.forumPostId, viewerId, isPerson);
  if ("blogPostId" in view) {
    return countBlogPost(view.blogPostId, viewerId, isPerson && !view.isCounted);
  }
  if (isPerson) await countProduct(view.productId, viewerId);
  return undefined;
}

/** Views of today (UTC) and in total. */
function countProduct(productId: number, viewerId: number) {
  return sql.execute`
    WITH seen AS (
      INSERT INTO product_views (product_id, day, count)
        SELECT id, (now() AT TIME ZONE 'UTC')::date, 1 FROM products
        WHERE id = ${productId} AND seller_id <> ${viewerId}
          AND is_active AND moderation_status = 'approved' AND archived_at IS NULL
      ON CONFLICT (product_id, day) DO UPDATE SET count = product_views.count + 1
      RETURNING product_id)
    INSERT INTO product_view_totals (product_id, count) SELECT product_id, 1 FROM seen
    ON CONFLICT (product_id) DO UPDATE SET count = product_view_totals.count + 1`;
}

async function countForumPost(id: number, viewerId: number, counts: boolean) {
  const [row] = await sql.query<{ viewCount: number }[]>`
    WITH counted AS (
      UPDATE forum_posts SET view_count = view_count + 1
      WHERE id = ${id} AND hidden_at IS NULL AND author_id <> ${viewerId} AND ${counts}
      RETURNING view_count)
    SELECT coalesce((SELECT view_count FROM counted), p.view_count) AS "viewCount"
    FROM forum_posts p WHERE p.id = ${id} AND p.hidden_at IS NULL`;
  return row;
}

async function countBlogPost(id: number, viewerId: number, counts: boolean) {
  const [row] = await sql.query<{ viewCount: number }[]>`
    WITH counted AS (
      UPDATE blog_posts SET view_count = view_count + 1
      WHERE id = ${id} AND is_published AND published_at <= now() AND author_id <> ${viewerId} AND ${counts}
      RETURNING view_count)
    SELECT coalesce((SELECT view_count FROM counted), p.view_count) AS "viewCount"
    FROM blog_posts p WHERE p.id = ${id} AND p.is_published AND p.published_at <= now()`;
  return row;
}
