import "server-only";

import type { Refund } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { queueRefund } from "@/lib/notifications/service/outbox";
import type { RefundChoice } from "@/lib/orders/schema";
import { lockOrder } from "./transition";

/**
 * Requires that no dispute claims the money. A dispute lost after the refund was decided has already covered its share
 * (lib/orders/refunds/service/cover), so the rest may be sent.
 * @throws DomainError conflict (a dispute is open, or was lost before the refund)
 */
async function requireUnclaimed(tx: Tx, { orderId, createdAt }: Refund) {
  const disputes = await tx.dispute.findMany({
    where: { orderId, OR: [{ status: "open" }, { status: "lost", createdAt: { lt: createdAt } }] },
    select: { status: true },
  });
  if (disputes.length === 0) return;
  const isOpen = disputes.some(({ status }) => status === "open");
  throw new DomainError("conflict", isOpen ? "refundDisputed" : "refundDisputeLost");
}

/**
 * Retries, under a new key, a refund that the provider refused or returned. Admins only.
 * @throws DomainError forbidden, notFound, conflict (not failed, a dispute is open, or one was lost
 *   before the refund)
 */
export async function retryRefund(viewer: Viewer, { refundId }: RefundChoice) {
  requireAdmin(viewer);
  const unlockedRefund = await db.refund.findUnique({ where: { id: refundId } });
  if (!unlockedRefund) throw new DomainError("notFound", "orderNotFound");
  await withTx(async (tx) => {
    const order = await lockOrder(tx, unlockedRefund.orderId);
    await requireUnclaimed(tx, unlockedRefund);
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
    const job = { orderId, intentId, amountCents, refundId };
    await queueRefund(tx, `${refundId}:attempt:${attempt}`, job);
    await writeAudit(tx, {
      actorId: viewer.id,
      action: "order.refund_retried",
      subjectType: "order",
      subjectId: orderId,
      after: { refundId, attempt, amountCents },
    });
  });
}
