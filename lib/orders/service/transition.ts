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
      parts: {
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
export type LockedPart = LockedOrder["parts"][number];

/**
 * Changes the status of an order's seller orders and then of the order, and logs each change with user and reason. All
 * status changes use this function. The caller holds the order's lock. Returns the order's new status.
 */
export async function transitionOrder(tx: Tx, { orderId, to, actorId, reason, sellerId }: Move) {
  const parts = await tx.orderPart.findMany({ where: { orderId }, orderBy: { id: "asc" } });
  const moving = parts.filter(
    (part) =>
      canTransition(part.status, to) && (sellerId === undefined || part.sellerId === sellerId),
  );
  if (moving.length === 0) return aggregateStatus(parts.map((part) => part.status));

  const now = new Date();
  const ids = moving.map((part) => part.id);
  await tx.orderPart.updateMany({
    where: { id: { in: ids } },
    data: {
      status: to,
      ...(to === "paid" ? { paidAt: now } : {}),
      ...(to === "shipped" ? { shippedAt: now } : {}),
      ...(to === "delivered" ? { deliveredAt: now } : {}),
    },
  });
  await tx.orderStatusChange.createMany({
    data: moving.map((part) => ({
      orderId,
      partId: part.id,
      fromStatus: part.status,
      toStatus: to,
      actorId,
      reason,
    })),
  });
  const whole = aggregateStatus(parts.map((part) => (ids.includes(part.id) ? to : part.status)));
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
