import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import {
  endSubscription,
  lockActiveSubscription,
  recordCharge,
  recordEvent,
} from "@/lib/plans/service/subscription-rows";
import { LIVE_STATUSES } from "./queries";
import { periodEnd, priceOf, withCredit } from "./rules";

const QUEUE = "planRenewals";
const BATCH = 100;

/**
 * Renews or ends the expired plans that no provider manages. Each in a separate transaction, so that a crash of the job
 * loses none. Returns how many.
 */
export async function renewSubscriptions() {
  const due = await sql.query<{ id: number; userId: number }[]>`
    SELECT s.id, s.user_id AS "userId" FROM subscriptions s JOIN plans p ON p.id = s.plan_id
    WHERE s.status::text = ANY(${[...LIVE_STATUSES]}) AND s.provider_ref IS NULL
      AND s.current_period_end <= now() AND p.price_cents > 0 AND ${canRetry(QUEUE, Prisma.sql`s.id`)}
    ORDER BY s.current_period_end LIMIT ${BATCH}`;
  const users = new Map(due.map(({ id, userId }) => [id, userId]));
  return processRows(QUEUE, [...users.keys()], async (id) => {
    await renew(users.get(id) ?? 0);
    return true;
  });
}

function renew(userId: number) {
  return withTx(async (tx) => {
    const now = new Date();
    const live = await lockActiveSubscription(tx, userId);
    if (!live || live.providerRef || live.currentPeriodEnd > now || live.plan.priceCents === 0)
      return;
    if (live.cancelAtPeriodEnd) return endSubscription(tx, live, now);
    const { id, currentPeriodStart, currentPeriodEnd: start, creditCents } = live;
    const plan = live.nextPlan ?? live.plan;
    const interval = live.nextInterval ?? live.interval;
    const anchor = live.anchorAt ?? currentPeriodStart;
    const period = { start, end: periodEnd(start, interval, anchor) };
    const charge = withCredit(priceOf(plan, interval), creditCents);
    await recordCharge(tx, id, { plan, interval, period, charge });
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
    await recordEvent(tx, userId, "renewed", live.plan.slug, plan.slug);
  });
}
