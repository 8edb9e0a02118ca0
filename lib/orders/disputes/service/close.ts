import "server-only";

import type { Dispute } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { queueRefund } from "@/lib/notifications/service/outbox";
import { lockOrder } from "@/lib/orders/service/transition";

/**
 * Stores the result of a dispute. After the last open dispute of an order, also sets its payment status and queues the
 * refunds on hold.
 */
export async function closeDispute(tx: Tx, { id, orderId }: Dispute, status: "won" | "lost") {
  await tx.dispute.update({ where: { id }, data: { status, decidedAt: new Date() } });
  const stillOpen = await tx.dispute.count({ where: { orderId, status: "open" } });
  if (stillOpen > 0) return;
  await setPaymentStatus(tx, orderId);
  await sendHeld(tx, orderId, `dispute:${id}:${status}`);
}

/** Sets an order's payment status from its refunds, once no dispute is open. */
export async function setPaymentStatus(tx: Tx, orderId: number) {
  const { refundedCents, totalCents, paidAt } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { refundedCents: true, totalCents: true, paidAt: true },
  });
  const isRefundedInFull = refundedCents === totalCents || paidAt === null;
  const refundStatus = isRefundedInFull ? ("refunded" as const) : ("partially_refunded" as const);
  await tx.order.update({
    where: { id: orderId },
    data: { paymentStatus: refundedCents === 0 && paidAt ? "paid" : refundStatus },
  });
}

/** Queues what the dispute blocked: the refunds on hold, or the whole payment of an order that was paid too late. */
export async function sendHeld(tx: Tx, orderId: number, occasion: string) {
  const order = await lockOrder(tx, orderId);
  const intentId = order.payment?.intentId;
  if (!intentId) return;
  if (!order.paidAt) {
    const { totalCents: amountCents } = order;
    const late = { orderId, intentId, amountCents, refundId: null };
    await queueRefund(tx, `late-refund:${orderId}:${occasion}`, late);
    return;
  }
  const heldRefunds = await tx.refund.findMany({ where: { orderId, status: "on_hold" } });
  for (const { id: refundId, amountCents } of heldRefunds) {
    await tx.refund.update({ where: { id: refundId }, data: { status: "pending", sentAt: null } });
    const job = { orderId, intentId, amountCents, refundId };
    await queueRefund(tx, `${refundId}:${occasion}`, job);
  }
}
