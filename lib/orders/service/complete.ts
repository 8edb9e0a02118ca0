import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { RETURN_DAYS } from "@/lib/orders/refunds/rules";
import { lockOrder, transitionOrder } from "./transition";

const BATCH = 200;

type Due = {
  id: number;
  order_id: number;
  seller_id: number;
  to: "delivered" | "confirmed" | "completed";
};

/**
 * Advances orders by time. A seller order becomes delivered and confirmed 30 days after shipping if neither buyer nor
 * carrier confirmed it; a confirmed one becomes completed once no return is possible any more. Returns the number of
 * changes.
 */
export async function completeOrders() {
  const due = await sql.query<Due[]>`
    SELECT id, order_id, seller_id,
      CASE WHEN status = 'shipped' THEN 'delivered' WHEN confirmed_at IS NULL THEN 'confirmed' ELSE 'completed' END AS to
    FROM order_parts p
    WHERE ((status = 'shipped' AND shipped_at < now() - make_interval(days => ${RETURN_DAYS}))
      OR (status = 'delivered' AND confirmed_at IS NULL AND shipped_at < now() - make_interval(days => ${RETURN_DAYS}))
      OR (status = 'delivered' AND confirmed_at < now() - make_interval(days => ${RETURN_DAYS})
        AND NOT EXISTS (SELECT 1 FROM return_requests r WHERE r.part_id = p.id
          AND r.status IN ('requested', 'approved'))))
      AND ${canRetry("completedOrders", Prisma.sql`p.id`)}
    ORDER BY id LIMIT ${BATCH}`;
  const sellerOrders = new Map(due.map((sellerOrder) => [sellerOrder.id, sellerOrder]));
  return processRows("completedOrders", [...sellerOrders.keys()], async (id) => {
    const sellerOrder = sellerOrders.get(id);
    if (!sellerOrder) return false;
    await withTx((tx) => move(tx, sellerOrder));
    return true;
  });
}

async function move(tx: Tx, { id, order_id: orderId, seller_id: sellerId, to }: Due) {
  await lockOrder(tx, orderId);
  if (to !== "confirmed") {
    await transitionOrder(tx, { orderId, sellerId, to, actorId: null, reason: "time" });
  }
  await tx.sellerOrder.updateMany({
    where: { id, confirmedAt: null, deliveredAt: { not: null } },
    data: { confirmedAt: new Date() },
  });
}
