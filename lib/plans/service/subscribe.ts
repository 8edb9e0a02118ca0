import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db, type Tx, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { type Billing, billing } from "@/lib/plans/billing";
import { subscriptionSelect, toSubscription } from "@/lib/plans/dto";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { priceOf } from "@/lib/plans/rules";
import type { SubscribeInput } from "@/lib/plans/schema";
import { type Live, lockLive, note, store } from "./store";

/**
 * POST /api/subscribe: another plan at once, what is left of the one before taken off its price; the own plan again takes
 * a cancellation back. With a provider that needs a card, a first priced plan is `incomplete` and has a `clientSecret`.
 * @throws DomainError notFound (no such plan), unavailable (a priced plan and no provider), conflict (changed meanwhile)
 */
export async function subscribe(viewer: Viewer, { planId, interval }: SubscribeInput) {
  const plan = await db.plan.findUnique({ where: { id: planId } });
  if (!plan) throw new DomainError("notFound", "planNotFound");
  const live = await findLive(viewer.id);
  if (live?.planId === plan.id && (plan.priceCents === 0 || live.interval === interval)) {
    return resume(viewer, live);
  }
  const order = { viewer, plan, interval, live };
  return plan.priceCents === 0 ? takeFree(order) : takePriced(order, requireBilling());
}

type Plan = NonNullable<Awaited<ReturnType<typeof db.plan.findUnique>>>;
type Order = {
  viewer: Viewer;
  plan: Plan;
  interval: SubscribeInput["interval"];
  live: Live | null;
};

async function takeFree({ viewer, plan, interval, live }: Order) {
  const ref = live?.providerRef;
  if (ref) await requireBilling().end(ref);
  const id = await withTx(async (tx) => {
    const now = new Date();
    const found = await requireSame(tx, viewer.id, live);
    const wanted = { userId: viewer.id, plan, interval, period: null };
    return store(tx, found, { ...wanted, provider: null, providerRef: null }, now);
  });
  return read(id);
}

async function takePriced({ viewer, plan, interval, live }: Order, provider: Billing) {
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { email: true },
  });
  const { slug, name } = plan;
  const order = {
    userId: viewer.id,
    email,
    plan: { slug, name, amountCents: priceOf(plan, interval) },
    interval,
    key: `plan:${viewer.id}:${live?.id ?? 0}:${live?.currentPeriodStart.getTime() ?? 0}:${slug}:${interval}`,
  };
  const ref = live?.providerRef;
  const billed = await (ref ? provider.change(ref, order) : provider.start(order));
  const id = await withTx(async (tx) => {
    const found = await requireSame(tx, viewer.id, live);
    const wanted = {
      userId: viewer.id,
      plan,
      interval,
      provider: provider.name,
      providerRef: billed?.ref ?? null,
      period: billed?.period ?? null,
    };
    if (billed?.status === "incomplete") return await keepIncomplete(tx, wanted);
    return store(tx, found, wanted, new Date());
  });
  const answer = await read(id);
  return billed?.clientSecret ? { ...answer, clientSecret: billed.clientSecret } : answer;
}

/** Waits beside the plan that counts until its first payment is in (lib/plans/service/follow). */
async function keepIncomplete(tx: Tx, wanted: Parameters<typeof store>[2]) {
  const { userId, plan, interval, provider, providerRef, period } = wanted;
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
  if (live.cancelAtPeriodEnd) {
    if (live.providerRef) await requireBilling().setCancel(live.providerRef, false);
    await withTx(async (tx) => {
      const { count } = await tx.subscription.updateMany({
        where: { id: live.id, cancelAtPeriodEnd: true, status: { in: [...LIVE_STATUSES] } },
        data: { cancelAtPeriodEnd: false },
      });
      if (count > 0) await note(tx, viewer.id, "resumed", live.plan.slug, live.plan.slug);
    });
  }
  return read(live.id);
}

function findLive(userId: number) {
  return db.subscription.findFirst({
    where: { userId, status: { in: [...LIVE_STATUSES] } },
    include: { plan: true },
  });
}

/** @throws DomainError conflict when somebody changed the plan since it was read */
async function requireSame(tx: Tx, userId: number, seen: Live | null) {
  const found = await lockLive(tx, userId);
  const isSame =
    found?.id === seen?.id && found?.planId === seen?.planId && found?.interval === seen?.interval;
  if (!isSame) throw new DomainError("conflict", "tryAgain");
  return found;
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
