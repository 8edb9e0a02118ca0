import "server-only";

import type { SensitiveChange } from "@/generated/prisma/client";
import type { MailedLink } from "@/lib/accounts/schema";
import { restorePasskeys, restoreTwoStep } from "@/lib/accounts/second-factor/service/restore";
import type { SensitiveChangeKind } from "@/lib/accounts/service/record-change";
import { hashToken } from "@/lib/accounts/service/tokens";
import { writeAudit } from "@/lib/audit/service";
import type { Role } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { restoreAccount } from "@/lib/payouts/service/restore";
import { restoreListings, suspendListings } from "@/lib/products/service/suspend-listings";
import { revertIdentity } from "@/lib/provider-sign-in/service/connections";

/**
 * Undoes a sensitive change by its emailed link, which works once: restores the previous state and ends all sessions of
 * the account. Links of later changes of the same kind are invalidated, since they would restore the undone state.
 * @throws DomainError invalid (a link that no longer works)
 */
export async function undoChange({ token }: MailedLink) {
  await withTx(async (tx) => {
    const change = await consumeChange(tx, token);
    const { subjectId, kind } = change;
    await RESTORERS[kind as SensitiveChangeKind](tx, change);
    await tx.session.updateMany({
      where: { userId: subjectId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    await writeAudit(tx, {
      actorId: change.userId,
      action: "user.change_undone",
      subjectType: "user",
      subjectId,
      after: { kind },
    });
  });
}

async function consumeChange(tx: Tx, token: string) {
  const change = await tx.sensitiveChange.findUnique({ where: { tokenHash: hashToken(token) } });
  if (!change) throw new DomainError("invalid", "linkInvalid");
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${change.subjectId} FOR UPDATE`;
  const usedRows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE sensitive_changes SET used_at = now()
    WHERE subject_id = ${change.subjectId} AND kind = ${change.kind} AND id >= ${change.id} AND used_at IS NULL
      AND expires_at > now() RETURNING id`;
  if (!usedRows.some(({ id }) => id === change.id)) throw new DomainError("invalid", "linkInvalid");
  return change;
}

type Restore = (tx: Tx, change: SensitiveChange) => Promise<void>;

const RESTORERS: Record<SensitiveChangeKind, Restore> = {
  async password(tx, { subjectId, before }) {
    const { passwordHash } = before as { passwordHash: string };
    await tx.user.updateMany({
      where: { id: subjectId, deletedAt: null },
      data: { passwordHash },
    });
  },
  payout_account: restoreAccount,
  identity: revertIdentity,
  two_step: restoreTwoStep,
  passkeys: restorePasskeys,
  async role(tx, { userId, subjectId, before }) {
    const { role, given } = before as { role: Role; given: Role };
    await requireAdmins(tx, { userId, subjectId, given });
    const { count } = await tx.user.updateMany({
      where: { id: subjectId, role: given, deletedAt: null },
      data: { role },
    });
    if (count === 0) throw new DomainError("invalid", "linkInvalid");
    if (given === "seller") await suspendListings(tx, subjectId);
    if (role === "seller") await restoreListings(tx, subjectId);
  },
};

type RoleUndo = { userId: number; subjectId: number; given: Role };

/**
 * Requires that the admin who changed the role is still one, and that an admin other than the account remains. Locks all
 * admins, so that two cannot leave at once.
 * @throws DomainError invalid
 */
async function requireAdmins(tx: Tx, { userId, subjectId, given }: RoleUndo) {
  const admins = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' AND disabled_at IS NULL AND deleted_at IS NULL ORDER BY id FOR UPDATE`;
  const isAdmin = admins.some(({ id }) => id === userId);
  const isLast = given === "admin" && admins.every(({ id }) => id === subjectId);
  if (!isAdmin || isLast) throw new DomainError("invalid", "linkInvalid");
}
