import "server-only";

import { invalidateTags } from "@/lib/cache/invalidation-context";
import { CATALOG_TAG, productTag } from "@/lib/cache/tags";
import { byItem } from "@/lib/cart/rules";
import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { refundEntries } from "@/lib/ledger/rules";
import { notify } from "@/lib/notifications/service/notify";
import { queueRefund } from "@/lib/notifications/service/outbox";
import { refundedEmail } from "@/lib/orders/emails";
import type { RefundedUnits } from "@/lib/orders/refunds/units";
import {
  type LockedOrder,
  type LockedSellerOrder,
  transitionOrder,
} from "@/lib/orders/service/transition";
import { lockProducts, toItem } from "@/lib/products/lock-product";
import { returnUnits } from "@/lib/products/service/stock";
import type { RefundInput } from "./refund-seller-order";

type RefundDecision = {
  input: RefundInput;
  units: RefundedUnits[];
  amountCents: number;
  /** The seller's and the marketplace's share of the amount. */
  sellerCents: number;
  feeCents: number;
  withheldCents: number;
  /** Whether nothing of the seller order was shipped and nothing is left of it. */
  isCancelled: boolean;
};

/** Writes a refund with its ledger entries, stock changes and notifications. */
export async function writeRefund(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  { input, units, amountCents, sellerCents, feeCents, withheldCents, isCancelled }: RefundDecision,
) {
  const { sellerId } = sellerOrder;
  // A free seller order has no money to return.
  const hasNothingToSend = input.isPaidExternally || amountCents === 0;
  const refund = await tx.refund.create({
    data: {
      orderId: order.id,
      sellerOrderId: sellerOrder.id,
      kind: input.kind,
      amountCents,
      sellerCents,
      feeCents,
      withheldCents,
      reason: input.reason,
      actorId: input.actorId,
      key: input.key,
      providerRefundId: input.providerRefundId ?? null,
      ...(input.isHeld ? { status: "on_hold" as const } : {}),
      ...(hasNothingToSend ? { status: "succeeded" as const, doneAt: new Date() } : {}),
      lines: {
        create: units.map(({ line, quantity, amountCents: cents }) => ({
          lineId: line.id,
          quantity,
          amountCents: cents,
        })),
      },
    },
  });
  await lockProducts(
    tx,
    units.map(({ line }) => toItem(line)),
  );
  for (const lineUnits of units) await refundLine(tx, lineUnits);
  await tx.sellerOrder.update({
    where: { id: sellerOrder.id },
    data: {
      refundedCents: { increment: amountCents },
      refundedFeeCents: { increment: feeCents },
    },
  });
  if (amountCents > 0) await updatePaymentStatus(tx, order, amountCents);
  const isReleased = sellerOrder.releasedAt !== null;
  await tx.ledgerEntry.createMany({ data: refundEntries({ ...refund, sellerId, isReleased }) });
  await restock(tx, { orderId: order.id, refundId: refund.id, units, input });
  if (isCancelled) {
    const { actorId, reason } = input;
    await transitionOrder(tx, { orderId: order.id, sellerId, to: "cancelled", actorId, reason });
  }
  if (!hasNothingToSend && !input.isHeld) await queueProviderRefund(tx, order, refund);
  await notifyRefund(tx, order, sellerOrder, refund);
  return refund;
}

async function refundLine(tx: Tx, { line, quantity, amountCents }: RefundedUnits) {
  await tx.orderLine.update({
    where: { id: line.id },
    data: {
      refundedQuantity: { increment: quantity },
      refundedCents: { increment: amountCents },
    },
  });
  await tx.$executeRaw`
    UPDATE products SET sold_count = sold_count - ${quantity} WHERE id = ${line.productId}`;
}

async function updatePaymentStatus(tx: Tx, order: LockedOrder, amountCents: number) {
  const row = await tx.order.update({
    where: { id: order.id },
    data: { refundedCents: { increment: amountCents } },
    select: { refundedCents: true, totalCents: true, paymentStatus: true },
  });
  // The end of a dispute sets the status again.
  if (row.paymentStatus === "disputed") return;
  const isRefundedInFull = row.refundedCents === row.totalCents;
  await tx.order.update({
    where: { id: order.id },
    data: { paymentStatus: isRefundedInFull ? "refunded" : "partially_refunded" },
  });
}

type Restock = { orderId: number; refundId: number; units: RefundedUnits[]; input: RefundInput };

/** Returns units to stock; the products are locked already. */
async function restock(tx: Tx, { orderId, refundId, units, input }: Restock) {
  const changes = units
    .map(({ line, quantity, unsent }) => ({
      ...toItem(line),
      delta: input.isRestocked ? quantity : unsent,
    }))
    .filter(({ delta }) => delta > 0)
    .sort(byItem);
  for (const { productId, variantId, delta } of changes) {
    await returnUnits(tx, { productId, variantId }, { delta, orderId, refundId });
    invalidateTags(productTag(productId));
  }
  if (changes.length > 0) invalidateTags(CATALOG_TAG);
}

async function queueProviderRefund(
  tx: Tx,
  order: LockedOrder,
  refund: { id: number; amountCents: number },
) {
  const intentId = order.payment?.intentId;
  if (!intentId) throw new Error(`order ${order.id} was paid without a payment`);
  const { id: refundId, amountCents } = refund;
  await queueRefund(tx, String(refundId), { orderId: order.id, intentId, amountCents, refundId });
}

/** Notifies the buyer of the refunded amount and the seller of their share of it. */
async function notifyRefund(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  refund: { id: number; amountCents: number; sellerCents: number; reason: string },
) {
  const values = { id: String(order.id), amount: formatMoney(refund.amountCents), state: "made" };
  const href = `/orders?order=${order.id}`;
  const buyer = { ...order.buyer, locale: order.locale };
  await notify(tx, {
    userId: order.buyerId,
    kind: "refund",
    key: `refund:${refund.id}`,
    values,
    href,
    email: refundedEmail("refunded", buyer, order.id, refund),
  });
  await notify(tx, {
    userId: sellerOrder.sellerId,
    kind: "refund",
    key: `refund-seller:${refund.id}`,
    values,
    href,
    email: refundedEmail("refundedSeller", sellerOrder.seller, order.id, refund),
  });
}
