import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { notify } from "@/lib/notifications/service/notify";
import { orderStepEmail } from "@/lib/orders/emails";
import { canCancel } from "@/lib/orders/refunds/rules";
import { refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import { CANCELLED_BY_BUYER } from "@/lib/orders/rules";
import type { OrderChoice } from "@/lib/orders/schema";
import { type LockedOrder, lockOrder } from "./transition";

/**
 * Cancels a paid order as its buyer, within the hour and while no seller has begun. Refunds every seller order in full
 * and returns its units to stock.
 * @throws DomainError notFound (not the viewer's), conflict (too late, or begun)
 */
export async function cancelOrder(viewer: Viewer, { orderId }: OrderChoice) {
  await withTx(async (tx) => {
    const unlockedOrder = await tx.order.findFirst({ where: { id: orderId, buyerId: viewer.id } });
    if (!unlockedOrder) throw new DomainError("notFound", "orderNotFound");
    const order = await lockOrder(tx, orderId);
    if (!order.paidAt || !canCancel(order, Date.now())) {
      throw new DomainError("conflict", "cancelClosed");
    }
    for (const sellerOrder of order.sellerOrders) {
      if (sellerOrder.status !== "paid") continue;
      await refundSellerOrder(tx, order, {
        sellerOrderId: sellerOrder.id,
        kind: "cancellation",
        reason: CANCELLED_BY_BUYER,
        actorId: viewer.id,
        key: `cancel:${sellerOrder.id}`,
        isRestocked: true,
      });
    }
    await notifyCancellation(tx, order);
  });
}

async function notifyCancellation(tx: Tx, order: LockedOrder) {
  const values = { id: String(order.id) };
  const href = `/orders?order=${order.id}`;
  await notify(tx, {
    userId: order.buyerId,
    kind: "order_cancelled",
    key: `cancelled:${order.id}`,
    values,
    href,
    email: orderStepEmail("cancelled", { ...order.buyer, locale: order.locale }, order.id),
  });
  for (const sellerOrder of order.sellerOrders) {
    await notify(tx, {
      userId: sellerOrder.sellerId,
      kind: "order_cancelled",
      key: `cancelled-seller:${sellerOrder.id}`,
      values,
      href,
      email: orderStepEmail("cancelledSeller", sellerOrder.seller, order.id),
    });
  }
}
