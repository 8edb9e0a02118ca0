import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { isConstraintViolation } from "@/lib/core/errors";
import { db, retryOnConflict, type Tx, withTx } from "@/lib/db/client";
import { applyDispute } from "@/lib/orders/disputes/service/apply-dispute";
import { applyCharge, applyRefund } from "@/lib/orders/refunds/service/apply-provider-refund";
import { findOrderAwaitingPayment, markPaid } from "@/lib/orders/service/mark-paid";
import { type ProviderEvent, type ProviderRefund, requireProvider } from "@/lib/payments/provider";
import { amountDiffers, type PaymentOutcome } from "@/lib/payments/service/apply-intent";
import { applyPayout, applyTransfer } from "@/lib/payouts/service/apply-provider-state";
import { applyProviderSubscription } from "@/lib/plans/service/apply-provider-subscription";
import { applyIntent } from "./apply-intent";

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

type Subject = Exclude<keyof ProviderEvent, "id" | "type">;

/** Applies each kind of event. The type requires a handler for every subject that the provider reports. */
const HANDLERS: {
  [S in Subject]: (
    tx: Tx,
    subject: NonNullable<ProviderEvent[S]>,
    refunds: ProviderRefund[],
  ) => Promise<PaymentOutcome>;
} = {
  intent: applyIntent,
  subscription: applyProviderSubscription,
  refund: applyRefund,
  charge: applyCharge,
  payout: applyPayout,
  transfer: applyTransfer,
  dispute: applyDispute,
};

const SUBJECTS = Object.keys(HANDLERS) as Subject[];

/**
 * Returns null for an event about nothing of ours.
 * @param refunds every refund of the charge that the event is about
 */
async function applyEvent(
  tx: Tx,
  event: ProviderEvent,
  refunds: ProviderRefund[],
): Promise<PaymentOutcome | null> {
  const subject = SUBJECTS.find((kind) => event[kind]);
  return subject ? applySubject(tx, event, { subject, refunds }) : null;
}

type About<S extends Subject> = { subject: S; refunds: ProviderRefund[] };

async function applySubject<S extends Subject>(
  tx: Tx,
  event: ProviderEvent,
  { subject, refunds }: About<S>,
) {
  const value = event[subject];
  return value ? HANDLERS[subject](tx, value, refunds) : null;
}
