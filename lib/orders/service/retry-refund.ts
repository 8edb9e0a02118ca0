import "server-only";

import { audit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/moderation/admin";
import { queueRefund } from "@/lib/notifications/outbox";
import type { RefundChoice } from "@/lib/orders/schema";
import { lockOrder } from "@/lib/orders/transition";
import { requireUndisputed } from "@/lib/refunds/service";

/**
 * An admin sends a refund again that the provider refused or took back, under a key of its own.
 * @throws DomainError unauthenticated, forbidden, notFound, conflict (not failed, or the order is disputed)
 */
export async function retryRefund(asking: Viewer | null, { refundId }: RefundChoice) {
  const viewer = requireAdmin(asking);
  const known = await db.refund.findUnique({ where: { id: refundId } });
  if (!known) throw new DomainError("notFound", "orderNotFound");
  await withTx(async (tx) => {
    const order = await lockOrder(tx, known.orderId);
    await requireUndisputed(tx, order.id);
    const { count } = await tx.refund.updateMany({
      where: { id: refundId, status: "failed" },
      data: {
        status: "pending",
        attempt: { increment: 1 },
        sentAt: null,
        providerRefundId: null,
        failureReason: null,
      },
    });
    if (count === 0) throw new DomainError("conflict", "refundNotFailed");
    const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
    const intentId = order.payment?.intentId;
    if (!intentId) throw new Error(`order ${order.id} was paid without a payment`);
    const { orderId, amountCents, attempt } = refund;
    const wish = { orderId, intentId, amountCents, refundId };
    await queueRefund(tx, `${refundId}:attempt:${attempt}`, wish);
    await audit(tx, {
      actorId: viewer.id,
      action: "order.refund_retried",
      subjectType: "order",
      subjectId: orderId,
      after: { refundId, attempt, amountCents },
    });
  });
}
