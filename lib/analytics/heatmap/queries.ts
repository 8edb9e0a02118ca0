import "server-only";

import { states } from "zipcodes";

import { Prisma } from "@/generated/prisma/client";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { sql } from "@/lib/db/sql";
import { CATEGORIES, type CategorySlug } from "@/lib/products/categories";
import { MIN_ORDERS, MONTHS, TOP_PRODUCTS } from "./rules";
import type { HeatFilter } from "./schema";

/** Purchases of one city, in dollars; a row of GET /api/analytics/purchases. */
export type HeatRow = {
  city: string;
  state: string;
  totalSales: number;
  orderCount: number;
  avgOrderValue: number;
  topProducts: string[];
};

/**
 * Returns the paid lines sent to the United States as `city, state, order_id, title, category, cents`, less refunds:
 * all of them for admins, buyers and anonymous visitors, only their own for a seller.
 */
function linesFor(viewer: Viewer | null, { timeRange, category }: HeatFilter) {
  const months = MONTHS[timeRange];
  const conditions = [
    Prisma.sql`o.paid_at IS NOT NULL AND o.ship_country = 'US' AND btrim(o.ship_city) <> '' AND o.ship_region ~ '^[A-Za-z]{2}$'`,
    ...(months === null
      ? []
      : [Prisma.sql`o.paid_at >= now() - make_interval(months => ${months}::int)`]),
    ...(category ? [Prisma.sql`p.category = ${category}::"Category"`] : []),
    ...(viewer?.role === "seller" ? [Prisma.sql`part.seller_id = ${viewer.id}`] : []),
  ];
  return Prisma.sql`
    SELECT btrim(o.ship_city) AS city, upper(o.ship_region) AS state, o.id AS order_id, l.title, p.category,
      l.unit_price_cents::bigint * l.quantity - l.discount_cents - l.refunded_cents AS cents
    FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN order_parts part ON part.id = l.part_id
      JOIN products p ON p.id = l.product_id
    WHERE ${Prisma.join(conditions, " AND ")}`;
}

/** Restricts the cells to those the viewer may see: small cells are visible only to their seller and to admins. */
function cellsFor(viewer: Viewer | null, { minAmount }: HeatFilter) {
  const minOrders = viewer?.role === "seller" || isAdmin(viewer) ? 1 : MIN_ORDERS;
  return Prisma.sql`
    SELECT lower(city) AS place, state, mode() WITHIN GROUP (ORDER BY city) AS city,
      sum(cents)::bigint AS cents, count(DISTINCT order_id)::int AS orders
    FROM lines GROUP BY lower(city), state
    HAVING count(DISTINCT order_id) >= ${minOrders}::int AND sum(cents) >= ${minAmount * 100}::int AND sum(cents) > 0`;
}

type Row = { city: string; state: string; cents: bigint; orders: number; titles: string[] };

/** GET /api/analytics/purchases: the cells, largest sales first. */
export async function listPurchases(viewer: Viewer | null, filter: HeatFilter): Promise<HeatRow[]> {
  const rows = await sql.query<Row[]>`
    WITH lines AS (${linesFor(viewer, filter)}), cells AS (${cellsFor(viewer, filter)}),
      ranked AS (
        SELECT lower(city) AS place, state, title,
          row_number() OVER (PARTITION BY lower(city), state ORDER BY sum(cents) DESC, title) AS rank
        FROM lines GROUP BY lower(city), state, title)
    SELECT c.city, c.state, c.cents, c.orders, array_agg(r.title ORDER BY r.rank) AS titles
    FROM cells c JOIN ranked r ON r.place = c.place AND r.state = c.state AND r.rank <= ${TOP_PRODUCTS}::int
    GROUP BY c.place, c.city, c.state, c.cents, c.orders ORDER BY c.cents DESC, c.city, c.state`;
  return rows.map(({ city, state, cents, orders, titles }) => ({
    city,
    state,
    totalSales: Number(cents) / 100,
    orderCount: orders,
    avgOrderValue: Math.round(Number(cents) / orders) / 100,
    topProducts: titles,
  }));
}

/** GET /api/analytics/states: the states of the cells, by name. */
export async function listStates(viewer: Viewer | null, filter: HeatFilter) {
  const rows = await sql.query<{ state: string }[]>`
    WITH lines AS (${linesFor(viewer, filter)}), cells AS (${cellsFor(viewer, filter)})
    SELECT DISTINCT state FROM cells`;
  return rows
    .map(({ state }) => ({ code: state, name: stateName(state) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** GET /api/analytics/categories: labels of the products bought in the cells. */
export async function listHeatCategories(viewer: Viewer | null, filter: HeatFilter) {
  const rows = await sql.query<{ category: CategorySlug }[]>`
    WITH lines AS (${linesFor(viewer, filter)}), cells AS (${cellsFor(viewer, filter)})
    SELECT DISTINCT l.category FROM lines l JOIN cells c ON c.place = lower(l.city) AND c.state = l.state`;
  return rows.map(({ category }) => CATEGORIES[category]).sort();
}

/** "MN" → "Minnesota"; an unknown code is returned unchanged. */
function stateName(code: string): string {
  const name = states.abbr[code];
  return name ? name.toLowerCase().replace(/\b\w/g, (character) => character.toUpperCase()) : code;
}
