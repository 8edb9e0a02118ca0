import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/core/cached";
import { db, type Tx } from "@/lib/core/db";
import { subscriptionSelect, toPlan, toSubscription } from "./dto";
import { FREE_TERMS } from "./rules";

/** GET /api/subscription-plans: cheapest first. Kept; plans change by migration alone. */
export function listPlans() {
  return cached(["plans"], ["plans"], async () => {
    const rows = await db.plan.findMany({ orderBy: { priceCents: "asc" } });
    return rows.map(toPlan);
  });
}

/** Subscriptions that count. */
export const LIVE_STATUSES = ["active", "past_due"] as const;

/** GET /api/user-subscription: the viewer's own, null where there is none: that is the Free plan. */
export async function getOwnSubscription({ id: userId }: Viewer) {
  const row = await db.subscription.findFirst({
    where: { userId, status: { in: [...LIVE_STATUSES] } },
    select: subscriptionSelect,
  });
  return row && toSubscription(row);
}

/** What a seller's plan says: the platform's share in basis points, places for products (null: unlimited), CSV import. */
export type Terms = { feeBasisPoints: number; productSlots: number | null; bulkUpload: boolean };

/** The terms of today's plans by seller; whoever is not in it is on the Free plan. */
export async function listTerms(
  sellerIds: number[],
  tx: Tx = db,
): Promise<ReadonlyMap<number, Terms>> {
  const rows = await tx.subscription.findMany({
    where: { userId: { in: sellerIds }, status: { in: [...LIVE_STATUSES] } },
    select: {
      userId: true,
      plan: { select: { feeBasisPoints: true, productSlots: true, bulkUpload: true } },
    },
  });
  return new Map(rows.map(({ userId, plan }) => [userId, plan]));
}

/** One seller's terms of today. */
export async function getTerms(sellerId: number, tx: Tx = db): Promise<Terms> {
  return (await listTerms([sellerId], tx)).get(sellerId) ?? FREE_TERMS;
}
