import "server-only";

import type { Refund } from "@/generated/prisma/client";
import { log } from "@/lib/core/log";
import { allocate, formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { lockPurchase } from "@/lib/events/tickets/service/lock";
import {
  externalRefundEntries,
  refundPaidEntries,
  refundReturnedEntries,
} from "@/lib/ledger/rules";
import { alarmAdmins } from "@/lib/notifications/service/alarm";
import { refundableOf } from "@/lib/orders/refunds/rules";
import { type LockedOrder, lockOrder } from "@/lib/orders/service/transition";
import type { ProviderCharge, ProviderRefund } from "@/lib/payments/provider";
import { applyWholeRefund } from "./apply-whole-refund";
import { coverWaiting, outstandingOf } from "./cover";
import { refundSellerOrder } from "./refund-seller-order";

/** Returns the provider's idempotency key for one attempt of a refund. */
export const keyOfRefund = ({ id, attempt }: Pick<Refund, "id" | "attempt">) =>
  attempt === 1 ? `refund:${id}` : `refund:${id}:${attempt}`;

/**
 * Records that a refund did not reach the buyer: it is owed again, and an admin can retry it. Reverses the ledger
 * entries of one that was recorded as sent. The caller holds the order's lock.
 */
export async function failRefund(tx: Tx, refund: Refund, reason: string) {
  const { id, orderId, attempt, status, providerRefundId } = refund;
  // A refund that is covered by a lost dispute or on hold is not in progress.
  if (status !== "succeeded" && status !== "pending") return;
  if (status === "succeeded") {
    const amountCents = await sentInAttempt(tx, refund);
    const entries = refundReturnedEntries({ id, orderId, attempt, amountCents });
    await tx.ledgerEntry.createMany({ data: entries });
  }
  await tx.refund.update({
    where: { id },
    data: { status: "failed", failureReason: reason.slice(0, 200), doneAt: null, providerRefundId },
  });
  await alarmAdmins(tx, {
    event: "refund.failed",
    kind: "refund",
    key: `refund-failed:${id}:${attempt}`,
    values: {
      state: "failed",
      id: String(orderId),
      amount: formatMoney(await outstandingOf(tx, refund)),
    },
    href: `/orders?order=${orderId}`,
  });
}

/** Returns the amount recorded as sent under the current key, in cents. */
async function sentInAttempt(tx: Tx, { id, attempt }: Refund) {
  const [paidEntry] = refundPaidEntries({ id, orderId: 0, attempt, amountCents: 1 });
  const row = await tx.ledgerEntry.findFirst({
    where: { ref: paidEntry?.ref ?? "", account: "buyer_refunds" },
    select: { amountCents: true },
  });
  return row?.amountCents ?? 0;
}

/** Raises the dispute's excess by a refund requested before the dispute opened and executed after it. */
export async function raiseExcess(tx: Tx, refund: Refund, amountCents: number) {
  await tx.$executeRaw`
    UPDATE disputes SET excess_cents = least(amount_cents, excess_cents + ${amountCents})
    WHERE order_id = ${refund.orderId} AND created_at > ${refund.sentAt} AND status IN ('open', 'lost')`;
}

/**
 * Applies the provider's state of a refund of an order. One of ours that was returned is owed again; one made manually
 * at the provider is recorded once, and the sellers bear it like a lost dispute.
 */
export async function applyRefund(tx: Tx, providerRefund: ProviderRefund) {
  const payment = await tx.paymentIntent.findUnique({
    where: { intentId: providerRefund.intentId },
  });
  if (!payment) return "unknown" as const;
  if (payment.purchaseId) {
    await lockPurchase(tx, payment.purchaseId);
    return applyWholeRefund(tx, { purchaseId: payment.purchaseId }, providerRefund);
  }
  const order = await lockOrder(tx, Number(payment.orderId)); // the table's rule: one of the two
  if (!order.paidAt) return applyWholeRefund(tx, { orderId: order.id }, providerRefund);
  const refunds = await findRefundsOf(tx, order.id, providerRefund);
  if (refunds.length > 0) return applyStatus(tx, refunds, providerRefund);
  // Our own refunds are recorded by the call that requested them.
  if (providerRefund.key || providerRefund.status === "failed") return "ignored" as const;
  if (await isForeignBooked(tx, order.id, providerRefund.id)) return "ignored" as const;
  await bookForeign(tx, order, providerRefund.id, providerRefund.amountCents);
  return "applied" as const;
}

/** Returns our refunds that the provider's refund is about; a retried one only by its current key. */
async function findRefundsOf(tx: Tx, orderId: number, providerRefund: ProviderRefund) {
  const refundId = /^refund:(\d{1,9})(?::\d+)?$/.exec(providerRefund.key ?? "")?.[1];
  const candidates = await tx.refund.findMany({
    where: {
      orderId,
      OR: [
        { providerRefundId: providerRefund.id },
        { id: Number(refundId ?? 0), providerRefundId: null },
      ],
    },
    orderBy: { id: "asc" },
  });
  return candidates.filter(
    (refund) =>
      refund.providerRefundId === providerRefund.id || keyOfRefund(refund) === providerRefund.key,
  );
}

async function applyStatus(tx: Tx, refunds: Refund[], providerRefund: ProviderRefund) {
  if (providerRefund.status !== "failed") return "ignored" as const;
  const reason = providerRefund.failureReason ?? "failed";
  for (const refund of refunds) {
    await failRefund(tx, { ...refund, providerRefundId: providerRefund.id }, reason);
  }
  return "applied" as const;
}

/**
 * Applies the total refunded of a charge. The amount not explained by our refunds was refunded manually at the
 * provider.
 */
export async function applyCharge(tx: Tx, charge: ProviderCharge, refunds: ProviderRefund[]) {
  let outcome: "applied" | "ignored" | "unknown" = "ignored";
  for (const refund of refunds) {
    if ((await applyRefund(tx, refund)) === "applied") outcome = "applied";
  }
  const payment = await tx.paymentIntent.findUnique({ where: { intentId: charge.intentId } });
  if (!payment) return "unknown" as const;
  if (!payment.orderId) return outcome;
  const order = await lockOrder(tx, payment.orderId);
  if (!order.paidAt) return outcome;
  const rest = charge.refundedCents - (await explainedOf(tx, order.id));
  if (rest <= 0) return outcome;
  const id = `${charge.id}:${charge.refundedCents}`;
  if (await isForeignBooked(tx, order.id, id)) return outcome;
  await bookForeign(tx, order, id, rest);
  return "applied" as const;
}

async function isForeignBooked(tx: Tx, orderId: number, id: string) {
  const [refunds, losses] = await Promise.all([
    tx.refund.count({ where: { orderId, key: { startsWith: `provider:${id}:` } } }),
    tx.ledgerEntry.count({ where: { ref: `provider-refund:${id}` } }),
  ]);
  return refunds + losses > 0;
}

/** Returns the amount explained by our refunds, sent or in progress, and by recorded manual ones. Cents. */
async function explainedOf(tx: Tx, orderId: number) {
  const [row] = await tx.$queryRaw<{ cents: number }[]>`
    SELECT ((SELECT coalesce(sum(amount_cents - covered_cents), 0) FROM refunds
        WHERE order_id = ${orderId} AND kind <> 'dispute'
          AND (status = 'succeeded' OR (status = 'pending' AND sent_at IS NOT NULL)))
      + (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries
        WHERE order_id = ${orderId} AND ref LIKE 'provider-refund:%' AND account <> 'provider_clearing'))::float8 AS cents`;
  return row?.cents ?? 0;
}

/**
 * Records a manual refund at the provider. A waiting refund of exactly this amount is covered by it. Otherwise the
 * sellers bear it in proportion to their refundable amounts, and the platform bears the rest.
 */
async function bookForeign(tx: Tx, order: LockedOrder, id: string, amountCents: number) {
  log.error("Refund made at the payment provider", new Error("refund.foreign"), {
    event: "refund.foreign",
    orderId: order.id,
    providerRefundId: id,
    amountCents,
  });
  const waiting = await tx.refund.findMany({
    where: {
      orderId: order.id,
      status: { in: ["failed", "on_hold", "pending"] },
    },
    orderBy: { id: "asc" },
  });
  for (const refund of waiting) {
    if (isUnderWay(refund) || (await outstandingOf(tx, refund)) !== amountCents) continue;
    return adopt(tx, refund, id);
  }
  const refundableCents = order.sellerOrders.map(refundableOf);
  const sum = refundableCents.reduce((total, cents) => total + cents, 0);
  const shares = allocate(Math.min(amountCents, sum), refundableCents);
  for (const [index, sellerOrder] of order.sellerOrders.entries()) {
    const cents = shares[index] ?? 0;
    if (cents === 0) continue;
    const refund = await refundSellerOrder(tx, order, {
      sellerOrderId: sellerOrder.id,
      kind: "provider",
      reason: id,
      actorId: null,
      key: `provider:${id}:${sellerOrder.id}`,
      amountCents: cents,
      isPaidExternally: true,
      providerRefundId: id,
    });
    await tx.ledgerEntry.createMany({ data: refundPaidEntries(refund) });
  }
  const restCents = Math.max(0, amountCents - sum);
  const coveredCents = await coverWaiting(tx, order.id, restCents);
  const rest = externalRefundEntries(order.id, id, {
    coveredCents,
    lossCents: restCents - coveredCents,
  });
  await tx.ledgerEntry.createMany({ data: rest });
  await alarmAdmins(tx, {
    event: "refund.foreign",
    kind: "refund",
    key: `refund-foreign:${id}`,
    values: { state: "foreign", id: String(order.id), amount: formatMoney(amountCents) },
    href: `/orders?order=${order.id}`,
  });
}

/**
 * Whether a refund was requested under a key, so that its own call records it. Refunds without a key at the provider
 * have equal `sentAt` and `createdAt`.
 */
function isUnderWay({ status, sentAt, createdAt }: Refund) {
  return status === "pending" && sentAt !== null && sentAt.getTime() !== createdAt.getTime();
}

async function adopt(tx: Tx, refund: Refund, providerRefundId: string) {
  const attempt = refund.attempt + (refund.sentAt ? 1 : 0);
  const amountCents = await outstandingOf(tx, refund);
  await tx.refund.update({
    where: { id: refund.id },
    data: {
      status: "succeeded",
      doneAt: new Date(),
      sentAt: refund.sentAt ?? new Date(),
      providerRefundId,
      attempt,
      failureReason: null,
    },
  });
  const { id, orderId } = refund;
  const entries = refundPaidEntries({ id, orderId, attempt, amountCents });
  await tx.ledgerEntry.createMany({ data: entries });
}
