import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";

/**
 * Returns SQL with one row per seller order of a seller: `order_id`, `status`, `paid_at` (null while unpaid, which is
 * no sale yet) and `cents`, the amount the buyer paid for it less refunds. Reads only an index (order_parts_sold).
 */
export const sellerSalesSql = (sellerId: number) => Prisma.sql`
  SELECT p.order_id, p.status, p.paid_at,
    p.subtotal_cents - p.discount_cents + p.delivery_cents - p.refunded_cents AS cents
  FROM order_parts p WHERE p.seller_id = ${sellerId}`;

/** Returns the number of a seller's paid seller orders. */
export async function countSales(sellerId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }[]>`
    SELECT count(paid_at)::int AS count FROM (${sellerSalesSql(sellerId)}) own ${PREPARED}`;
  return row?.count ?? 0;
}
