import "server-only";

import { randomUUID } from "node:crypto";

import type { Prisma } from "@/generated/prisma/client";
import { roleChangedEmail } from "@/lib/accounts/emails";
import { recordChange } from "@/lib/accounts/service/record-change";
import type { DecisionInput, RoleInput, UserChoice } from "@/lib/admin/users/schema";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import { requireRecentPassword } from "@/lib/auth/recent-password";
import type { Role, Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { restoreListings, suspendListings } from "@/lib/products/service/suspend-listings";

/**
 * Changes a user's role and ends the user's sessions. The products of a former seller are suspended until the user is a
 * seller again.
 * @throws DomainError forbidden (no admin; the last one stays), notFound
 */
export async function changeRole(viewer: Viewer, { userId, role }: RoleInput) {
  const admin = requireAdmin(viewer);
  requireRecentPassword(admin);
  await withTx(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user.role === role) return;
    if (user.role === "admin") await requireAnotherAdmin(tx, userId);
    await tx.user.update({ where: { id: userId }, data: { role } });
    if (user.role === "seller") await suspendListings(tx, userId);
    if (role === "seller" && !user.disabledAt) await restoreListings(tx, userId);
    await endSessions(tx, userId);
    await log(tx, admin, "role_changed", userId, { role: user.role }, { role });
    await notifyAdmin(tx, admin, { userId, role, before: user.role });
  });
}

type RoleChange = { userId: number; role: Role; before: Role };

/** Notifies the admin whose session made the change, with a link that reverts it. */
async function notifyAdmin(tx: Tx, admin: Viewer, { userId, role, before }: RoleChange) {
  const undo = await recordChange(tx, {
    userId: admin.id,
    subjectId: userId,
    kind: "role",
    before: { role: before, given: role },
  });
  const select = { email: true, username: true, locale: true };
  const [reader, { username: name }] = await Promise.all([
    tx.user.findUniqueOrThrow({ where: { id: admin.id }, select }),
    tx.user.findUniqueOrThrow({ where: { id: userId }, select }),
  ]);
  const email = roleChangedEmail(reader, { name, role, undo });
  await queueEmail(tx, `role-changed:${userId}:${randomUUID()}`, email);
}

/**
 * Disables a user: every session ends at its next request, sign-in is refused, and the user's products leave the shop.
 * Orders in progress continue.
 * @throws DomainError forbidden (no admin; oneself; the last admin), notFound, conflict (is disabled)
 */
export async function disableUser(viewer: Viewer, { userId, reason }: DecisionInput) {
  const admin = requireAdmin(viewer);
  if (userId === admin.id) throw new DomainError("forbidden", "disableSelf");
  await withTx(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user.disabledAt) throw new DomainError("conflict", "userDisabled");
    if (user.role === "admin") await requireAnotherAdmin(tx, userId);
    await tx.user.update({
      where: { id: userId },
      data: { disabledAt: new Date(), disabledReason: reason },
    });
    await suspendListings(tx, userId);
    await endSessions(tx, userId);
    await log(tx, admin, "disabled", userId, {}, { reason });
  });
}

/**
 * Enables a user again, and the user's products.
 * @throws DomainError forbidden, notFound, conflict (is enabled)
 */
export async function enableUser(viewer: Viewer, { userId }: UserChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user.disabledAt) throw new DomainError("conflict", "userEnabled");
    await tx.user.update({
      where: { id: userId },
      data: { disabledAt: null, disabledReason: null },
    });
    if (user.role === "seller") await restoreListings(tx, userId);
    await log(tx, admin, "enabled", userId, {}, {});
  });
}

type Locked = { role: Role; disabledAt: Date | null };

/** Locks an account that is not deleted. */
async function lockUser(tx: Tx, id: number): Promise<Locked> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT role, disabled_at AS "disabledAt" FROM users WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "userNotFound");
  return row;
}

/** Requires another active admin; locks all of them, so that two cannot leave at once. */
async function requireAnotherAdmin(tx: Tx, id: number) {
  const admins = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' AND disabled_at IS NULL ORDER BY id FOR UPDATE`;
  if (admins.every((admin) => admin.id === id)) throw new DomainError("forbidden", "lastAdmin");
}

async function endSessions(tx: Tx, userId: number) {
  await tx.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

async function log(
  tx: Tx,
  admin: Viewer,
  event: "role_changed" | "disabled" | "enabled",
  subjectId: number,
  before: Prisma.InputJsonObject,
  after: Prisma.InputJsonObject,
) {
  const entry = { action: `user.${event}`, subjectType: "user", subjectId, before, after } as const;
  await writeAudit(tx, { actorId: admin.id, ...entry });
}
