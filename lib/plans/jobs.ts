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
import { notifySurplus } from "./emails";
import { LIVE_STATUSES } from "./queries";
import { FREE_TERMS, periodEnd, priceOf, withCredit } from "./rules";
import { countSurplus, deactivateSurplus } from "./service/surplus";

const QUEUE = "planRenewals";
const BATCH = 100;

/**
 * Renews or ends the expired plans that no provider manages, and reminds sellers whose products exceed their next plan.
 * Each in a separate transaction, so that a crash of the job
 * loses none. Returns how many.
 */
export async function renewSubscriptions() {
  const due = await sql.query<{ id: number; userId: number }[]>`
    SELECT s.id, s.user_id AS "userId" FROM subscriptions s JOIN plans p ON p.id = s.plan_id
    WHERE s.status::text = ANY(${[...LIVE_STATUSES]}) AND s.provider_ref IS NULL
      AND s.current_period_end <= now() AND p.price_cents > 0 AND ${canRetry(QUEUE, Prisma.sql`s.id`)}
    ORDER BY s.current_period_end LIMIT ${BATCH}`;
  await remindOfSurplus();
  const users = new Map(due.map(({ id, userId }) => [id, userId]));
  return processRows(QUEUE, [...users.keys()], async (id) => {
    await renew(users.get(id) ?? 0);
    return true;
  });
}

const REMINDERS = "planReminders";

/** Days before the end of a period at which a seller above the next plan's limit gets the second notice. */
const REMINDER_DAYS = 3;

/** Reminds sellers whose next plan has room for fewer products than they have active. Returns how many. */
async function remindOfSurplus() {
  const due = await sql.query<{ id: number }[]>`
    SELECT s.id FROM subscriptions s JOIN plans p ON p.id = s.plan_id LEFT JOIN plans n ON n.id = s.next_plan_id
    WHERE s.status::text = ANY(${[...LIVE_STATUSES]}) AND p.product_slots IS NULL
      AND (s.cancel_at_period_end OR n.product_slots IS NOT NULL)
      AND s.current_period_end BETWEEN now() AND now() + make_interval(days => ${REMINDER_DAYS}::int)
      AND NOT EXISTS (SELECT 1 FROM outbox o
        WHERE o.dedupe_key = concat('plan:surplus:', s.id, ':', to_char(s.current_period_end AT TIME ZONE 'UTC', 'YYYY-MM-DD')))
      AND (SELECT count(*) FROM products q WHERE q.seller_id = s.user_id AND q.archived_at IS NULL AND q.is_active)
        > coalesce(n.product_slots, ${FREE_TERMS.productSlots}::int)
      AND ${canRetry(REMINDERS, Prisma.sql`s.id`)}
    ORDER BY s.current_period_end LIMIT ${BATCH}`;
  return processRows(
    REMINDERS,
    due.map(({ id }) => id),
    remind,
  );
}

function remind(id: number) {
  return withTx(async (tx) => {
    const {
      userId,
      currentPeriodEnd: until,
      nextPlan,
    } = await tx.subscription.findUniqueOrThrow({
      where: { id },
      select: { userId: true, currentPeriodEnd: true, nextPlan: true },
    });
    const { productSlots } = nextPlan ?? FREE_TERMS;
    const count = await countSurplus(userId, productSlots, tx);
    if (count === 0) return false;
    const key = `${id}:${until.toISOString().slice(0, 10)}`;
    await notifySurplus(tx, { userId, count, until, key });
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
    if (live.nextPlan) await deactivateSurplus(tx, userId, plan.productSlots);
  });
}
