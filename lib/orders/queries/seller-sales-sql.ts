import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, PREPARED } from "@/lib/db/client";

/**
 * SQL of a seller's own parts of orders, a row each: `order_id`, `status`, `paid_at` (null while nobody paid: no sale yet)
 * and `cents`, what the buyer paid for the part less what was given back. All of it is read from an index
 * (order_parts_sold).
 */
export const sellerSalesSql = (sellerId: number) => Prisma.sql`
  SELECT p.order_id, p.status, p.paid_at,
    p.subtotal_cents - p.discount_cents + p.delivery_cents - p.refunded_cents AS cents
  FROM order_parts p WHERE p.seller_id = ${sellerId}`;

/** How many parts of paid orders are a seller's own. */
export async function countSales(sellerId: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(paid_at)::int AS count FROM (${sellerSalesSql(sellerId)}) own ${PREPARED}`;
  return row?.count ?? 0;
}
