import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { PLANS_TAG } from "@/lib/cache/tags";
import { db, type Tx } from "@/lib/db/client";
import { subscriptionSelect, toPlan, toSubscription } from "./dto";
import { FREE_TERMS, unusedCents } from "./rules";

/** Returns all plans for GET /api/subscription-plans, cheapest first. Cached, since only migrations change plans. */
export function listPlans() {
  return cached([PLANS_TAG], ["plans"], async () => {
    const rows = await db.plan.findMany({ orderBy: { priceCents: "asc" } });
    return rows.map(toPlan);
  });
}

/** Statuses of an active subscription. */
export const LIVE_STATUSES = ["active", "past_due"] as const;

/** Returns the viewer's subscription for GET /api/user-subscription; null on the Free plan. */
export async function getMySubscription({ id: userId }: Viewer) {
  const row = await db.subscription.findFirst({
    where: { userId, status: { in: [...LIVE_STATUSES] } },
    select: subscriptionSelect,
  });
  return row && toSubscription(row);
}

/** Facts that a change of plan depends on: the credit in cents that it would use now, and the active products. */
export type PlanUsage = { creditCents: number; activeProducts: number };

/** Returns the viewer's standing for the confirmation of a plan change; null for viewers who are not sellers. */
export async function getPlanUsage(viewer: Viewer | null): Promise<PlanUsage | null> {
  if (viewer?.role !== "seller") return null;
  const [live, activeProducts] = await Promise.all([
    db.subscription.findFirst({
      where: { userId: viewer.id, status: { in: [...LIVE_STATUSES] } },
      select: { creditCents: true, currentPeriodStart: true, charges: { orderBy: { id: "asc" } } },
    }),
    db.product.count({ where: { sellerId: viewer.id, archivedAt: null, isActive: true } }),
  ]);
  const charge = live?.charges
    .filter(({ periodStart }) => periodStart.getTime() === live.currentPeriodStart.getTime())
    .at(-1);
  const unusedCredit = charge
    ? unusedCents(
        {
          paidCents: charge.amountCents + charge.creditCents,
          start: charge.periodStart,
          end: charge.periodEnd,
        },
        new Date(),
      )
    : 0;
  return { creditCents: (live?.creditCents ?? 0) + unusedCredit, activeProducts };
}

/** Terms of a seller's plan: platform fee in basis points, product slots (null: unlimited), CSV import. */
export type Terms = { feeBasisPoints: number; productSlots: number | null; bulkUpload: boolean };

/** Returns a seller's current terms. */
export async function getTerms(sellerId: number, tx: Tx = db): Promise<Terms> {
  const row = await tx.subscription.findFirst({
    where: { userId: sellerId, status: { in: [...LIVE_STATUSES] } },
    select: { plan: { select: { feeBasisPoints: true, productSlots: true, bulkUpload: true } } },
  });
  return row?.plan ?? FREE_TERMS;
}

/** Returns SQL for the current platform fee on a seller's plan, in basis points. */
export function feeOf(sellerId: Prisma.Sql) {
  return Prisma.sql`coalesce((
    SELECT l.fee_basis_points FROM subscriptions s JOIN plans l ON l.id = s.plan_id
    WHERE s.user_id = ${sellerId} AND s.status IN ('active', 'past_due')), ${FREE_TERMS.feeBasisPoints})`;
}
