import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { startOfDay } from "@/lib/core/business-calendar";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { sellerSalesSql } from "@/lib/orders/queries/seller-sales-sql";
import {
  periodsWithYearBefore,
  type Range,
  type RevenuePoint,
  TREND_DAYS,
  toRevenuePoints,
} from "@/lib/seller-dashboard/rules";

type Row = {
  orders: number;
  revenue: number;
  recentOrders: number;
  recentRevenue: number;
  beforeOrders: number;
  beforeRevenue: number;
  toShip: number;
  firstToShip: number | null;
  /** Cents by the number of the period, counted from 1; 0 is everything before. */
  sums: Record<number, number> | null;
};

/** A count and cents, with those of the latest 30 days and of the previous 30. */
export type SalesStats = {
  orders: number;
  revenueCents: number;
  recent: { orders: number; cents: number };
  before: { orders: number; cents: number };
  toShip: { count: number; orderId: number | null };
  points: RevenuePoint[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sales of the calling seller, in one round trip over the seller orders that were paid. Revenue is the amount that
 * buyers paid (products after discount, and delivery) less all refunds, before the platform's fee, by the day of the
 * payment. It equals, to the cent, the ledger's credits to the seller and to the platform's fees.
 * @throws DomainError forbidden
 */
export async function getSalesStats(
  viewer: Viewer,
  range: Range,
  now = new Date(),
): Promise<SalesStats> {
  const { id } = requireSeller(viewer);
  const from = new Date(now.getTime() - TREND_DAYS * DAY_MS);
  const before = new Date(from.getTime() - TREND_DAYS * DAY_MS);
  const starts = periodsWithYearBefore(range, now);
  // Summed by period first, then in total: the sales are scanned once.
  const [row] = await sql.query<Row[]>`
    WITH own AS MATERIALIZED (${sellerSalesSql(id)}),
    cut AS (
      SELECT width_bucket(paid_at, ${starts.map(startOfDay)}::timestamptz[]) AS period, count(*) AS orders, sum(cents) AS cents,
        count(*) FILTER (WHERE paid_at >= ${from}) AS recent_orders,
        sum(cents) FILTER (WHERE paid_at >= ${from}) AS recent_cents,
        count(*) FILTER (WHERE paid_at >= ${before} AND paid_at < ${from}) AS before_orders,
        sum(cents) FILTER (WHERE paid_at >= ${before} AND paid_at < ${from}) AS before_cents,
        count(*) FILTER (WHERE status = 'paid') AS to_ship,
        min(order_id) FILTER (WHERE status = 'paid') AS first_to_ship
      FROM own WHERE paid_at IS NOT NULL GROUP BY 1)
    SELECT coalesce(sum(orders), 0)::float8 AS orders, coalesce(sum(cents), 0)::float8 AS revenue,
      coalesce(sum(recent_orders), 0)::float8 AS "recentOrders", coalesce(sum(recent_cents), 0)::float8 AS "recentRevenue",
      coalesce(sum(before_orders), 0)::float8 AS "beforeOrders", coalesce(sum(before_cents), 0)::float8 AS "beforeRevenue",
      coalesce(sum(to_ship), 0)::float8 AS "toShip", min(first_to_ship) AS "firstToShip",
      json_object_agg(period, cents) AS sums
    FROM cut ${PREPARED}`;
  if (!row) throw new Error("Aggregate query returned no row");
  // Cents are whole and far below 2^53, so a double holds them exactly.
  const sums = new Map(starts.map((start, index) => [start, row.sums?.[index + 1] ?? 0]));
  return {
    orders: row.orders,
    revenueCents: row.revenue,
    recent: { orders: row.recentOrders, cents: row.recentRevenue },
    before: { orders: row.beforeOrders, cents: row.beforeRevenue },
    toShip: { count: row.toShip, orderId: row.firstToShip },
    points: toRevenuePoints(range, now, sums),
  };
}
