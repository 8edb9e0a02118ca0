import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { db, type Tx, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { applyDispute } from "@/lib/disputes/service";
import { markPaid, refundLatePayment } from "@/lib/orders/payment";
import { lockOrder } from "@/lib/orders/transition";
import { followSubscription } from "@/lib/plans/service/follow";
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  paymentProvider,
} from "./provider";

type Outcome = "applied" | "ignored" | "mismatch" | "unknown";

/** @throws DomainError unavailable when no provider is configured */
export function requireProvider(): PaymentProvider {
  const provider = paymentProvider();
  if (!provider) throw new DomainError("unavailable", "paymentsMissing");
  return provider;
}

/**
 * A webhook's raw body: each event takes effect once, in any order, however often it is sent. Anything that
 * fails is thrown, so that the provider sends it again.
 * @throws DomainError invalid (bad signature), unavailable (no provider)
 */
export async function handleEvent(raw: string, signature: string | null) {
  const event = requireProvider().parseEvent(raw, signature);
  await withTx(async (tx) => {
    const { count } = await tx.paymentEvent.createMany({
      data: {
        eventId: event.id,
        type: event.type,
        intentId: event.intent?.id ?? event.dispute?.intentId ?? null,
        outcome: "ignored",
      },
      skipDuplicates: true,
    });
    if (count === 0) return;
    const outcome = await applyEvent(tx, event);
    if (!outcome) return;
    await tx.paymentEvent.update({ where: { eventId: event.id }, data: { outcome } });
  });
}

async function applyEvent(tx: Tx, event: ProviderEvent): Promise<Outcome | null> {
  const { intent, dispute, subscription } = event;
  if (intent) return applyIntent(tx, intent);
  if (subscription) return followSubscription(tx, subscription);
  return dispute ? applyDispute(tx, dispute) : null;
}

/**
 * Makes our books follow a provider's intent. Webhook, return page and the sweep of lapsed holds all come
 * here; it does nothing the second time.
 */
export async function applyIntent(tx: Tx, intent: ProviderIntent): Promise<Outcome> {
  const payment = await tx.paymentIntent.findUnique({ where: { intentId: intent.id } });
  if (!payment) {
    log.error("payment of no order", new Error("unknown intent"), { intentId: intent.id });
    return "unknown";
  }
  const order = await lockOrder(tx, payment.orderId);
  if (intent.amountCents !== order.totalCents || intent.currency !== order.currency) {
    log.error("payment differs from its order", new Error("mismatch"), { intentId: intent.id });
    return "mismatch";
  }
  await tx.paymentIntent.updateMany({
    where: { id: payment.id, status: { not: "succeeded" } },
    data: { status: intent.status },
  });
  if (intent.status !== "succeeded" || order.paymentStatus !== "unpaid") return "ignored";
  if (order.status === "pending") await markPaid(tx, order);
  else await refundLatePayment(tx, order, intent.id);
  return "applied";
}

/**
 * The buyer is back from paying: asks the provider and follows it, in case the webhook is still on its way.
 * @throws DomainError unauthenticated, notFound (not the viewer's payment)
 */
export async function confirmReturn(asking: Viewer | null, { intentId }: { intentId: string }) {
  const viewer = requireSignedIn(asking);
  const payment = await db.paymentIntent.findFirst({
    where: { intentId, order: { buyerId: viewer.id } },
    select: { orderId: true, order: { select: { paymentStatus: true } } },
  });
  if (!payment) throw new DomainError("notFound", "intentNotFound");
  const { orderId } = payment;
  if (payment.order.paymentStatus === "unpaid") {
    const intent = await requireProvider().retrieveIntent(intentId);
    await withTx((tx) => applyIntent(tx, intent));
    const isWaiting = intent.status === "processing" || intent.status === "requires_action";
    if (intent.status !== "succeeded") return { orderId, state: stateOf(isWaiting) };
  }
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true },
  });
  return {
    orderId,
    state: order.status === "cancelled" ? ("refunded" as const) : ("paid" as const),
  };
}

function stateOf(isWaiting: boolean) {
  return isWaiting ? ("processing" as const) : ("failed" as const);
}
