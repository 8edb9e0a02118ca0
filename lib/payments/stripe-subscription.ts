import "server-only";

import type Stripe from "stripe";

import type { ProviderSubscription } from "./provider";

const STATUSES: Partial<Record<Stripe.Subscription.Status, ProviderSubscription["status"]>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "past_due",
  incomplete: "incomplete",
};

/** Converts a Stripe subscription; its period is that of its only item. */
export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, items, latest_invoice: invoice, metadata } = subscription;
  const [item] = items.data;
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret : null;
  const start = item?.current_period_start ?? subscription.created;
  const dateOf = (seconds: number) => new Date(seconds * 1000);
  return {
    ref: id,
    about: {
      userId: Number(metadata["userId"] ?? 0),
      planSlug: metadata["plan"] ?? "",
      interval: metadata["interval"] ?? "month",
    },
    clientSecret: status === "incomplete" ? (secret?.client_secret ?? null) : null,
    status: STATUSES[status] ?? "ended",
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    period: {
      start: dateOf(start),
      end: dateOf(item?.current_period_end ?? subscription.created + 1),
    },
  };
}
