import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import {
  periodsUntil,
  type Range,
  type RevenuePoint,
  TREND_DAYS,
  toRevenuePoints,
  yearBefore,
} from "@/lib/dashboard/rules";
import { requireSeller } from "@/lib/dashboard/seller";
import { PAYOUT_ZONE, startOfDay } from "@/lib/payouts/rules";

type Row = {
  orders: number;
  revenue: number;
  recentOrders: number;
  recentRevenue: number;
  beforeOrders: number;
  beforeRevenue: number;
  toShip: number;
  firstToShip: number | null;
  sums: { start: string; cents: number }[] | null;
};

/** A count and cents, with those of the latest 30 days and of the 30 before them. */
export type SalesFigures = {
  orders: number;
  revenueCents: number;
  recent: { orders: number; cents: number };
  before: { orders: number; cents: number };
  toShip: { count: number; orderId: number | null };
  points: RevenuePoint[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What the asking seller sold, in one round trip over the own parts of paid orders. Revenue is what buyers paid for
 * these parts (goods after discount, and delivery) less everything that was given back of them, before our share;
 * it counts on the day of the payment. So it is, to the cent, what the ledger credits to the seller and to our fees
 * together. @throws DomainError unauthenticated, forbidden
 */
export async function getSalesFigures(
  asking: Viewer | null,
  range: Range,
  now = new Date(),
): Promise<SalesFigures> {
  const { id } = requireSeller(asking);
  const from = new Date(now.getTime() - TREND_DAYS * DAY_MS);
  const before = new Date(from.getTime() - TREND_DAYS * DAY_MS);
  const first = yearBefore(range, periodsUntil(range, now)[0] ?? "");
  const [row] = await db.$queryRaw<Row[]>`
    WITH own AS MATERIALIZED (
      SELECT p.order_id, p.status, o.paid_at,
        p.subtotal_cents - p.discount_cents + p.delivery_cents - p.refunded_cents AS cents
      FROM order_parts p JOIN orders o ON o.id = p.order_id
      WHERE p.seller_id = ${id} AND o.paid_at IS NOT NULL),
    cut AS (
      SELECT to_char(date_trunc(${range === "weeks" ? "week" : "month"}, paid_at AT TIME ZONE ${PAYOUT_ZONE}),
        'YYYY-MM-DD') AS start, cents
      FROM own WHERE paid_at >= ${startOfDay(first)}),
    sums AS (SELECT start, sum(cents) AS cents FROM cut GROUP BY start)
    SELECT count(*)::int AS orders, ${sumWhere(Prisma.sql`true`)} AS revenue,
      count(*) FILTER (WHERE paid_at >= ${from})::int AS "recentOrders",
      ${sumWhere(Prisma.sql`paid_at >= ${from}`)} AS "recentRevenue",
      count(*) FILTER (WHERE paid_at >= ${before} AND paid_at < ${from})::int AS "beforeOrders",
      ${sumWhere(Prisma.sql`paid_at >= ${before} AND paid_at < ${from}`)} AS "beforeRevenue",
      count(*) FILTER (WHERE status = 'paid')::int AS "toShip",
      min(order_id) FILTER (WHERE status = 'paid') AS "firstToShip",
      (SELECT json_agg(sums) FROM sums) AS sums
    FROM own`;
  if (!row) throw new Error("An aggregate answered no row");
  const sums = new Map(row.sums?.map(({ start, cents }) => [start, cents]));
  return {
    orders: row.orders,
    revenueCents: row.revenue,
    recent: { orders: row.recentOrders, cents: row.recentRevenue },
    before: { orders: row.beforeOrders, cents: row.beforeRevenue },
    toShip: { count: row.toShip, orderId: row.firstToShip },
    points: toRevenuePoints(range, now, sums),
  };
}

// Cents are whole and far below 2^53, so a double holds them exactly.
function sumWhere(condition: Prisma.Sql) {
  return Prisma.sql`coalesce(sum(cents) FILTER (WHERE ${condition}), 0)::float8`;
}
