import "server-only";

import { isbot } from "isbot";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import type { ViewInput } from "./schema";

/**
 * Counts that somebody opened a product's page today (UTC): a person, not its seller, of a product that everybody may
 * see. What does not count is not refused. One statement, after the page is shown.
 */
export async function countView(
  asking: Viewer | null,
  { productId }: ViewInput,
  userAgent: string | null,
) {
  if (!userAgent || isbot(userAgent)) return;
  await db.$executeRaw`
    WITH seen AS (
      INSERT INTO product_views (product_id, day, count)
        SELECT id, (now() AT TIME ZONE 'UTC')::date, 1 FROM products
        WHERE id = ${productId} AND seller_id <> ${asking?.id ?? 0}
          AND is_active AND moderation_status = 'approved' AND archived_at IS NULL
      ON CONFLICT (product_id, day) DO UPDATE SET count = product_views.count + 1
      RETURNING product_id)
    INSERT INTO product_view_totals (product_id, count) SELECT product_id, 1 FROM seen
    ON CONFLICT (product_id) DO UPDATE SET count = product_view_totals.count + 1`;
}
