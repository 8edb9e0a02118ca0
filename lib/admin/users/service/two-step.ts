import "server-only";

import { announceChange } from "@/lib/accounts/second-factor/service/change";
import { removeTwoStep } from "@/lib/accounts/second-factor/service/two-step";
import type { DecisionInput } from "@/lib/admin/users/schema";
import { requireAdmin } from "@/lib/auth/access";
import { requireRecentPassword } from "@/lib/auth/recent-password";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withUserLock } from "@/lib/db/user-lock";

/**
 * Turns off the two-step verification of a user who lost the app and the recovery codes, and ends the user's sessions.
 * The user gets an email with a link that turns it on again.
 * @throws DomainError forbidden (no admin; password not recent; oneself), notFound, conflict (is off)
 */
export async function resetTwoStep(viewer: Viewer, { userId, reason }: DecisionInput) {
  const admin = requireAdmin(viewer);
  requireRecentPassword(admin);
  if (userId === admin.id) throw new DomainError("forbidden", "resetSelf");
  await withUserLock(userId, async (tx) => {
    const count = await tx.user.count({ where: { id: userId, deletedAt: null } });
    if (count === 0) throw new DomainError("notFound", "userNotFound");
    const before = await removeTwoStep(tx, userId);
    await tx.session.updateMany({
      where: { userId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const by = { adminId: admin.id, reason };
    await announceChange(tx, { id: userId }, { change: "twoStepReset", before, by });
  });
}
