import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { type Pace, supplierSelect, toSupplier } from "@/lib/seller-tools/dto";
import { PACE_DAYS } from "@/lib/seller-tools/rules";

/**
 * Returns the viewer's suppliers, active ones first, each with its products and their reorder advice (GET
 * /api/seller-tools/suppliers).
 * @throws DomainError forbidden
 */
export async function listSuppliers(viewer: Viewer, now = new Date()) {
  const { id: sellerId } = requireSeller(viewer);
  const rows = await db.supplier.findMany({
    where: { sellerId },
    select: supplierSelect,
    orderBy: [{ isActive: "desc" }, { name: "asc" }, { id: "asc" }],
  });
  const ids = rows.flatMap(({ products }) => products.map(({ product }) => product.id));
  const pace = await salesPace(ids, now);
  return rows.map((row) => toSupplier(row, pace));
}

/** Returns the units of paid orders in the last 30 days, less refunded ones, by product. */
export async function salesPace(productIds: number[], now: Date): Promise<Pace> {
  const today = businessDate(now);
  if (productIds.length === 0) return { sold: new Map(), today };
  const rows = await sql.query<{ id: number; sold: number }[]>`
    SELECT l.product_id AS id, sum(l.quantity - l.refunded_quantity)::float8 AS sold
    FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = ANY(${productIds}::int[])
      AND o.paid_at > ${now}::timestamptz - make_interval(days => ${PACE_DAYS}::int)
    GROUP BY 1`;
  return { sold: new Map(rows.map(({ id, sold }) => [id, sold])), today };
}
