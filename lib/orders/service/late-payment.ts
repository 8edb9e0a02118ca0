import "server-only";

import type { Tx } from "@/lib/db/client";
import { latePaymentEntries } from "@/lib/ledger/rules";
import { queueEmail, queueRefund } from "@/lib/notifications/service/outbox";
import { lateRefundEmail, lateRefundSellerEmail } from "@/lib/orders/emails";
import { releaseCode } from "@/lib/promotions/service";
import { type LockedOrder, transitionOrder } from "./transition";

/** Cancels an unpaid order and releases its units. The caller holds the order's lock. */
export async function cancelUnpaidOrder(tx: Tx, order: LockedOrder, reason: string) {
  // Locks the code before the products, in the same order as checkout, to avoid deadlocks.
  await releaseCode(tx, order.id);
  for (const { productId, quantity } of [...order.lines].sort(byProduct)) {
    await tx.$executeRaw`UPDATE products SET reserved = reserved - ${quantity} WHERE id = ${productId}`;
  }
  await tx.reservation.updateMany({ where: { orderId: order.id }, data: { status: "released" } });
  await transitionOrder(tx, { orderId: order.id, to: "cancelled", actorId: null, reason });
}

/**
 * Refunds a payment that arrived for a cancelled order, and notifies buyer and sellers (decisions.md, "Cart and
 * checkout"). The caller holds the order's lock.
 */
export async function refundLatePayment(tx: Tx, order: LockedOrder, intentId: string) {
  await tx.order.update({ where: { id: order.id }, data: { paymentStatus: "refunded" } });
  await tx.ledgerEntry.createMany({ data: latePaymentEntries(order.id, order.totalCents) });
  await queueRefund(tx, `late-refund:${order.id}`, {
    orderId: order.id,
    intentId,
    amountCents: order.totalCents,
    refundId: null,
  });
  await queueEmail(tx, `late-refund:${order.id}`, lateRefundEmail(order));
  for (const part of order.parts) {
    const mail = lateRefundSellerEmail(order.id, part.seller);
    await queueEmail(tx, `late-refund-seller:${part.id}`, mail);
  }
}

function byProduct(a: { productId: number }, b: { productId: number }) {
  return a.productId - b.productId;
}
