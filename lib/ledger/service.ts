import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, withTx } from "@/lib/core/db";
import { mayTry, processRows } from "@/lib/core/job-rows";
import { lockOrder } from "@/lib/orders/transition";
import { entriesOfRelease } from "./rules";

const BATCH = 200;

/**
 * Makes earnings available: two days after delivery, or seven after shipping where delivery was never confirmed
 * (decisions.md, "Money"), by the database's clock; never while the order is disputed. Answers how many parts.
 */
export async function releaseEarnings() {
  const due = await db.$queryRaw<{ id: number; order_id: number }[]>`
    SELECT p.id, p.order_id FROM order_parts p WHERE p.released_at IS NULL
      AND p.status IN ('shipped', 'delivered', 'completed')
      AND coalesce(p.delivered_at + interval '2 days', p.shipped_at + interval '7 days') <= now()
      AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = p.order_id AND d.status = 'open')
      AND ${mayTry("releasedEarnings", Prisma.sql`p.id`)}
    ORDER BY p.id LIMIT ${BATCH}`;
  const orders = new Map(due.map(({ id, order_id: orderId }) => [id, orderId]));
  return processRows("releasedEarnings", [...orders.keys()], (id) =>
    releasePart(orders.get(id) ?? 0, id),
  );
}

async function releasePart(orderId: number, partId: number) {
  return withTx(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order.parts.find(({ id }) => id === partId);
    const disputes = await tx.dispute.findMany({ where: { orderId }, select: { status: true } });
    if (!part || part.releasedAt || disputes.some(({ status }) => status === "open")) return false;
    const amountCents = part.sellerNetCents - (part.refundedCents - part.refundedFeeCents);
    // Earnings that a dispute held are released once more: the number of disputes tells the times apart.
    const entries = entriesOfRelease(part, amountCents, String(disputes.length));
    await tx.ledgerEntry.createMany({ data: entries });
    await tx.orderPart.update({ where: { id: partId }, data: { releasedAt: new Date() } });
    return true;
  });
}
