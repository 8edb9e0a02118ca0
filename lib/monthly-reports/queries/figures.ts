import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sql } from "@/lib/db/sql";
import type { Sums } from "@/lib/monthly-reports/rules";

/** Maximum number of entries of each list. */
const TOP = 5;

type Span = { sellerId: number; from: Date; to: Date };

/**
 * A seller's seller orders that were paid in a period, as `id, order_id, buyer_id, …`. The ledger determines the time
 * of payment.
 */
function paidSellerOrders({ sellerId, from, to }: Span) {
  return Prisma.sql`
    SELECT p.*, o.buyer_id, o.ship_city, o.ship_region, o.ship_country FROM order_parts p
    JOIN orders o ON o.id = p.order_id
    JOIN ledger_entries e ON e.order_id = o.id AND e.ref = 'order:' || o.id || ':paid'
      AND e.account = 'provider_clearing'
    WHERE p.seller_id = ${sellerId} AND e.created_at >= ${from} AND e.created_at < ${to}`;
}

/** The ledger's sums of a month: opening and closing balance, payouts, sales and refunds. Cents. */
export async function sumMonth(span: Span): Promise<Sums> {
  const { sellerId, from, to } = span;
  const [row] = await sql.query<Record<keyof Sums, bigint>[]>`
    WITH own AS (
      SELECT ref, amount_cents, created_at >= ${from} AS is_in FROM ledger_entries
      WHERE seller_id = ${sellerId} AND account IN ('seller_pending', 'seller_available') AND created_at < ${to}),
    balance AS (
      SELECT -coalesce(sum(amount_cents) FILTER (WHERE NOT is_in), 0) AS opening,
        -coalesce(sum(amount_cents), 0) AS closing,
        coalesce(sum(amount_cents) FILTER (WHERE is_in AND ref LIKE 'payout:%'), 0) AS payouts
      FROM own),
    sold AS (
      SELECT coalesce(sum(subtotal_cents - discount_cents), 0) AS sales, coalesce(sum(fee_cents), 0) AS fees
      FROM (${paidSellerOrders(span)}) sale),
    given AS (
      SELECT coalesce(sum(r.amount_cents), 0) AS refunds, coalesce(sum(r.fee_cents), 0) AS fees
      FROM refunds r JOIN order_parts p ON p.id = r.part_id
      JOIN ledger_entries e ON e.ref = 'refund:' || r.id AND e.account = 'buyer_refunds'
      WHERE p.seller_id = ${sellerId} AND e.created_at >= ${from} AND e.created_at < ${to})
    SELECT opening::bigint AS "openingCents", closing::bigint AS "closingCents", payouts::bigint AS "payoutsCents",
      sales::bigint AS "totalSalesCents", sold.fees::bigint AS "feeCents", given.fees::bigint AS "feeBackCents",
      refunds::bigint AS "refundsCents"
    FROM balance, sold, given`;
  if (!row) throw new Error("Aggregate query returned no row");
  return {
    openingCents: Number(row.openingCents),
    closingCents: Number(row.closingCents),
    payoutsCents: Number(row.payoutsCents),
    totalSalesCents: Number(row.totalSalesCents),
    feeCents: Number(row.feeCents),
    feeBackCents: Number(row.feeBackCents),
    refundsCents: Number(row.refundsCents),
  };
}

type Counts = { orders: number; units: number; customers: number; returning: number };

/** Orders, units and buyers of a month; returning buyers had bought from the seller before. */
export async function countMonth(span: Span) {
  const earlier = { ...span, from: new Date(0), to: span.from };
  const [row] = await sql.query<Counts[]>`
    WITH sale AS (${paidSellerOrders(span)})
    SELECT (SELECT count(*) FROM sale)::int AS orders,
      (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN sale ON sale.id = l.part_id)::float8 AS units,
      (SELECT count(DISTINCT buyer_id) FROM sale)::int AS customers,
      (SELECT count(DISTINCT buyer_id) FROM sale
        WHERE buyer_id IN (SELECT buyer_id FROM (${paidSellerOrders(earlier)}) before))::int AS returning`;
  return row ?? { orders: 0, units: 0, customers: 0, returning: 0 };
}

type TopProduct = { productId: number; title: string; quantity: number; cents: number };
type TopState = { state: string; country: string; orders: number; cents: number };
type TopCity = TopState & { city: string };

/**
 * Best-selling products and destinations by amount paid for products; orders without an address have no destination.
 */
export async function listTops(span: Span) {
  const [topProducts, topCities, topStates] = await Promise.all([
    sql.query<TopProduct[]>`
      SELECT l.product_id AS "productId", (array_agg(l.title ORDER BY l.id DESC))[1] AS title,
        sum(l.quantity)::float8 AS quantity, sum(l.quantity::bigint * l.unit_price_cents - l.discount_cents)::float8 AS cents
      FROM order_lines l JOIN (${paidSellerOrders(span)}) sale ON sale.id = l.part_id
      GROUP BY l.product_id ORDER BY cents DESC, l.product_id LIMIT ${TOP}`,
    sql.query<TopCity[]>`
      SELECT mode() WITHIN GROUP (ORDER BY btrim(ship_city)) AS city,
        mode() WITHIN GROUP (ORDER BY btrim(coalesce(ship_region, ''))) AS state,
        coalesce(ship_country, '') AS country, count(*)::int AS orders, ${SALES} AS cents
      FROM (${paidSellerOrders(span)}) sale WHERE btrim(coalesce(ship_city, '')) <> ''
      GROUP BY lower(btrim(ship_city)), lower(btrim(coalesce(ship_region, ''))), 3
      ORDER BY cents DESC, city LIMIT ${TOP}`,
    sql.query<TopState[]>`
      SELECT mode() WITHIN GROUP (ORDER BY btrim(ship_region)) AS state,
        coalesce(ship_country, '') AS country, count(*)::int AS orders, ${SALES} AS cents
      FROM (${paidSellerOrders(span)}) sale WHERE btrim(coalesce(ship_region, '')) <> ''
      GROUP BY lower(btrim(ship_region)), 2 ORDER BY cents DESC, state LIMIT ${TOP}`,
  ]);
  return { topProducts, topCities, topStates };
}

const SALES = Prisma.sql`sum(subtotal_cents - discount_cents)::float8`;
