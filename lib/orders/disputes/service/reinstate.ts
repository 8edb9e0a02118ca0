import "server-only";

import type { Dispute, Refund } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { disputeReinstatedEntries } from "@/lib/ledger/disputes";
import { refundReversedEntries } from "@/lib/ledger/rules";
import { uncover } from "@/lib/orders/refunds/service/cover";
import { refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import { lockOrder } from "@/lib/orders/service/transition";
import { sendHeld, setPaymentStatus } from "./close";

/**
 * Applies the reversal of a lost dispute: the bank returns the money and the sellers recover their losses. The buyer is
 * owed, and sent, the price of a seller order cancelled unsent and each refund that the bank had covered. The caller
 * holds the order's lock.
 */
export async function reinstate(tx: Tx, dispute: Dispute) {
  const { id, orderId } = dispute;
  const [loss] = await tx.$queryRaw<{ cents: number }[]>`
    SELECT coalesce(sum(amount_cents), 0)::float8 AS cents FROM ledger_entries
    WHERE ref = ${`dispute:${id}:lost`} AND account = 'platform_fees'`;
  const lossCents = loss?.cents ?? 0;
  const entries = disputeReinstatedEntries(dispute, lossCents);
  await tx.ledgerEntry.createMany({ data: entries });
  const disputeRefunds = await tx.refund.findMany({
    where: { kind: "dispute", status: "succeeded", key: { startsWith: `dispute:${id}:` } },
    orderBy: { id: "asc" },
  });
  const sharesCents = disputeRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await uncover(tx, orderId, dispute.amountCents - sharesCents - lossCents);
  for (const refund of disputeRefunds) await undo(tx, refund);
  await tx.dispute.update({ where: { id }, data: { status: "won", decidedAt: new Date() } });
  const stillOpen = await tx.dispute.count({ where: { orderId, status: "open" } });
  if (stillOpen > 0) return;
  await setPaymentStatus(tx, orderId);
  await sendHeld(tx, orderId, `dispute:${id}:reinstated`);
}

async function undo(tx: Tx, refund: Refund) {
  const order = await lockOrder(tx, refund.orderId);
  const sellerOrder = order.sellerOrders.find(({ id }) => id === refund.sellerOrderId);
  if (!sellerOrder) return;
  if (sellerOrder.status === "cancelled") {
    const data = { kind: "cancellation", status: "on_hold", doneAt: null } as const;
    await tx.refund.update({ where: { id: refund.id }, data });
    return;
  }
  const isReleased = sellerOrder.releasedAt !== null;
  const { sellerId } = sellerOrder;
  await tx.ledgerEntry.createMany({
    data: refundReversedEntries({ ...refund, sellerId, isReleased }),
  });
  await tx.refund.update({ where: { id: refund.id }, data: { status: "reversed", doneAt: null } });
  await tx.sellerOrder.update({
    where: { id: sellerOrder.id },
    data: {
      refundedCents: { decrement: refund.amountCents },
      refundedFeeCents: { decrement: refund.feeCents },
    },
  });
  await tx.order.update({
    where: { id: order.id },
    data: { refundedCents: { decrement: refund.amountCents } },
  });
  await oweUnsent(tx, refund);
}

/** Units released with the lost dispute are no longer shipped, so their price is owed to the buyer. */
async function oweUnsent(tx: Tx, { id, orderId, sellerOrderId, reason }: Refund) {
  const { _sum: units } = await tx.refundLine.aggregate({
    where: { refundId: id },
    _sum: { amountCents: true },
  });
  if (!units.amountCents) return;
  await refundSellerOrder(tx, await lockOrder(tx, orderId), {
    sellerOrderId,
    kind: "cancellation",
    reason,
    actorId: null,
    key: `reinstated:${id}`,
    amountCents: units.amountCents,
    isHeld: true,
  });
}
