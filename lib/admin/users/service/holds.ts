import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { DecisionInput } from "@/lib/admin/users/schema";
import type { AuditAction } from "@/lib/audit/action-names";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import type { ErrorKey } from "@/lib/i18n/messages";

type Decision = {
  action: AuditAction;
  /** Accounts to which it applies. */
  where: Prisma.UserWhereInput;
  data: (reason: string) => Prisma.UserUpdateManyMutationInput;
  /** The refusal if it is set already. */
  taken: ErrorKey;
};

/**
 * Stops the payouts to a seller: the weekly job skips the seller, and payouts in progress go no further.
 * @throws DomainError unauthenticated, forbidden, notFound, conflict (on hold already)
 */
export function holdPayouts(viewer: Viewer | null, input: DecisionInput) {
  return decide(viewer, input, {
    action: "user.payouts_held",
    where: { payoutsHeldAt: null },
    data: (payoutsHeldReason) => ({ payoutsHeldAt: new Date(), payoutsHeldReason }),
    taken: "payoutsHeld",
  });
}

/** Resumes payouts to a seller. @throws DomainError unauthenticated, forbidden, notFound, conflict (not on hold) */
export function releasePayouts(viewer: Viewer | null, input: DecisionInput) {
  return decide(viewer, input, {
    action: "user.payouts_released",
    where: { payoutsHeldAt: { not: null } },
    data: () => ({ payoutsHeldAt: null, payoutsHeldReason: null }),
    taken: "payoutsNotHeld",
  });
}

/**
 * Excludes the unsent orders of a disabled seller from automatic refunds.
 * @throws DomainError unauthenticated, forbidden, notFound, conflict (decided already)
 */
export function keepOrders(viewer: Viewer | null, input: DecisionInput) {
  return decide(viewer, input, {
    action: "user.orders_kept",
    where: { ordersKeptAt: null },
    data: () => ({ ordersKeptAt: new Date() }),
    taken: "ordersKept",
  });
}

/** Includes them again. @throws DomainError unauthenticated, forbidden, notFound, conflict (decided already) */
export function refundOrders(viewer: Viewer | null, input: DecisionInput) {
  return decide(viewer, input, {
    action: "user.orders_refunded",
    where: { ordersKeptAt: { not: null } },
    data: () => ({ ordersKeptAt: null }),
    taken: "ordersKept",
  });
}

async function decide(
  viewer: Viewer | null,
  { userId, reason }: DecisionInput,
  { action, where, data, taken }: Decision,
) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, deletedAt: null, ...where },
      data: data(reason),
    });
    if (count === 0) {
      const known = await tx.user.count({ where: { id: userId, deletedAt: null } });
      throw known > 0
        ? new DomainError("conflict", taken)
        : new DomainError("notFound", "userNotFound");
    }
    const entry = { action, subjectType: "user", subjectId: userId, after: { reason } };
    await writeAudit(tx, { actorId: admin.id, ...entry });
  });
}
