import "server-only";

import { db, withTx } from "@/lib/core/db";
import { LIVE_STATUSES } from "./queries";
import { periodEnd, priceOf, withCredit } from "./rules";
import { bill, end, lockLive, note } from "./service/store";

const BATCH = 100;

/**
 * Renews or ends the plans whose period is over and that no provider keeps. Each in a transaction of its own, so that a
 * run that dies loses none. Answers how many.
 */
export async function renewSubscriptions() {
  const due = await db.subscription.findMany({
    where: {
      status: { in: [...LIVE_STATUSES] },
      providerRef: null,
      currentPeriodEnd: { lte: new Date() },
      plan: { priceCents: { gt: 0 } },
    },
    select: { id: true, userId: true },
    orderBy: { currentPeriodEnd: "asc" },
    take: BATCH,
  });
  for (const { userId } of due) await renew(userId);
  return due.length;
}

function renew(userId: number) {
  return withTx(async (tx) => {
    const now = new Date();
    const live = await lockLive(tx, userId);
    if (!live || live.providerRef || live.currentPeriodEnd > now || live.plan.priceCents === 0)
      return;
    if (live.cancelAtPeriodEnd) return end(tx, live, now);
    const { id, currentPeriodStart, currentPeriodEnd: start, creditCents } = live;
    const plan = live.nextPlan ?? live.plan;
    const interval = live.nextInterval ?? live.interval;
    const anchor = live.anchorAt ?? currentPeriodStart;
    const period = { start, end: periodEnd(start, interval, anchor) };
    const charge = withCredit(priceOf(plan, interval), creditCents);
    await bill(tx, id, { plan, interval, period, charge });
    await tx.subscription.update({
      where: { id },
      data: {
        planId: plan.id,
        interval,
        nextPlanId: null,
        nextInterval: null,
        anchorAt: anchor,
        currentPeriodStart: period.start,
        currentPeriodEnd: period.end,
        creditCents: charge.leftCents,
      },
    });
    await note(tx, userId, "renewed", live.plan.slug, plan.slug);
  });
}
