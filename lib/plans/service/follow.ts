import "server-only";

import type { Tx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { ProviderSubscription } from "@/lib/payments/provider";
import { INTERVALS } from "@/lib/plans/schema";
import { end, lockLive, store } from "./store";

/** Makes our books follow a provider's subscription, in whatever order its events come. */
export async function followSubscription(
  tx: Tx,
  told: ProviderSubscription,
): Promise<"applied" | "ignored" | "unknown"> {
  const { ref, about, status, period, cancelAtPeriodEnd } = told;
  const plan = await tx.plan.findUnique({ where: { slug: about.planSlug } });
  const interval = INTERVALS.find((one) => one === about.interval);
  if (!plan || !interval || !about.userId) {
    log.error("subscription of no plan", new DomainError("notFound", "planNotFound"), { ref });
    return "unknown";
  }
  const live = await lockLive(tx, about.userId);
  const isOurs = live?.providerRef === ref;
  if (status === "incomplete") return "ignored";
  if (status === "ended") {
    await tx.subscription.updateMany({
      where: { providerRef: ref, status: "incomplete" },
      data: { status: "ended", endedAt: new Date() },
    });
    if (!isOurs) return "ignored";
    await end(tx, live, new Date());
    return "applied";
  }
  if (!isOurs || live.planId !== plan.id || live.interval !== interval) {
    // The first payment is in: what waited becomes the one that counts.
    await tx.subscription.deleteMany({ where: { providerRef: ref, status: "incomplete" } });
    const wanted = { userId: about.userId, plan, interval, period };
    await store(tx, live, { ...wanted, provider: "stripe", providerRef: ref }, new Date());
    return "applied";
  }
  await tx.subscription.update({
    where: { id: live.id },
    data: {
      status,
      cancelAtPeriodEnd,
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
    },
  });
  return "applied";
}
