import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

const MAX_FAILED_PAYOUTS = 100;

/** Days for which a refused payout is listed. */
const REFUSED_DAYS = 14;

/**
 * Returns the bank payouts that need an admin's decision, oldest first: waiting ones, and recently refused ones that no
 * later payout has paid. Cents.
 * @throws DomainError forbidden
 */
export async function listFailedPayouts(viewer: Viewer) {
  requireAdmin(viewer);
  const since = new Date(Date.now() - REFUSED_DAYS * 24 * 60 * 60 * 1000);
  const payouts = await db.payout.findMany({
    where: {
      kind: "bank",
      OR: [
        { stage: "attention" },
        {
          status: "failed",
          stage: "done",
          decidedAt: { gt: since },
          entries: {
            some: { account: "seller_available", amountCents: { lt: 0 }, item: null },
          },
        },
      ],
    },
    select: {
      id: true,
      amountCents: true,
      stage: true,
      destination: true,
      failureReason: true,
      attentionReason: true,
      seller: { select: { id: true, username: true } },
    },
    orderBy: { id: "asc" },
    take: MAX_FAILED_PAYOUTS,
  });
  return payouts.map(({ stage, ...payout }) => ({ ...payout, isWaiting: stage === "attention" }));
}

export type FailedPayout = Awaited<ReturnType<typeof listFailedPayouts>>[number];
