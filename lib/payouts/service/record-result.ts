import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import type { PayoutResult } from "@/lib/payouts/schema";
import { decidePayout } from "./decide";

/**
 * Records an admin's result of a mobile payout; a failed one returns to the seller's balance. Bank payouts get their
 * result from the provider. Idempotent.
 * @throws DomainError forbidden (not an admin), notFound (no mobile payout), conflict (it ended otherwise)
 */
export async function recordPayoutResult(viewer: Viewer, result: PayoutResult) {
  requireAdmin(viewer);
  const { payoutId, status, reason } = result;
  const payout = await db.payout.findUnique({ where: { id: payoutId }, select: { kind: true } });
  if (payout?.kind !== "mobile") throw new DomainError("notFound", "payoutNotFound");
  const failureReason = status === "failed" ? (reason ?? null) : null;
  const isDecided = await withTx(async (tx) => {
    const isFirst = await decidePayout(tx, payoutId, { status, failureReason });
    if (isFirst) {
      await writeAudit(tx, {
        actorId: viewer.id,
        action: `payout.${status}`,
        subjectType: "payout",
        subjectId: payoutId,
        after: { failureReason },
      });
    }
    return isFirst;
  });
  if (isDecided) return;
  const { status: stands } = await db.payout.findUniqueOrThrow({ where: { id: payoutId } });
  if (stands !== status) throw new DomainError("conflict", "payoutDecided");
}
