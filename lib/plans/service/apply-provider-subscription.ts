import "server-only";

import type { BillingInterval } from "@/generated/prisma/enums";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { Tx } from "@/lib/db/client";
import type { ProviderSubscription } from "@/lib/payments/provider";
import { isDowngrade } from "@/lib/plans/rules";
import { INTERVALS } from "@/lib/plans/schema";
import {
  endSubscription,
  type Live,
  lockActiveSubscription,
  saveSubscription,
} from "./subscription-rows";

type Plan = Live["plan"];

/** Applies a provider's subscription to our rows, in any order of events. */
export async function applyProviderSubscription(
  tx: Tx,
  providerSubscription: ProviderSubscription,
): Promise<"applied" | "ignored" | "unknown"> {
  const { ref, about, status } = providerSubscription;
  const plan = await tx.plan.findUnique({ where: { slug: about.planSlug } });
  const interval = INTERVALS.find((name) => name === about.interval);
  if (!plan || !interval || !about.userId) {
    log.error("Subscription without a known plan", new DomainError("notFound", "planNotFound"), {
      ref,
    });
    return "unknown";
  }
  const live = await lockActiveSubscription(tx, about.userId);
  if (status === "incomplete") return "ignored";
  if (status === "ended") return applyEnd(tx, ref, live);
  return apply(tx, live, { reported: providerSubscription, plan, interval });
}

type Applied = { reported: ProviderSubscription; plan: Plan; interval: BillingInterval };

async function apply(
  tx: Tx,
  live: Live | null,
  { reported: providerSubscription, plan, interval }: Applied,
) {
  const { ref, about, status, period, cancelAtPeriodEnd } = providerSubscription;
  const current = live?.providerRef === ref ? live : null;
  const isUnchanged = current?.planId === plan.id && current.interval === interval;
  if (!isUnchanged && !mayCount(providerSubscription, current, { plan, interval }))
    return "ignored";
  if (!isUnchanged) {
    // After the first payment, the incomplete subscription becomes the active one.
    await tx.subscription.deleteMany({ where: { providerRef: ref, status: "incomplete" } });
    const newSubscription = { userId: about.userId, plan, interval, period };
    await saveSubscription(
      tx,
      live,
      { ...newSubscription, provider: "stripe", providerRef: ref },
      new Date(),
    );
  }
  // A renewal on the same plan has no scheduled change to apply.
  const isRenewed = current !== null && period.start > current.currentPeriodStart;
  await tx.subscription.update({
    where: { providerRef: ref },
    data: {
      ...(isRenewed ? { nextPlanId: null, nextInterval: null } : {}),
      status: status === "past_due" ? "past_due" : "active",
      cancelAtPeriodEnd,
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
    },
  });
  return "applied";
}

async function applyEnd(tx: Tx, ref: string, live: Live | null) {
  await tx.subscription.updateMany({
    where: { providerRef: ref, status: "incomplete" },
    data: { status: "ended", endedAt: new Date() },
  });
  if (live?.providerRef !== ref) return "ignored";
  await endSubscription(tx, live, new Date());
  return "applied";
}

/** Whether another plan may become active: once paid, or a cheaper one at a renewal, which has days of grace. */
function mayCount(
  { status }: ProviderSubscription,
  current: Live | null,
  next: { plan: Plan; interval: BillingInterval },
) {
  return status === "active" || (current !== null && isDowngrade(current, next));
}
