import "server-only";

import type { AuditAction } from "@/lib/audit/action-names";
import { toChanges } from "@/lib/audit/dto";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

/** Changes that an owner sees in the recent activity of the account. */
const ACTIVITY: AuditAction[] = [
  "user.signed_in",
  "user.sign_in_refused",
  "user.signed_out",
  "user.session_ended",
  "user.password_changed",
  "user.two_step_on",
  "user.two_step_off",
  "user.two_step_reset",
  "user.recovery_codes_replaced",
  "user.passkey_added",
  "user.passkey_renamed",
  "user.passkey_removed",
  "user.payout_connected",
  "user.payout_changed",
  "user.payout_disconnected",
  "user.role_changed",
  "user.change_undone",
];

const MAX_ACTIVITY = 20;

export type Activity = Awaited<ReturnType<typeof listActivity>>[number];

/**
 * Returns the last 20 sign-ins and security changes of the viewer's account, newest first; times ISO 8601.
 * @throws DomainError unauthenticated
 */
export async function listActivity(viewer: Viewer | null) {
  const { id: subjectId } = requireSignedIn(viewer);
  const rows = await db.auditEntry.findMany({
    where: { subjectType: "user", subjectId, action: { in: ACTIVITY } },
    select: { id: true, action: true, before: true, after: true, createdAt: true },
    orderBy: { id: "desc" },
    take: MAX_ACTIVITY,
  });
  return rows.map(({ before, after, createdAt, ...row }) => ({
    ...row,
    changes: toChanges(before, after),
    createdAt: createdAt.toISOString(),
  }));
}
