import "server-only";

import type Stripe from "stripe";

import { callStripe, stripeClient } from "@/lib/payments/stripe-client";

export type NextPhase = Stripe.SubscriptionScheduleUpdateParams.Phase;

const idOf = (object: string | { id: string }) => (typeof object === "string" ? object : object.id);

/** Schedules a subscription's change to the next phase at the end of its paid period, without proration. */
export async function scheduleNextPhase(subscription: Stripe.Subscription, next: NextPhase) {
  const { id } = subscription.schedule
    ? { id: idOf(subscription.schedule) }
    : await callStripe(() =>
        stripeClient().subscriptionSchedules.create({ from_subscription: subscription.id }),
      );
  const schedule = await callStripe(() => stripeClient().subscriptionSchedules.retrieve(id));
  const [running] = schedule.phases;
  const [item] = subscription.items.data;
  if (!running || !item) throw new Error(`Subscription schedule ${id} has no running phase`);
  const phase = {
    items: [{ price: item.price.id, quantity: 1 }],
    start_date: running.start_date,
    end_date: item.current_period_end,
  };
  const phases = [phase, { ...next, proration_behavior: "none" as const }];
  const params = { phases, end_behavior: "release", proration_behavior: "none" } as const;
  await callStripe(() => stripeClient().subscriptionSchedules.update(id, params));
}

/**
 * Releases a subscription from its schedule, if it has one, without changing the subscription. Returns the phase that
 * was to follow, or null.
 */
export async function releaseSchedule({
  schedule,
}: Stripe.Subscription): Promise<NextPhase | null> {
  if (!schedule) return null;
  const id = idOf(schedule);
  const { phases } = await callStripe(() => stripeClient().subscriptionSchedules.retrieve(id));
  await callStripe(() => stripeClient().subscriptionSchedules.release(id));
  const next = phases[1];
  const [item] = next?.items ?? [];
  if (!next || !item) return null;
  return { items: [{ price: idOf(item.price), quantity: 1 }], metadata: next.metadata ?? {} };
}
