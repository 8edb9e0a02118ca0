import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { BillingInterval, PaymentProvider } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import type { Tx } from "@/lib/db/client";
import { notifyPlanChange } from "@/lib/plans/emails";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { FREE_TERMS, periodEnd, priceOf, unusedCents, withCredit } from "@/lib/plans/rules";
import { deactivateSurplus } from "./surplus";

type PlanRow = Prisma.PlanGetPayload<object>;

/** Subscription to store; without `period` we manage the periods and charge for them. */
export type NewSubscription = {
  userId: number;
  plan: PlanRow;
  interval: BillingInterval;
  provider: PaymentProvider | null;
  providerRef: string | null;
  period: { start: Date; end: Date } | null;
};

/** Locks a user, so that plan changes are serialized; returns the active subscription. */
export async function lockActiveSubscription(tx: Tx, userId: number) {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  return tx.subscription.findFirst({
    where: { userId, status: { in: [...LIVE_STATUSES] } },
    include: { plan: true, nextPlan: true },
  });
}
export type Live = NonNullable<Awaited<ReturnType<typeof lockActiveSubscription>>>;

/**
 * Starts a plan now, less the unused rest of the previous one. Only for upgrades: a downgrade waits for the end of its
 * period (lib/plans/service/schedule.ts).
 */
export async function saveSubscription(
  tx: Tx,
  live: Live | null,
  newSubscription: NewSubscription,
  now: Date,
) {
  const { userId, plan, interval, provider, providerRef } = newSubscription;
  const period = newSubscription.period ?? { start: now, end: periodEnd(now, interval) };
  const credit = live ? live.creditCents + (await unusedOf(tx, live, now)) : 0;
  const charge = withCredit(priceOf(plan, interval), credit);
  const data = {
    planId: plan.id,
    interval,
    status: "active" as const,
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    cancelAtPeriodEnd: false,
    nextPlanId: null,
    nextInterval: null,
    anchorAt: period.start,
    creditCents: newSubscription.period ? 0 : charge.leftCents,
    provider,
    providerRef,
  };
  const { id } = live
    ? await tx.subscription.update({ where: { id: live.id }, data })
    : await tx.subscription.create({ data: { ...data, userId } });
  if (!newSubscription.period && plan.priceCents > 0)
    await recordCharge(tx, id, { plan, interval, period, charge });
  await recordEvent(tx, userId, "changed", live?.plan.slug ?? "free", plan.slug);
  // A seller without a plan may have more products than Free has today.
  if (live) await deactivateSurplus(tx, userId, plan.productSlots);
  const key = `${id}:${now.getTime()}`;
  if (plan.priceCents > 0) {
    await notifyPlanChange(tx, {
      userId,
      change: "changed",
      plan: plan.name,
      until: period.end,
      key,
    });
  } else if (live) {
    await notifyPlanChange(tx, { userId, change: "ended", plan: live.plan.name, until: now, key });
  }
  return id;
}

type Bill = {
  plan: PlanRow;
  interval: BillingInterval;
  period: { start: Date; end: Date };
  charge: ReturnType<typeof withCredit>;
};

/** Stores the charge of a period, once. */
export async function recordCharge(
  tx: Tx,
  subscriptionId: number,
  { plan, interval, period, charge }: Bill,
) {
  await tx.subscriptionCharge.createMany({
    data: {
      subscriptionId,
      key: `subscription:${subscriptionId}:${plan.slug}:${interval}:${period.start.toISOString()}`,
      amountCents: charge.amountCents,
      creditCents: charge.usedCents,
      periodStart: period.start,
      periodEnd: period.end,
    },
    skipDuplicates: true,
  });
}

/** Returns the unused amount of the current period's charge and credit, in cents. */
async function unusedOf(tx: Tx, live: Live, now: Date) {
  const charge = await tx.subscriptionCharge.findFirst({
    where: { subscriptionId: live.id, periodStart: live.currentPeriodStart },
    orderBy: { id: "desc" },
  });
  if (!charge) return 0;
  const paidCents = charge.amountCents + charge.creditCents;
  return unusedCents({ paidCents, start: charge.periodStart, end: charge.periodEnd }, now);
}

/** Ends a subscription, which returns the user to the Free plan. */
export async function endSubscription(tx: Tx, live: Live, now: Date) {
  const { id, userId, plan } = live;
  await tx.subscription.update({ where: { id }, data: { status: "ended", endedAt: now } });
  await recordEvent(tx, userId, "ended", plan.slug, "free");
  await deactivateSurplus(tx, userId, FREE_TERMS.productSlots);
  await notifyPlanChange(tx, {
    userId,
    change: "ended",
    plan: plan.name,
    until: now,
    key: String(id),
  });
}

export async function recordEvent(
  tx: Tx,
  userId: number,
  event: "changed" | "scheduled" | "cancelled" | "resumed" | "renewed" | "ended",
  before: string,
  after: string,
) {
  await writeAudit(tx, {
    actorId: event === "renewed" || event === "ended" ? null : userId,
    action: `subscription.${event}`,
    subjectType: "user",
    subjectId: userId,
    before: { plan: before },
    after: { plan: after },
  });
}
