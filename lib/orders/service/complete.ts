import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, withTx } from "@/lib/core/db";
import { mayTry, processRows } from "@/lib/core/job-rows";
import { lockOrder, moveOrder } from "@/lib/orders/transition";
import { RETURN_DAYS } from "@/lib/refunds/rules";

const BATCH = 200;

/**
 * Lets time do what nobody did: a parcel that was never confirmed counts as delivered 30 days after it was sent,
 * and what was delivered is completed once nothing can be returned any more. Answers how many parts moved.
 */
export async function completeOrders() {
  const due = await db.$queryRaw<
    { id: number; order_id: number; seller_id: number; to: "delivered" | "completed" }[]
  >`
    SELECT id, order_id, seller_id, CASE status WHEN 'shipped' THEN 'delivered' ELSE 'completed' END AS to
    FROM order_parts p
    WHERE ((status = 'shipped' AND shipped_at < now() - make_interval(days => ${RETURN_DAYS}))
      OR (status = 'delivered' AND delivered_at < now() - make_interval(days => ${RETURN_DAYS})
        AND NOT EXISTS (SELECT 1 FROM return_requests r WHERE r.part_id = p.id
          AND r.status IN ('requested', 'approved'))))
      AND ${mayTry("completedOrders", Prisma.sql`p.id`)}
    ORDER BY id LIMIT ${BATCH}`;
  const parts = new Map(due.map((part) => [part.id, part]));
  return processRows("completedOrders", [...parts.keys()], async (id) => {
    const part = parts.get(id);
    if (!part) return false;
    const { order_id: orderId, seller_id: sellerId, to } = part;
    await withTx(async (tx) => {
      await lockOrder(tx, orderId);
      await moveOrder(tx, { orderId, sellerId, to, actorId: null, reason: "time" });
    });
    return true;
  });
}
