import "server-only";

import { byItem } from "@/lib/cart/rules";
import type { Tx } from "@/lib/db/client";
import { latePaymentEntries } from "@/lib/ledger/rules";
import { queueEmail, queueRefund } from "@/lib/notifications/service/outbox";
import { lateRefundEmail, lateRefundSellerEmail } from "@/lib/orders/emails";
import { lockProducts, toItem } from "@/lib/products/lock-product";
import { releaseCode } from "@/lib/promotions/service";
import { type LockedOrder, transitionOrder } from "./transition";

/** Cancels an unpaid order and releases its units. The caller holds the order's lock. */
export async function cancelUnpaidOrder(tx: Tx, order: LockedOrder, reason: string) {
  // Locks the code before the products, in the same order as checkout, to avoid deadlocks.
  await releaseCode(tx, order.id);
  await releaseUnits(tx, order.lines);
  await tx.reservation.updateMany({ where: { orderId: order.id }, data: { status: "released" } });
  await transitionOrder(tx, { orderId: order.id, to: "cancelled", actorId: null, reason });
}

async function releaseUnits(tx: Tx, lines: LockedOrder["lines"]) {
  const items = lines.map(toItem);
  await lockProducts(tx, items);
  for (const { productId, variantId, quantity } of items.sort(byItem)) {
    // A trigger changes the product of a variant.
    await (variantId
      ? tx.$executeRaw`UPDATE product_variants SET reserved = reserved - ${quantity} WHERE id = ${variantId}`
      : tx.$executeRaw`UPDATE products SET reserved = reserved - ${quantity} WHERE id = ${productId}`);
  }
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
  for (const sellerOrder of order.sellerOrders) {
    const mail = lateRefundSellerEmail(order.id, sellerOrder.seller);
    await queueEmail(tx, `late-refund-seller:${sellerOrder.id}`, mail);
  }
}
