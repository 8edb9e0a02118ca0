import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import { SELLER_CLOSED } from "@/lib/orders/rules";
import { closeShipping, listUnsent } from "./fulfillment";
import { type LockedOrder, type LockedSellerOrder, lockOrder } from "./transition";

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

async function refundDue(tx: Tx, orderId: number, sellerOrderId: number) {
  const order = await lockOrder(tx, orderId);
  const sellerOrder = order.sellerOrders.find(({ id }) => id === sellerOrderId);
  const seller = await tx.user.findFirst({
    where: { id: sellerOrder?.sellerId ?? 0, disabledAt: { not: null }, ordersExemptedAt: null },
    select: { id: true },
  });
  if (sellerOrder?.status !== "paid" || !seller) return false;
  await refundUnsent(tx, order, sellerOrder);
  return true;
}

/** Refunds the unsent rest of a seller order. The caller holds the order's lock. */
export async function refundUnsent(tx: Tx, order: LockedOrder, sellerOrder: LockedSellerOrder) {
  const parcelCount = await tx.parcel.count({ where: { sellerOrderId: sellerOrder.id } });
  const unsent = await listUnsent(tx, order, sellerOrder);
  const lines = unsent.map(({ id, quantity }) => ({ lineId: id, quantity }));
  await refundSellerOrder(tx, order, {
    sellerOrderId: sellerOrder.id,
    kind: "cancellation",
    reason: SELLER_CLOSED,
    actorId: null,
    key: `seller-closed:${sellerOrder.id}`,
    isRestocked: parcelCount === 0,
    ...(parcelCount > 0 ? { lines } : {}),
  });
  if (parcelCount > 0) {
    await closeShipping(tx, order.id, sellerOrder.id, { actorId: null, reason: SELLER_CLOSED });
  }
}
