import "server-only";

import type Stripe from "stripe";

import type {
  ProviderCharge,
  ProviderDispute,
  ProviderEvent,
  ProviderIntent,
  ProviderPayout,
  ProviderRefund,
  ProviderTransfer,
} from "./provider";
import { toSubscription } from "./stripe-subscription";

/** Metadata fields for our key of a refund and our group of a payout. */
export const KEY = "shaafiKey";
export const GROUP = "shaafiGroup";

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : (value?.id ?? "");

export function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const { id, client_secret, amount, currency, status } = intent;
  return { id, clientSecret: client_secret ?? "", amountCents: amount, currency, status };
}

function toDispute({
  id,
  amount,
  reason,
  status,
  payment_intent,
}: Stripe.Dispute): ProviderDispute {
  return { id, intentId: idOf(payment_intent), amountCents: amount, reason, status };
}

export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, payment_intent, amount, status, failure_reason: reason, metadata } = refund;
  const isBack = status === "failed" || status === "canceled";
  const stands = status === "succeeded" ? "succeeded" : "pending";
  return {
    id,
    intentId: idOf(payment_intent),
    amountCents: amount,
    status: isBack ? "failed" : stands,
    failureReason: isBack ? (reason ?? status) : null,
    key: metadata?.[KEY] ?? null,
  };
}

function toCharge({ id, payment_intent, amount_refunded }: Stripe.Charge): ProviderCharge {
  return { id, intentId: idOf(payment_intent), refundedCents: amount_refunded ?? 0 };
}

export function toPayout({ id, status, failure_code }: Stripe.Payout): ProviderPayout {
  if (status === "paid") return { id, status, failureReason: null };
  const isBack = status === "failed" || status === "canceled";
  return { id, status: isBack ? "failed" : "pending", failureReason: failure_code ?? null };
}

export function toTransfer({ id, amount_reversed }: Stripe.Transfer): ProviderTransfer {
  return { id, reversedCents: amount_reversed ?? 0 };
}

type EventContent = Omit<ProviderEvent, "id" | "type">;

const NOTHING: EventContent = {
  intent: null,
  dispute: null,
  subscription: null,
  refund: null,
  charge: null,
  payout: null,
  transfer: null,
};

/** Converters by the prefix of an event's type; the first match applies. */
const READERS: [RegExp, (object: unknown) => Partial<EventContent>][] = [
  [/^payment_intent\./, (object) => ({ intent: toIntent(object as Stripe.PaymentIntent) })],
  [/^charge\.dispute\./, (object) => ({ dispute: toDispute(object as Stripe.Dispute) })],
  [/^(charge\.)?refund\./, (object) => ({ refund: toRefund(object as Stripe.Refund) })],
  [/^charge\.refunded$/, (object) => ({ charge: toCharge(object as Stripe.Charge) })],
  [/^payout\./, (object) => ({ payout: toPayout(object as Stripe.Payout) })],
  [/^transfer\./, (object) => ({ transfer: toTransfer(object as Stripe.Transfer) })],
  [
    /^customer\.subscription\./,
    (object) => ({ subscription: toSubscription(object as Stripe.Subscription) }),
  ],
];

/** Converts a Stripe event; all fields are null for unrelated events. */
export function toEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const reader = READERS.find(([pattern]) => pattern.test(type))?.[1];
  return { id, type, ...NOTHING, ...reader?.(data.object) };
}
