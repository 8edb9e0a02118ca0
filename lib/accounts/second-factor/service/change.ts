import "server-only";

import { randomUUID } from "node:crypto";

import type { Prisma } from "@/generated/prisma/client";
import { type SecondFactorChange, secondFactorEmail } from "@/lib/accounts/emails";
import { recordChange } from "@/lib/accounts/service/record-change";
import type { AuditAction } from "@/lib/audit/action-names";
import { writeAudit } from "@/lib/audit/service";
import { requireRecentPassword } from "@/lib/auth/recent-password";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx } from "@/lib/db/client";
import { queueEmail } from "@/lib/notifications/service/outbox";

/**
 * Returns the viewer if they may change the second factors of their account now. An admin with a second factor needs a
 * session that was opened with it: the password alone must not add another one.
 * @throws DomainError forbidden (a demo account; the password was entered too long ago; an admin's
 * session without a second factor)
 */
export async function requireChangeable(viewer: Viewer): Promise<Viewer> {
  const { isDemo } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { isDemo: true },
  });
  if (isDemo) throw new DomainError("forbidden", "demoAccount");
  requireRecentPassword(viewer);
  if (viewer.role === "admin" && !isAdmin(viewer) && (await hasFactor(db, viewer.id))) {
    throw new DomainError("forbidden", "secondFactorAgain");
  }
  return viewer;
}

async function hasFactor(tx: Tx, userId: number) {
  const passkeys = await tx.passkey.count({ where: { userId } });
  return (
    passkeys > 0 ||
    (await tx.totpSecret.count({ where: { userId, confirmedAt: { not: null } } })) > 0
  );
}

/**
 * Marks the viewer's session as opened with a second factor before one is added in it; not if the account has another
 * one that the session was not opened with.
 */
export async function verifySession(tx: Tx, viewer: Viewer) {
  if (!viewer.hasSecondFactor && (await hasFactor(tx, viewer.id))) return;
  await tx.session.updateMany({
    where: { id: viewer.sessionId, userId: viewer.id },
    data: { secondFactorAt: new Date() },
  });
}

const ACTIONS: Record<SecondFactorChange, AuditAction> = {
  twoStepOn: "user.two_step_on",
  twoStepOff: "user.two_step_off",
  twoStepReset: "user.two_step_reset",
  codesReplaced: "user.recovery_codes_replaced",
  passkeyAdded: "user.passkey_added",
  passkeyRenamed: "user.passkey_renamed",
  passkeyRemoved: "user.passkey_removed",
};

type Change = {
  change: SecondFactorChange;
  /** Second factors that the emailed link restores. */
  before: Prisma.InputJsonObject;
  /** The admin who made the change for the owner, and why. */
  by?: { adminId: number; reason: string };
};

/** Writes a change to the audit log and emails the owner its link to undo it. */
export async function announceChange(
  tx: Tx,
  { id: userId }: { id: number },
  { change, before, by }: Change,
) {
  const kind = change.startsWith("passkey") ? "passkeys" : "two_step";
  await writeAudit(tx, {
    actorId: by?.adminId ?? userId,
    action: ACTIONS[change],
    subjectType: "user",
    subjectId: userId,
    ...(by && { after: { reason: by.reason } }),
  });
  const undo = await recordChange(tx, { userId, subjectId: userId, kind, before });
  const reader = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  await queueEmail(
    tx,
    `second-factor:${userId}:${randomUUID()}`,
    secondFactorEmail(reader, { change, undo }),
  );
}

/** Ends the rights that a second factor gave to sessions, once the account has none. */
export async function endVerifiedSessions(tx: Tx, userId: number) {
  await tx.$executeRaw`
    UPDATE sessions SET second_factor_at = NULL
    WHERE user_id = ${userId} AND second_factor_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = ${userId})
      AND NOT EXISTS (SELECT 1 FROM totp_secrets s WHERE s.user_id = ${userId} AND s.confirmed_at IS NOT NULL)`;
}
