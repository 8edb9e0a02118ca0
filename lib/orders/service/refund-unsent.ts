import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { refundPart } from "@/lib/orders/refunds/service/refund-part";
import { SELLER_CLOSED } from "@/lib/orders/rules";
import { closeShipping, listUnsent } from "./fulfillment";
import { type LockedOrder, type LockedPart, lockOrder } from "./transition";

const QUEUE = "disabledSellers";
const BATCH = 200;

/** Hours in which an admin can decide otherwise (decisions.md, "Disabled or held sellers"). */
const WAIT_HOURS = 72;

/**
 * Refunds the units that disabled sellers were paid for and have not shipped, 72 hours after they were disabled, unless
 * an admin exempts their orders or the order is disputed. Returns the number of seller orders.
 */
export async function refundDisabledSellers() {
  const orders = new Map<number, number>();
  const list = async () => {
    const due = await listDue();
    for (const { id, orderId } of due) orders.set(id, orderId);
    return due;
  };
  return processDue(QUEUE, BATCH, list, (id) =>
    withTx((tx) => refundDue(tx, orders.get(id) ?? 0, id)),
  );
}

function listDue() {
  return sql.query<{ id: number; orderId: number }[]>`
    SELECT p.id, p.order_id AS "orderId" FROM order_parts p JOIN users u ON u.id = p.seller_id
    WHERE p.status = 'paid' AND u.disabled_at <= now() - make_interval(hours => ${WAIT_HOURS})
      AND u.orders_kept_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = p.order_id AND d.status <> 'won')
      AND ${canRetry(QUEUE, Prisma.sql`p.id`)}
    ORDER BY p.id LIMIT ${BATCH}`;
}

async function refundDue(tx: Tx, orderId: number, partId: number) {
  const order = await lockOrder(tx, orderId);
  const part = order.parts.find(({ id }) => id === partId);
  const seller = await tx.user.findFirst({
    where: { id: part?.sellerId ?? 0, disabledAt: { not: null }, ordersKeptAt: null },
    select: { id: true },
  });
  if (part?.status !== "paid" || !seller) return false;
  await refundUnsent(tx, order, part);
  return true;
}

/** Refunds the unsent rest of a seller order. The caller holds the order's lock. */
export async function refundUnsent(tx: Tx, order: LockedOrder, part: LockedPart) {
  const sent = await tx.parcel.count({ where: { partId: part.id } });
  const unsent = await listUnsent(tx, order, part);
  const lines = unsent.map(({ id, quantity }) => ({ lineId: id, quantity }));
  await refundPart(tx, order, {
    partId: part.id,
    kind: "cancellation",
    reason: SELLER_CLOSED,
    actorId: null,
    key: `seller-closed:${part.id}`,
    isRestocked: sent === 0,
    ...(sent > 0 ? { lines } : {}),
  });
  if (sent > 0) {
    await closeShipping(tx, order.id, part.id, { actorId: null, reason: SELLER_CLOSED });
  }
}
