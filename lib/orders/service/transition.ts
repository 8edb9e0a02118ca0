import "server-only";

import type { OrderStatus } from "@/generated/prisma/enums";
import { sellerNameSelect } from "@/lib/accounts/seller-name-rules";
import type { Tx } from "@/lib/db/client";
import { aggregateStatus, canTransition } from "@/lib/orders/rules";
import { releaseCode } from "@/lib/promotions/service";

type Move = {
  orderId: number;
  to: OrderStatus;
  /** User who makes the change; null for the system. */
  actorId: number | null;
  /** Cause of the change, such as "payment" or "hold lapsed". */
  reason: string;
  /** Limits the change to this seller's order; without it, every seller order that can change. */
  sellerId?: number;
};

/** Locks an order's row until the transaction ends, so that its changes are serialized. */
export async function lockOrder(tx: Tx, orderId: number) {
  await tx.$queryRaw`SELECT id FROM orders WHERE id = ${orderId} FOR UPDATE`;
  return tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      sellerOrders: {
        include: { seller: { select: { ...readerSelect, ...sellerNameSelect } } },
        orderBy: { id: "asc" },
      },
      lines: { orderBy: { id: "asc" } },
      buyer: { select: readerSelect },
      payment: { select: { intentId: true } },
      promotionUse: true,
    },
  });
}

const readerSelect = { id: true, email: true, username: true, locale: true } as const;

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;
export type LockedSellerOrder = LockedOrder["sellerOrders"][number];

/**
 * Changes the status of an order's seller orders and then of the order, and logs each change with user and reason. All
 * status changes use this function. The caller holds the order's lock. Returns the order's new status.
 */
export async function transitionOrder(tx: Tx, { orderId, to, actorId, reason, sellerId }: Move) {
  const sellerOrders = await tx.sellerOrder.findMany({
    where: { orderId },
    orderBy: { id: "asc" },
  });
  const moving = sellerOrders.filter(
    (sellerOrder) =>
      canTransition(sellerOrder.status, to) &&
      (sellerId === undefined || sellerOrder.sellerId === sellerId),
  );
  if (moving.length === 0)
    return aggregateStatus(sellerOrders.map((sellerOrder) => sellerOrder.status));

  const now = new Date();
  const ids = moving.map((sellerOrder) => sellerOrder.id);
  await tx.sellerOrder.updateMany({
    where: { id: { in: ids } },
    data: {
      status: to,
      ...(to === "paid" ? { paidAt: now } : {}),
      ...(to === "shipped" ? { shippedAt: now } : {}),
      ...(to === "delivered" ? { deliveredAt: now } : {}),
    },
  });
  await tx.orderStatusChange.createMany({
    data: moving.map((sellerOrder) => ({
      orderId,
      sellerOrderId: sellerOrder.id,
      fromStatus: sellerOrder.status,
      toStatus: to,
      actorId,
      reason,
    })),
  });
  const whole = aggregateStatus(
    sellerOrders.map((sellerOrder) => (ids.includes(sellerOrder.id) ? to : sellerOrder.status)),
  );
  await tx.order.update({
    where: { id: orderId },
    data: {
      status: whole,
      ...(to === "paid" ? { paidAt: now, paymentStatus: "paid" as const } : {}),
      ...(whole === "cancelled" ? { cancelledAt: now } : {}),
    },
  });
  if (whole === "cancelled") await releaseCode(tx, orderId);
  return whole;
}
