import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { db, type Tx } from "@/lib/db/client";
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

/** One seller's terms of today. */
export async function getTerms(sellerId: number, tx: Tx = db): Promise<Terms> {
  const row = await tx.subscription.findFirst({
    where: { userId: sellerId, status: { in: [...LIVE_STATUSES] } },
    select: { plan: { select: { feeBasisPoints: true, productSlots: true, bulkUpload: true } } },
  });
  return row?.plan ?? FREE_TERMS;
}

/** The platform's share of today, as SQL, in basis points: that of the seller's plan. */
export function feeOf(sellerId: Prisma.Sql) {
  return Prisma.sql`coalesce((
    SELECT l.fee_basis_points FROM subscriptions s JOIN plans l ON l.id = s.plan_id
    WHERE s.user_id = ${sellerId} AND s.status IN ('active', 'past_due')), ${FREE_TERMS.feeBasisPoints})`;
}
