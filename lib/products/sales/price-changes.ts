import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { ENDED_SALE_DAYS, HONEST_DAYS } from "./rules";

/**
 * Starts an open sale of a product that the transaction has locked: the regular price is kept, and the sale price becomes
 * that of the product or of its variants. Nothing happens if another caller was first. Returns whether it started.
 */
export async function startSale(tx: Tx, saleId: number): Promise<boolean> {
  const [sale] = await tx.$queryRaw<{ productId: number }[]>`
    UPDATE product_sales s SET started_at = now(), regular_cents = p.price_cents, was_since = ${wasSince()}
    FROM products p WHERE s.id = ${saleId} AND p.id = s.product_id AND s.started_at IS NULL AND s.ended_at IS NULL
    RETURNING s.product_id AS "productId"`;
  if (!sale) return false;
  await tx.$executeRaw`
    UPDATE products p SET sale_id = s.id, updated_at = now(),
      price_cents = CASE WHEN p.has_variants THEN p.price_cents ELSE ${salePrice(Prisma.sql`p.price_cents`)} END
    FROM product_sales s WHERE s.id = ${saleId} AND p.id = s.product_id`;
  await tx.$executeRaw`
    UPDATE product_variants v SET regular_price_cents = v.price_cents, price_cents = ${salePrice(Prisma.sql`v.price_cents`)},
      updated_at = now()
    FROM product_sales s WHERE s.id = ${saleId} AND v.product_id = s.product_id AND v.archived_at IS NULL`;
  return true;
}

/** The rule of `salePriceOf`. */
function salePrice(cents: Prisma.Sql) {
  return Prisma.sql`greatest(1, round(${cents} * (100 - s.percent) / 100.0))::int`;
}

/** SQL for the time since which `products p` has its price, if that is long enough; of variants the latest counts. */
function wasSince() {
  return Prisma.sql`(SELECT since FROM (SELECT CASE WHEN p.has_variants
      THEN (SELECT max(v.price_since) FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL)
      ELSE (SELECT h.since FROM product_prices h WHERE h.product_id = p.id ORDER BY h.since DESC, h.id DESC LIMIT 1)
    END AS since) charged WHERE since <= now() - make_interval(days => ${HONEST_DAYS}::int))`;
}

/**
 * Ends the open sale of a product that the transaction has locked, started or not; a started one returns the regular
 * prices. Returns whether there was one.
 */
export async function endSale(tx: Tx, productId: number): Promise<boolean> {
  const [sale] = await tx.$queryRaw<{ startedAt: Date | null }[]>`
    UPDATE product_sales SET ended_at = now() WHERE product_id = ${productId} AND ended_at IS NULL
    RETURNING started_at AS "startedAt"`;
  if (!sale) return false;
  if (!sale.startedAt) return true;
  await tx.$executeRaw`
    UPDATE products p SET sale_id = NULL, updated_at = now(),
      price_cents = CASE WHEN p.has_variants THEN p.price_cents ELSE s.regular_cents END
    FROM product_sales s WHERE p.id = ${productId} AND s.id = p.sale_id`;
  await tx.$executeRaw`
    UPDATE product_variants SET price_cents = regular_price_cents, regular_price_cents = NULL, updated_at = now()
    WHERE product_id = ${productId} AND regular_price_cents IS NOT NULL`;
  return true;
}

/** Returns the discounts of a product's sales that ended recently, in percent. */
export async function listEndedPercents(tx: Tx, productId: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ percent: number }[]>`
    SELECT DISTINCT percent FROM product_sales WHERE product_id = ${productId} AND started_at IS NOT NULL
      AND ended_at > now() - make_interval(days => ${ENDED_SALE_DAYS}::int)`;
  return rows.map(({ percent }) => percent);
}
