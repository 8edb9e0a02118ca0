import type { Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";

type PlanRow = Prisma.PlanGetPayload<object>;

/**
 * Converts a plan as defined in contract.md: monthly and yearly price are decimal strings; `productSlots` null is
 * unlimited.
 */
export function toPlan({ priceCents, yearlyCents, ...plan }: PlanRow) {
  return { ...plan, price: toDecimal(priceCents), yearlyPrice: toDecimal(yearlyCents) };
}
export type Plan = ReturnType<typeof toPlan>;

export const subscriptionSelect = {
  id: true,
  planId: true,
  interval: true,
  status: true,
  cancelAtPeriodEnd: true,
  currentPeriodEnd: true,
  creditCents: true,
  plan: true,
  nextPlan: true,
  nextInterval: true,
} satisfies Prisma.SubscriptionSelect;

type Row = Prisma.SubscriptionGetPayload<{ select: typeof subscriptionSelect }>;

/** Converts a subscription for its seller; `currentPeriodEnd` (ISO 8601) is null on the Free plan, which has no end. */
export function toSubscription(subscription: Row) {
  const { plan, nextPlan, nextInterval, currentPeriodEnd, creditCents, ...row } = subscription;
  return {
    ...row,
    /** Cheaper plan or interval that begins when the period ends. */
    next: nextPlan && nextInterval ? { plan: toPlan(nextPlan), interval: nextInterval } : null,
    plan: toPlan(plan),
    credit: toDecimal(creditCents),
    currentPeriodEnd: plan.priceCents === 0 ? null : currentPeriodEnd.toISOString(),
  };
}
export type Subscription = ReturnType<typeof toSubscription>;
