import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { memoizeShort } from "@/lib/cache/memoize";
import { startOfDay } from "@/lib/core/business-calendar";
import { sql } from "@/lib/db/sql";
import { periodsUntil, type Range } from "@/lib/seller-dashboard/rules";
import {
  type ConversionPoint,
  conversionRate,
  fillGaps,
  type Interval,
  type MarketPoint,
} from "./rules";

const TOP = 10;
const RECENT = 20;

export type TopProduct = { id: number; title: string; imageUrl: string; count: number };

/** Something that happened lately; cents where money was paid, ISO 8601. */
export type Activity = {
  kind: "order" | "user" | "product" | "review";
  /** What the sentence names: an order's number, a username, a title. */
  name: string;
  at: string;
  amountCents: number | null;
};

/**
 * The whole market in figures: accounts that are not deleted, products that are not archived, orders that were paid,
 * and what was paid for them less what was given back (cents).
 * @throws DomainError unauthenticated, forbidden
 */
export async function getTotals(viewer: Viewer | null) {
  requireAdmin(viewer);
  const [row] = await sql.query<
    { users: number; products: number; orders: number; revenueCents: number }[]
  >`SELECT
      (SELECT count(*)::int FROM users WHERE deleted_at IS NULL) AS users,
      (SELECT count(*)::int FROM products WHERE archived_at IS NULL) AS products,
      o.orders, o."revenueCents"
    FROM (SELECT count(*)::int AS orders, coalesce(sum(total_cents - refunded_cents), 0)::float8 AS "revenueCents"
      FROM orders WHERE paid_at IS NOT NULL) o`;
  if (!row) throw new Error("An aggregate answered no row");
  return row;
}

/** The same, two seconds old at most: they stand above every list of the desk. @throws as `getTotals` */
export async function getRecentTotals(viewer: Viewer | null) {
  requireAdmin(viewer);
  return memoizeShort("totals", () => getTotals(viewer));
}

/** The products whose pages were opened most. @throws as `getTotals` */
export async function listMostViewed(viewer: Viewer | null, limit = TOP): Promise<TopProduct[]> {
  requireAdmin(viewer);
  return sql.query<TopProduct[]>`
    SELECT p.id, p.title, p.image_url AS "imageUrl", v.count
    FROM product_view_totals v JOIN products p ON p.id = v.product_id
    WHERE p.archived_at IS NULL ORDER BY v.count DESC, v.product_id LIMIT ${limit}`;
}

/** The products of which most pieces were sold, of those on sale. @throws as `getTotals` */
export async function listBestSelling(viewer: Viewer | null, limit = TOP): Promise<TopProduct[]> {
  requireAdmin(viewer);
  return sql.query<TopProduct[]>`
    SELECT id, title, image_url AS "imageUrl", sold_count AS count FROM products
    WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL AND sold_count > 0
    ORDER BY sold_count DESC, id DESC LIMIT ${limit}`;
}

/** The latest payments, accounts, products and reviews, newest first. @throws as `getTotals` */
export async function listActivity(viewer: Viewer | null): Promise<Activity[]> {
  requireAdmin(viewer);
  const rows = await sql.query<(Omit<Activity, "at"> & { at: Date })[]>`
    (SELECT 'order' AS kind, id::text AS name, paid_at AS at, total_cents AS "amountCents" FROM orders
      WHERE paid_at IS NOT NULL ORDER BY paid_at DESC LIMIT ${RECENT})
    UNION ALL (SELECT 'user', username, created_at, NULL FROM users
      WHERE deleted_at IS NULL ORDER BY created_at DESC LIMIT ${RECENT})
    UNION ALL (SELECT 'product', title, created_at, NULL FROM products
      WHERE archived_at IS NULL ORDER BY created_at DESC LIMIT ${RECENT})
    UNION ALL (SELECT 'review', p.title, r.created_at, NULL FROM
      (SELECT product_id, created_at FROM reviews ORDER BY id DESC LIMIT ${RECENT}) r
      JOIN products p ON p.id = r.product_id)
    ORDER BY at DESC LIMIT ${RECENT}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/**
 * Paid orders and what was paid for them less what was given back, of the latest twelve weeks or months at home,
 * oldest first; an order counts when it was paid. @throws DomainError unauthenticated, forbidden
 */
export async function listMarketPoints(
  viewer: Viewer | null,
  range: Range,
  now = new Date(),
): Promise<MarketPoint[]> {
  requireAdmin(viewer);
  const starts = periodsUntil(range, now);
  const rows = await sql.query<(Omit<MarketPoint, "start"> & Interval)[]>`
    SELECT width_bucket(paid_at, ${starts.map(startOfDay)}::timestamptz[]) AS period,
      count(*)::int AS orders, sum(total_cents - refunded_cents)::float8 AS "revenueCents"
    FROM orders WHERE paid_at >= ${startOfDay(starts[0] ?? "")} GROUP BY 1`;
  return fillGaps(starts, rows, { orders: 0, revenueCents: 0 });
}

/**
 * Of the latest twelve weeks, oldest first: pieces of orders paid in the week, views of products in it, and the one in
 * percent of the other. Views are kept by the day of UTC. @throws DomainError unauthenticated, forbidden
 */
export async function listConversion(
  viewer: Viewer | null,
  now = new Date(),
): Promise<ConversionPoint[]> {
  requireAdmin(viewer);
  const starts = periodsUntil("weeks", now);
  const first = starts[0] ?? "";
  const [sold, viewed] = await Promise.all([
    sql.query<({ pieces: number } & Interval)[]>`
      SELECT width_bucket(o.paid_at, ${starts.map(startOfDay)}::timestamptz[]) AS period,
        sum(l.quantity)::float8 AS pieces
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.paid_at >= ${startOfDay(first)} GROUP BY 1`,
    sql.query<({ views: number } & Interval)[]>`
      SELECT width_bucket(day, ${starts}::date[]) AS period, sum(count)::float8 AS views
      FROM product_views WHERE day >= ${first}::date GROUP BY 1`,
  ]);
  const seen = fillGaps(starts, viewed, { views: 0 });
  return fillGaps(starts, sold, { pieces: 0 }).map(({ start, pieces }, index) => {
    const views = seen[index]?.views ?? 0;
    return { start, pieces, views, percent: conversionRate(pieces, views) };
  });
}
