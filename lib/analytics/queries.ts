import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
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

/** A recent event; amounts in cents, times ISO 8601. */
export type Activity = {
  kind: "order" | "user" | "product" | "review";
  /** The object that the sentence names: an order number, a username, a title. */
  name: string;
  at: string;
  amountCents: number | null;
};

/**
 * Totals of the marketplace: accounts that are not deleted, products that are not archived, paid orders, and their
 * amount less refunds (cents).
 * @throws DomainError unauthenticated, forbidden
 */
export async function getTotals(viewer: Viewer | null) {
  requireAdmin(requireSignedIn(viewer));
  const [row] = await sql.query<
    { users: number; products: number; orders: number; revenueCents: number }[]
  >`SELECT
      (SELECT count(*)::int FROM users WHERE deleted_at IS NULL) AS users,
      (SELECT count(*)::int FROM products WHERE archived_at IS NULL) AS products,
      o.orders, o."revenueCents"
    FROM (SELECT count(*)::int AS orders, coalesce(sum(total_cents - refunded_cents), 0)::float8 AS "revenueCents"
      FROM orders WHERE paid_at IS NOT NULL) o`;
  if (!row) throw new Error("Aggregate query returned no row");
  return row;
}

/**
 * Returns the same totals, at most two seconds old: they appear above every list of the admin area.
 * @throws as `getTotals`
 */
export async function getRecentTotals(viewer: Viewer) {
  requireAdmin(viewer);
  return memoizeShort("totals", () => getTotals(viewer));
}

/** The products with the highest number of page views. @throws as `getTotals` */
export async function listTopViewed(viewer: Viewer | null, limit = TOP): Promise<TopProduct[]> {
  requireAdmin(requireSignedIn(viewer));
  return sql.query<TopProduct[]>`
    SELECT p.id, p.title, p.image_url AS "imageUrl", v.count
    FROM product_view_totals v JOIN products p ON p.id = v.product_id
    WHERE p.archived_at IS NULL ORDER BY v.count DESC, v.product_id LIMIT ${limit}`;
}

/** The products on sale with the highest number of units sold. @throws as `getTotals` */
export async function listBestSelling(viewer: Viewer | null, limit = TOP): Promise<TopProduct[]> {
  requireAdmin(requireSignedIn(viewer));
  return sql.query<TopProduct[]>`
    SELECT id, title, image_url AS "imageUrl", sold_count AS count FROM products
    WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL AND sold_count > 0
    ORDER BY sold_count DESC, id DESC LIMIT ${limit}`;
}

/** The latest payments, accounts, products and reviews, newest first. @throws as `getTotals` */
export async function listActivity(viewer: Viewer | null): Promise<Activity[]> {
  requireAdmin(requireSignedIn(viewer));
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
 * Paid orders and their amount less refunds in the latest twelve weeks or months (home time zone), oldest first, by the
 * time of payment.
 * @throws DomainError unauthenticated, forbidden
 */
export async function listMarketPoints(
  viewer: Viewer | null,
  range: Range,
  now = new Date(),
): Promise<MarketPoint[]> {
  requireAdmin(requireSignedIn(viewer));
  const starts = periodsUntil(range, now);
  const rows = await sql.query<(Omit<MarketPoint, "start"> & Interval)[]>`
    SELECT width_bucket(paid_at, ${starts.map(startOfDay)}::timestamptz[]) AS period,
      count(*)::int AS orders, sum(total_cents - refunded_cents)::float8 AS "revenueCents"
    FROM orders WHERE paid_at >= ${startOfDay(starts[0] ?? "")} GROUP BY 1`;
  return fillGaps(starts, rows, { orders: 0, revenueCents: 0 });
}

/**
 * For each of the latest twelve weeks, oldest first: units of orders paid in the week, product views, and their ratio
 * in percent. Views are counted by UTC day.
 * @throws DomainError unauthenticated, forbidden
 */
export async function listConversion(
  viewer: Viewer | null,
  now = new Date(),
): Promise<ConversionPoint[]> {
  requireAdmin(requireSignedIn(viewer));
  const starts = periodsUntil("weeks", now);
  const first = starts[0] ?? "";
  const [unitRows, viewRows] = await Promise.all([
    sql.query<({ units: number } & Interval)[]>`
      SELECT width_bucket(o.paid_at, ${starts.map(startOfDay)}::timestamptz[]) AS period,
        sum(l.quantity)::float8 AS units
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.paid_at >= ${startOfDay(first)} GROUP BY 1`,
    sql.query<({ views: number } & Interval)[]>`
      SELECT width_bucket(day, ${starts}::date[]) AS period, sum(count)::float8 AS views
      FROM product_views WHERE day >= ${first}::date GROUP BY 1`,
  ]);
  const viewPeriods = fillGaps(starts, viewRows, { views: 0 });
  return fillGaps(starts, unitRows, { units: 0 }).map(({ start, units }, index) => {
    const views = viewPeriods[index]?.views ?? 0;
    return { start, units, views, percent: conversionRate(units, views) };
  });
}
