import "server-only";

import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import type { BillingOrder } from "@/lib/plans/billing";
import { billing } from "@/lib/plans/billing";
import { notifyPlanChange } from "@/lib/plans/emails";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { FREE_TERMS } from "@/lib/plans/rules";
import { type Live, recordEvent } from "./subscription-rows";
import { countSurplus } from "./surplus";

type Plan = Live["plan"];

/**
 * Ends a priced plan with its period; the Free plan follows.
 * @throws DomainError conflict (it ends already, or changed meanwhile), unavailable (the provider does not answer)
 */
export async function endWithPeriod(live: Live) {
  if (live.cancelAtPeriodEnd) throw new DomainError("conflict", "alreadyCancelled");
  if (live.providerRef) await billing()?.setCancel(live.providerRef, true);
  const { id, userId, plan, currentPeriodEnd: until } = live;
  await withTx(async (tx) => {
    const { count } = await tx.subscription.updateMany({
      where: { id, planId: plan.id, cancelAtPeriodEnd: false, status: { in: [...LIVE_STATUSES] } },
      data: { cancelAtPeriodEnd: true, nextPlanId: null, nextInterval: null },
    });
    if (count === 0) throw new DomainError("conflict", "alreadyCancelled");
    await recordEvent(tx, userId, "cancelled", plan.slug, plan.slug);
    const key = `${id}:${until.getTime()}`;
    const surplus = await countSurplus(userId, FREE_TERMS.productSlots, tx);
    await notifyPlanChange(tx, {
      userId,
      change: "cancelled",
      plan: plan.name,
      until,
      key,
      surplus,
    });
  });
}

/**
 * Changes to a cheaper plan or interval when the period ends. Nothing is charged or credited now, and the running plan
 * keeps its fee until then.
 * @throws DomainError conflict (changed meanwhile), unavailable (the provider does not answer)
 */
export async function changeWithPeriod(live: Live, next: Plan, order: BillingOrder) {
  const { id, userId, plan, interval, currentPeriodEnd: until } = live;
  if (live.providerRef) await billing()?.changeLater(live.providerRef, order);
  await withTx(async (tx) => {
    const { count } = await tx.subscription.updateMany({
      where: { id, planId: plan.id, interval, status: { in: [...LIVE_STATUSES] } },
      data: { nextPlanId: next.id, nextInterval: order.interval, cancelAtPeriodEnd: false },
    });
    if (count === 0) throw new DomainError("conflict", "tryAgain");
    await recordEvent(tx, userId, "scheduled", plan.slug, next.slug);
    const key = `${id}:${until.getTime()}:${next.slug}:${order.interval}`;
    const surplus = await countSurplus(userId, next.productSlots, tx);
    await notifyPlanChange(tx, {
      userId,
      change: "scheduled",
      plan: next.name,
      until,
      key,
      surplus,
    });
  });
}
