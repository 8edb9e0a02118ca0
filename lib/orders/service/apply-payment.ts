import "server-only";

import type { Tx } from "@/lib/db/client";
import type { ProviderIntent } from "@/lib/payments/provider";
import { applyIntentTo, type PaymentOutcome } from "@/lib/payments/service/apply-intent";
import { refundLatePayment } from "./late-payment";
import { markPaid } from "./mark-paid";
import { refundUnsent } from "./refund-unsent";
import { type LockedOrder, lockOrder } from "./transition";

/** Applies a provider's payment intent to its order. Idempotent. */
export function applyOrderIntent(tx: Tx, orderId: number, intent: ProviderIntent) {
  return applyIntentTo(tx, intent, {
    lock: () => lockOrder(tx, orderId),
    applyPayment: (order) => applyPayment(tx, order, intent.id),
  });
}

async function applyPayment(tx: Tx, order: LockedOrder, intentId: string): Promise<PaymentOutcome> {
  if (order.paymentStatus !== "unpaid") return "ignored";
  if (order.status !== "pending") await refundLatePayment(tx, order, intentId);
  else {
    await markPaid(tx, order);
    await refundClosed(tx, order.id);
  }
  return "applied";
}

/** Refunds at once the seller orders of sellers who were disabled after checkout. */
async function refundClosed(tx: Tx, orderId: number) {
  const sellerOrders = await tx.sellerOrder.findMany({
    where: { orderId, seller: { disabledAt: { not: null } } },
    select: { id: true },
  });
  if (sellerOrders.length === 0) return;
  for (const { id } of sellerOrders) {
    const order = await lockOrder(tx, orderId);
    const sellerOrder = order.sellerOrders.find((sellerOrder) => sellerOrder.id === id);
    if (sellerOrder) await refundUnsent(tx, order, sellerOrder);
  }
}
