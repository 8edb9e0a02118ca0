import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { subscriptionSelect, toSubscription } from "@/lib/plans/dto";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { endWithPeriod } from "./schedule";

/**
 * Ends the viewer's priced plan with its period, for POST /api/cancel-subscription.
 * @throws DomainError conflict (there is none, or it ends already), unavailable (the provider does not answer)
 */
export async function cancelSubscription(viewer: Viewer) {
  const live = await db.subscription.findFirst({
    where: {
      userId: viewer.id,
      status: { in: [...LIVE_STATUSES] },
      plan: { priceCents: { gt: 0 } },
    },
    include: { plan: true, nextPlan: true },
  });
  if (!live) throw new DomainError("conflict", "nothingToCancel");
  await endWithPeriod(live);
  const row = await db.subscription.findUniqueOrThrow({
    where: { id: live.id },
    select: subscriptionSelect,
  });
  return toSubscription(row);
}
