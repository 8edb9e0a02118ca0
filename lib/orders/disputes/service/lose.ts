import "server-only";

import type { Dispute } from "@/generated/prisma/client";
import { allocate } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { disputeLostEntries } from "@/lib/ledger/disputes";
import { owedToBuyer } from "@/lib/ledger/owed";
import { refundableOf } from "@/lib/orders/refunds/rules";
import { coverWaiting } from "@/lib/orders/refunds/service/cover";
import { refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import { lockOrder } from "@/lib/orders/service/transition";
import { closeDispute } from "./close";

/**
 * Applies a lost dispute: the buyer keeps the money that the bank holds. It first covers refunds that are decided and
 * not sent, then each seller order bears its share of the rest; the remainder is the platform's loss. The caller holds
 * the order's lock.
 */
export async function lose(tx: Tx, orderId: number, dispute: Dispute) {
  const coveredCents = await coverWaiting(tx, orderId, dispute.amountCents);
  const restCents = dispute.amountCents - coveredCents;
  const order = await lockOrder(tx, orderId);
  if (!order.paidAt) {
    await loseLate(tx, dispute);
    return;
  }
  const refundableCents = order.sellerOrders.map(refundableOf);
  const sum = refundableCents.reduce((total, cents) => total + cents, 0);
  const shares = allocate(Math.min(restCents, sum), refundableCents);
  const again = (await tx.refund.count({
    where: { key: { startsWith: `dispute:${dispute.id}:` } },
  }))
    ? ":again"
    : "";
  for (const [index, sellerOrder] of order.sellerOrders.entries()) {
    const amountCents = shares[index] ?? 0;
    if (amountCents === 0) continue;
    await refundSellerOrder(tx, order, {
      sellerOrderId: sellerOrder.id,
      kind: "dispute",
      reason: dispute.reason,
      actorId: null,
      key: `dispute:${dispute.id}:${sellerOrder.id}${again}`,
      amountCents,
      isPaidExternally: true,
    });
  }
  const lossCents = Math.max(0, restCents - sum);
  await tx.ledgerEntry.createMany({ data: disputeLostEntries(dispute, lossCents) });
  await closeDispute(tx, dispute, "lost");
}

/** Applies a lost dispute about a late payment: the buyer is owed the whole amount that was not sent. */
async function loseLate(tx: Tx, dispute: Dispute) {
  const owedCents = Math.max(0, await owedToBuyer(tx, { orderId: dispute.orderId }));
  const lossCents = Math.max(0, dispute.amountCents - owedCents);
  await tx.ledgerEntry.createMany({ data: disputeLostEntries(dispute, lossCents) });
  await closeDispute(tx, dispute, "lost");
}
