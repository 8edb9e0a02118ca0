import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { type Billing, type BillingOrder, billing } from "@/lib/plans/billing";
import { subscriptionSelect, toSubscription } from "@/lib/plans/dto";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { isDowngrade, priceOf } from "@/lib/plans/rules";
import type { SubscribeInput } from "@/lib/plans/schema";
import { changeWithPeriod, endWithPeriod } from "./schedule";
import {
  type Live,
  lockActiveSubscription,
  recordEvent,
  saveSubscription,
} from "./subscription-rows";

/**
 * Subscribes the viewer to a plan, for POST /api/subscribe. A more expensive plan starts at once, less the unused rest
 * of the previous one; a cheaper one when the period ends, without credit; the current plan cancels a cancellation or a
 * scheduled change. With a provider that needs a card, a first priced plan is `incomplete` and has a `clientSecret`.
 * @throws DomainError notFound (no such plan), unavailable (a priced plan and no provider), conflict (changed
 *   meanwhile), declined (the card did not pay for the more expensive plan; the previous one stays)
 */
export async function subscribe(viewer: Viewer, { planId, interval }: SubscribeInput) {
  const plan = await db.plan.findUnique({ where: { id: planId } });
  if (!plan) throw new DomainError("notFound", "planNotFound");
  const live = await findLive(viewer.id);
  if (live?.planId === plan.id && (plan.priceCents === 0 || live.interval === interval)) {
    return resume(viewer, live);
  }
  if (live && isDowngrade(live, { plan, interval })) return downgrade(viewer, live, plan, interval);
  const order = { viewer, plan, interval, live };
  return plan.priceCents === 0 ? startFreePlan(order) : startPricedPlan(order, requireBilling());
}

async function downgrade(
  viewer: Viewer,
  live: Live,
  plan: Plan,
  interval: SubscribeInput["interval"],
) {
  if (plan.priceCents > 0) {
    await changeWithPeriod(live, plan, await toOrder({ viewer, plan, interval, live }));
  } else if (!live.cancelAtPeriodEnd) {
    await endWithPeriod(live);
  }
  return read(live.id);
}

type Plan = NonNullable<Awaited<ReturnType<typeof db.plan.findUnique>>>;
type Order = {
  viewer: Viewer;
  plan: Plan;
  interval: SubscribeInput["interval"];
  live: Live | null;
};

async function startFreePlan({ viewer, plan, interval, live }: Order) {
  const id = await withTx(async (tx) => {
    const now = new Date();
    const current = await requireUnchanged(tx, viewer.id, live);
    const newSubscription = { userId: viewer.id, plan, interval, period: null };
    return saveSubscription(
      tx,
      current,
      { ...newSubscription, provider: null, providerRef: null },
      now,
    );
  });
  return read(id);
}

async function toOrder({ viewer, plan, interval, live }: Order): Promise<BillingOrder> {
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { email: true },
  });
  const { slug, name } = plan;
  return {
    userId: viewer.id,
    email,
    plan: { slug, name, amountCents: priceOf(plan, interval) },
    interval,
    key: [
      `plan:${viewer.id}:${live?.id ?? 0}:${live?.currentPeriodStart.getTime() ?? 0}`,
      `${slug}:${interval}:${live?.declinedChanges ?? 0}`,
    ].join(":"),
  };
}

async function startPricedPlan(planOrder: Order, provider: Billing) {
  const { viewer, plan, interval, live } = planOrder;
  const order = await toOrder(planOrder);
  const subscription = await (live?.providerRef
    ? changeAtProvider(provider, live, order)
    : provider.start(order));
  const id = await withTx(async (tx) => {
    const current = await requireUnchanged(tx, viewer.id, live);
    const newSubscription = {
      userId: viewer.id,
      plan,
      interval,
      provider: provider.name,
      providerRef: subscription?.ref ?? null,
      period: subscription?.period ?? null,
    };
    if (subscription && subscription.status !== "active")
      return await saveIncomplete(tx, newSubscription);
    return saveSubscription(tx, current, newSubscription, new Date());
  });
  const result = await read(id);
  return subscription?.clientSecret
    ? { ...result, clientSecret: subscription.clientSecret }
    : result;
}

/**
 * Changes the plan at the provider.
 * @throws DomainError declined unless the provider reports that the more expensive plan is paid: the previous one stays
 */
async function changeAtProvider(provider: Billing, live: Live, order: BillingOrder) {
  try {
    const subscription = await provider.change(live.providerRef ?? "", order);
    if (subscription && subscription.status !== "active")
      throw new DomainError("declined", "planCardDeclined");
    return subscription;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "declined") await countDeclined(live);
    throw error;
  }
}

/** Counts a declined change: the provider repeats its response to a key, so the next attempt needs another key. */
async function countDeclined({ id, declinedChanges }: Live) {
  await db.subscription.updateMany({
    where: { id, declinedChanges },
    data: { declinedChanges: { increment: 1 } },
  });
}

/**
 * Stores an incomplete subscription next to the active one until its first payment
 * (lib/plans/service/apply-provider-subscription).
 */
async function saveIncomplete(tx: Tx, newSubscription: Parameters<typeof saveSubscription>[2]) {
  const { userId, plan, interval, provider, providerRef, period } = newSubscription;
  const now = new Date();
  const data = {
    userId,
    planId: plan.id,
    interval,
    status: "incomplete" as const,
    provider,
    currentPeriodStart: period?.start ?? now,
    currentPeriodEnd: period?.end ?? new Date(now.getTime() + 1),
  };
  const { id } = await tx.subscription.upsert({
    where: { providerRef: providerRef ?? "" },
    create: { ...data, providerRef },
    update: {},
  });
  return id;
}

async function resume(viewer: Viewer, live: Live) {
  if (live.cancelAtPeriodEnd || live.nextPlanId !== null) {
    if (live.providerRef) await resumeAtProvider(live, live.providerRef);
    await withTx(async (tx) => {
      const { count } = await tx.subscription.updateMany({
        where: {
          id: live.id,
          OR: [{ cancelAtPeriodEnd: true }, { nextPlanId: { not: null } }],
          status: { in: [...LIVE_STATUSES] },
        },
        data: { cancelAtPeriodEnd: false, nextPlanId: null, nextInterval: null },
      });
      if (count > 0) await recordEvent(tx, viewer.id, "resumed", live.plan.slug, live.plan.slug);
    });
  }
  return read(live.id);
}

function resumeAtProvider({ cancelAtPeriodEnd }: Live, ref: string) {
  const provider = requireBilling();
  return cancelAtPeriodEnd ? provider.setCancel(ref, false) : provider.cancelLaterChange(ref);
}

function findLive(userId: number) {
  return db.subscription.findFirst({
    where: { userId, status: { in: [...LIVE_STATUSES] } },
    include: { plan: true, nextPlan: true },
  });
}

/** Requires an unchanged plan. @throws DomainError conflict when the plan changed since it was read */
async function requireUnchanged(tx: Tx, userId: number, expected: Live | null) {
  const current = await lockActiveSubscription(tx, userId);
  const isUnchanged =
    current?.id === expected?.id &&
    current?.planId === expected?.planId &&
    current?.interval === expected?.interval;
  if (!isUnchanged) throw new DomainError("conflict", "tryAgain");
  return current;
}

async function read(id: number) {
  return toSubscription(
    await db.subscription.findUniqueOrThrow({ where: { id }, select: subscriptionSelect }),
  );
}

function requireBilling(): Billing {
  const provider = billing();
  if (!provider) throw new DomainError("unavailable", "paymentsMissing");
  return provider;
}
