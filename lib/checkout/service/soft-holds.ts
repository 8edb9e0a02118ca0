import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { FIRM_LINES, FIRM_STOCK_PERCENT, MIN_FIRM_UNITS } from "@/lib/checkout/rules";
import { inIds, sql } from "@/lib/db/sql";
import { PAYMENT_BEGUN } from "@/lib/payments/payable";

export type SoftHold = {
  orderId: number;
  productId: number;
  variantId: number | null;
  /** Units that another buyer can take over. */
  softUnits: number;
  intentId: string | null;
};

/**
 * Returns the holds of other buyers with units that are not firm, the oldest first: all units past the firm time, and
 * of an account without a delivered order those above its firm lines and its firm share of the stock. Computed from
 * the current holds, so that concurrent checkouts of one account share one allowance. No hold whose payment has begun.
 */
export function listSoftHolds(buyerId: number, productIds: number[]) {
  return sql.query<SoftHold[]>`
    WITH holders AS (
      SELECT DISTINCT o.buyer_id FROM reservations r JOIN orders o ON o.id = r.order_id
      WHERE ${inIds(Prisma.sql`r.product_id`, productIds)} AND r.status = 'held' AND o.status = 'pending'
        AND o.buyer_id <> ${buyerId}),
    holds AS (
      SELECT r.id, r.order_id, r.product_id, r.variant_id, r.quantity, o.created_at, o.firm_until, o.buyer_id,
        EXISTS (SELECT FROM orders d WHERE d.buyer_id = o.buyer_id AND d.status IN ('delivered', 'completed'))
          AS is_trusted,
        row_number() OVER (PARTITION BY o.buyer_id ORDER BY r.id) AS line,
        least(r.quantity, ${firmShare(Prisma.sql`coalesce(v.stock, p.stock)`)} - (coalesce(sum(r.quantity)
          OVER (PARTITION BY o.buyer_id, r.product_id, r.variant_id ORDER BY r.id
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS item_units,
        ${firmShare(Prisma.sql`p.stock`)} AS product_share
      FROM holders h JOIN orders o ON o.buyer_id = h.buyer_id AND o.status = 'pending'
        JOIN reservations r ON r.order_id = o.id AND r.status = 'held'
        JOIN products p ON p.id = r.product_id
        LEFT JOIN product_variants v ON v.id = r.variant_id),
    shares AS (
      SELECT *, greatest(0, least(item_units, product_share - coalesce(sum(greatest(0, item_units))
        OVER (PARTITION BY buyer_id, product_id ORDER BY id
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS firm_units
      FROM holds),
    soft AS (
      SELECT *, (CASE
        WHEN firm_until <= now() THEN quantity
        WHEN is_trusted THEN 0
        WHEN line > ${FIRM_LINES}::int THEN quantity
        ELSE quantity - firm_units END)::int AS units
      FROM shares)
    SELECT s.order_id AS "orderId", s.product_id AS "productId", s.variant_id AS "variantId", s.units AS "softUnits",
      i.intent_id AS "intentId"
    FROM soft s LEFT JOIN payment_intents i ON i.order_id = s.order_id
    WHERE ${inIds(Prisma.sql`s.product_id`, productIds)} AND s.units > 0
      AND (i.status IS NULL OR i.status <> ALL(${[...PAYMENT_BEGUN]}))
    ORDER BY s.created_at, s.order_id, s.product_id`;
}

/** Returns SQL for the units of a stock that an account without a delivered order can hold firmly. */
function firmShare(stock: Prisma.Sql) {
  return Prisma.sql`greatest(${MIN_FIRM_UNITS}::int, ${stock} * ${FIRM_STOCK_PERCENT}::int / 100)`;
}
