import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { DecisionInput, HoldInput } from "@/lib/admin/users/schema";
import type { AuditAction } from "@/lib/audit/action-names";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { ErrorKey } from "@/lib/i18n/messages";
import { notifyHold, notifyResumed } from "@/lib/payouts/service/notify-hold";

type Decision = {
  action: AuditAction;
  /** Accounts to which it applies. */
  where: Prisma.UserWhereInput;
  data: Prisma.UserUpdateManyMutationInput;
  /** The refusal if it is set already. */
  conflictKey: ErrorKey;
  /** The reasons in the audit log. */
  log: { reason?: string; message?: string };
  notifyUser?: (tx: Tx) => Promise<void>;
};

/**
 * Stops the payouts to a seller and emails the reason for the seller, in one transaction: the weekly job skips the
 * seller, and payouts in progress go no further.
 * @throws DomainError forbidden, notFound, conflict (on hold already)
 */
export function holdPayouts(viewer: Viewer, { userId, message, reason }: HoldInput) {
  const heldAt = new Date();
  return decide(viewer, userId, {
    action: "user.payouts_held",
    log: { message, ...(reason ? { reason } : {}) },
    where: { payoutsHeldAt: null },
    data: {
      payoutsHeldAt: heldAt,
      payoutsHeldMessage: message,
      payoutsHeldReason: reason ?? null,
    },
    conflictKey: "payoutsHeld",
    notifyUser: (tx) => notifyHold(tx, userId, heldAt),
  });
}

/**
 * Resumes payouts to a seller and emails the day of the next one, in one transaction.
 * @throws DomainError forbidden, notFound, conflict (not on hold)
 */
export function releasePayouts(viewer: Viewer, { userId, reason }: DecisionInput) {
  return decide(viewer, userId, {
    action: "user.payouts_released",
    log: { reason },
    where: { payoutsHeldAt: { not: null } },
    data: { payoutsHeldAt: null, payoutsHeldReason: null, payoutsHeldMessage: null },
    conflictKey: "payoutsNotHeld",
    notifyUser: (tx) => notifyResumed(tx, userId, new Date()),
  });
}

/**
 * Excludes the unsent orders of a disabled seller from automatic refunds.
 * @throws DomainError forbidden, notFound, conflict (decided already)
 */
export function exemptOrders(viewer: Viewer, { userId, reason }: DecisionInput) {
  return decide(viewer, userId, {
    action: "user.orders_kept",
    log: { reason },
    where: { ordersExemptedAt: null },
    data: { ordersExemptedAt: new Date() },
    conflictKey: "decisionTaken",
  });
}

/** Includes them again. @throws DomainError forbidden, notFound, conflict (decided already) */
export function refundOrders(viewer: Viewer, { userId, reason }: DecisionInput) {
  return decide(viewer, userId, {
    action: "user.orders_refunded",
    log: { reason },
    where: { ordersExemptedAt: { not: null } },
    data: { ordersExemptedAt: null },
    conflictKey: "decisionTaken",
  });
}

async function decide(
  viewer: Viewer,
  userId: number,
  { action, where, data, conflictKey, log, notifyUser }: Decision,
) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, deletedAt: null, ...where },
      data,
    });
    if (count === 0) {
      const userCount = await tx.user.count({ where: { id: userId, deletedAt: null } });
      throw userCount > 0
        ? new DomainError("conflict", conflictKey)
        : new DomainError("notFound", "userNotFound");
    }
    const entry = { action, subjectType: "user", subjectId: userId, after: log };
    await writeAudit(tx, { actorId: admin.id, ...entry });
    await notifyUser?.(tx);
  });
}
