import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError, isConstraintViolation } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db, retryOnConflict, type Tx, withTx } from "@/lib/db/client";
import { applyTicketPayment } from "@/lib/events/tickets/service/apply-payment";
import { lockPurchase } from "@/lib/events/tickets/service/lock";
import { applyDispute } from "@/lib/orders/disputes/service";
import { applyCharge, applyRefund } from "@/lib/orders/refunds/provider-word";
import { refundLatePayment } from "@/lib/orders/service/late-payment";
import { findOrderAwaitingPayment, markPaid } from "@/lib/orders/service/mark-paid";
import { refundUnsent } from "@/lib/orders/service/refund-unsent";
import { type LockedOrder, lockOrder } from "@/lib/orders/service/transition";
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  paymentProvider,
} from "@/lib/payments/provider";
import { applyPayout, applyTransfer } from "@/lib/payouts/service/apply-provider-state";
import { applyProviderSubscription } from "@/lib/plans/service/apply-provider-subscription";

type Outcome = "applied" | "ignored" | "mismatch" | "unknown";

/** Returns the payment provider. @throws DomainError unavailable when no provider is configured */
export function requireProvider(): PaymentProvider {
  const provider = paymentProvider();
  if (!provider) throw new DomainError("unavailable", "paymentsMissing");
  return provider;
}

/**
 * Processes a webhook's raw body. Each event takes effect once, in any order and with any number of deliveries. All
 * errors are thrown, so that the provider sends the event again.
 * @throws DomainError invalid (bad signature), unavailable (no provider)
 */
export async function handleEvent(raw: string, signature: string | null) {
  const provider = requireProvider();
  const event = provider.parseEvent(raw, signature);
  if (await applyPaidEventFast(event)) return;
  const refunds = event.charge ? await provider.listRefunds(event.charge.intentId) : [];
  await withTx(async (tx) => {
    const { count } = await tx.paymentEvent.createMany({
      data: {
        eventId: event.id,
        type: event.type,
        intentId: intentOf(event),
        outcome: "ignored",
      },
      skipDuplicates: true,
    });
    if (count === 0) return;
    const outcome = await applyEvent(tx, event, refunds);
    if (!outcome) return;
    await tx.paymentEvent.update({ where: { eventId: event.id }, data: { outcome } });
  });
}

const intentOf = ({ intent, dispute, refund, charge }: ProviderEvent) =>
  intent?.id ?? dispute?.intentId ?? refund?.intentId ?? charge?.intentId ?? null;

/**
 * Applies the most frequent event, the payment of a pending order, without reading under a lock: its single statement
 * fails if the order is no longer pending. Returns whether it was applied; any other event has to be processed under
 * the lock.
 */
async function applyPaidEventFast({ id, type, intent }: ProviderEvent): Promise<boolean> {
  if (intent?.status !== "succeeded") return false;
  const order = await findOrderAwaitingPayment(intent.id);
  if (!order || order.hasDisabledSeller || amountDiffers(intent, order)) return false;
  const claim = Prisma.sql`
    INSERT INTO payment_events (event_id, type, intent_id, outcome)
    VALUES (${id}, ${type}, ${intent.id}, 'applied') ON CONFLICT DO NOTHING`;
  try {
    await retryOnConflict(() => markPaid(db, order, claim));
    return true;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    return false;
  }
}

const amountDiffers = (intent: ProviderIntent, paid: { totalCents: number; currency: string }) =>
  intent.amountCents !== paid.totalCents || intent.currency !== paid.currency;

/** @param refunds every refund of the charge that the event is about */
async function applyEvent(
  tx: Tx,
  event: ProviderEvent,
  refunds: ProviderRefund[],
): Promise<Outcome | null> {
  const { intent, dispute, subscription, refund, charge, payout, transfer } = event;
  if (intent) return applyIntent(tx, intent);
  if (subscription) return applyProviderSubscription(tx, subscription);
  if (refund) return applyRefund(tx, refund);
  if (charge) return applyCharge(tx, charge, refunds);
  if (payout) return applyPayout(tx, payout);
  if (transfer) return applyTransfer(tx, transfer);
  return dispute ? applyDispute(tx, dispute) : null;
}

/**
 * Applies a provider's payment intent to our records. Called by the webhook, the return page and the job that expires
 * holds. Idempotent.
 */
export async function applyIntent(tx: Tx, intent: ProviderIntent): Promise<Outcome> {
  const payment = await tx.paymentIntent.findUnique({ where: { intentId: intent.id } });
  if (!payment) {
    log.error("Payment intent not found", new Error("unknown intent"), { intentId: intent.id });
    return "unknown";
  }
  const { orderId, purchaseId } = payment;
  const paid = orderId ? await lockOrder(tx, orderId) : await lockPurchase(tx, Number(purchaseId)); // the table's rule: one of the two
  if (amountDiffers(intent, paid)) {
    log.error("Payment amount mismatch", new Error("mismatch"), { intentId: intent.id });
    return "mismatch";
  }
  await tx.paymentIntent.updateMany({
    where: { id: payment.id, status: { not: "succeeded" } },
    data: { status: intent.status },
  });
  if (intent.status !== "succeeded") return "ignored";
  return "code" in paid
    ? applyTicketPayment(tx, paid, intent.id)
    : applyToOrder(tx, paid, intent.id);
}

async function applyToOrder(tx: Tx, order: LockedOrder, intentId: string): Promise<Outcome> {
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
  const closed = await tx.orderPart.findMany({
    where: { orderId, seller: { disabledAt: { not: null } } },
    select: { id: true },
  });
  if (closed.length === 0) return;
  for (const { id } of closed) {
    const order = await lockOrder(tx, orderId);
    const part = order.parts.find((one) => one.id === id);
    if (part) await refundUnsent(tx, order, part);
  }
}

/**
 * Applies the provider's current state when a buyer returns from payment, in case the webhook is delayed.
 * @throws DomainError unauthenticated, notFound (not the viewer's payment)
 */
export async function confirmReturn(caller: Viewer | null, { intentId }: { intentId: string }) {
  const viewer = requireSignedIn(caller);
  const order = await db.order.findFirst({
    where: { buyerId: viewer.id, payment: { intentId } },
    select: { id: true, paymentStatus: true },
  });
  if (!order) throw new DomainError("notFound", "intentNotFound");
  const orderId = order.id;
  if (order.paymentStatus === "unpaid") {
    const intent = await requireProvider().retrieveIntent(intentId);
    await withTx((tx) => applyIntent(tx, intent));
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
