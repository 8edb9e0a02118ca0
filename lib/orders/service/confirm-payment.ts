import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import { requireProvider } from "@/lib/payments/provider";
import { applyOrderIntent } from "./apply-payment";

/**
 * Applies the provider's current state when a buyer returns from payment, in case the webhook is delayed.
 * @throws DomainError notFound (not the viewer's payment)
 */
export async function confirmReturn(viewer: Viewer, { intentId }: { intentId: string }) {
  const order = await db.order.findFirst({
    where: { buyerId: viewer.id, payment: { intentId } },
    select: { id: true, paymentStatus: true },
  });
  if (!order) throw new DomainError("notFound", "intentNotFound");
  const orderId = order.id;
  if (order.paymentStatus === "unpaid") {
    const intent = await requireProvider().retrieveIntent(intentId);
    await withTx((tx) => applyOrderIntent(tx, orderId, intent));
    const isWaiting = intent.status === "processing" || intent.status === "requires_action";
    if (intent.status !== "succeeded") return { orderId, state: stateOf(isWaiting) };
  }
  const { status } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true },
  });
  return {
    orderId,
    state: status === "cancelled" ? ("refunded" as const) : ("paid" as const),
  };
}

function stateOf(isWaiting: boolean) {
  return isWaiting ? ("processing" as const) : ("failed" as const);
}
