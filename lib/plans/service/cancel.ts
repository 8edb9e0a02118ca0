import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { billing } from "@/lib/plans/billing";
import { subscriptionSelect, toSubscription } from "@/lib/plans/dto";
import { tellPlan } from "@/lib/plans/mails";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { note } from "./store";

/**
 * POST /api/cancel-subscription: the viewer's priced plan ends with its period.
 * @throws DomainError conflict (there is none, or it ends already), unavailable (the provider does not answer)
 */
export async function cancelSubscription(viewer: Viewer) {
  const live = await db.subscription.findFirst({
    where: {
      userId: viewer.id,
      status: { in: [...LIVE_STATUSES] },
      plan: { priceCents: { gt: 0 } },
    },
    include: { plan: true },
  });
  if (!live) throw new DomainError("conflict", "nothingToCancel");
  if (live.cancelAtPeriodEnd) throw new DomainError("conflict", "alreadyCancelled");
  if (live.providerRef) await billing()?.setCancel(live.providerRef, true);
  const { id, plan, currentPeriodEnd: until } = live;
  const row = await withTx(async (tx) => {
    const { count } = await tx.subscription.updateMany({
      where: { id, planId: plan.id, cancelAtPeriodEnd: false, status: { in: [...LIVE_STATUSES] } },
      data: { cancelAtPeriodEnd: true },
    });
    if (count === 0) throw new DomainError("conflict", "alreadyCancelled");
    await note(tx, viewer.id, "cancelled", plan.slug, plan.slug);
    const key = `${id}:${until.getTime()}`;
    await tellPlan(tx, { userId: viewer.id, said: "cancelled", plan: plan.name, until, key });
    return tx.subscription.findUniqueOrThrow({ where: { id }, select: subscriptionSelect });
  });
  return toSubscription(row);
}
