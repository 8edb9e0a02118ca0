import "server-only";

import type { DecisionInput } from "@/lib/admin/users/schema";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";

/**
 * Gives a seller the badge "other" with a public reason, or replaces the reason.
 * @throws DomainError forbidden, notFound (not an active seller)
 */
export async function grantBadge(viewer: Viewer, { userId, reason }: DecisionInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const sellers = await tx.user.count({
      where: { id: userId, role: "seller", disabledAt: null, deletedAt: null },
    });
    if (sellers === 0) throw new DomainError("notFound", "sellerNotFound");
    await tx.$executeRaw`
      INSERT INTO granted_badges (seller_id, reason) VALUES (${userId}, ${reason})
      ON CONFLICT (seller_id) DO UPDATE SET reason = excluded.reason, created_at = now()`;
    const entry = { action: "user.badge_granted", subjectType: "user", subjectId: userId } as const;
    await writeAudit(tx, { actorId: admin.id, ...entry, after: { reason } });
  });
  invalidateTags(sellerTag(userId));
}

/**
 * Takes the badge "other" from a seller.
 * @throws DomainError forbidden, conflict (the seller does not have it)
 */
export async function revokeBadge(viewer: Viewer, { userId, reason }: DecisionInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const { count } = await tx.grantedBadge.deleteMany({ where: { sellerId: userId } });
    if (count === 0) throw new DomainError("conflict", "badgeMissing");
    const entry = { action: "user.badge_revoked", subjectType: "user", subjectId: userId } as const;
    await writeAudit(tx, { actorId: admin.id, ...entry, after: { reason } });
  });
  invalidateTags(sellerTag(userId));
}
