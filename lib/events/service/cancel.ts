import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { EVENTS_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import type { EventChoice } from "@/lib/events/schema";
import { cancelPurchases } from "@/lib/events/tickets/service/refund-on-cancel";
import { lockEvent } from "./lock";
import { clearWaitingList } from "./waiting-list";

/**
 * Cancels an event: refunds and notifies all buyers of tickets and clears the waiting list. Returns the number of
 * purchases refunded.
 * @throws DomainError forbidden, notFound, conflict (cancelled already, or over)
 */
export async function cancelEvent(viewer: Viewer, { eventId }: EventChoice) {
  const admin = requireAdmin(viewer);
  return withTx(async (tx) => {
    const { cancelledAt, startsAt, isPublished } = await lockEvent(tx, eventId);
    if (cancelledAt) throw new DomainError("conflict", "eventCancelled");
    if (startsAt <= new Date()) throw new DomainError("conflict", "eventOver");
    await tx.event.update({ where: { id: eventId }, data: { cancelledAt: new Date() } });
    const refundedCount = await cancelPurchases(tx, eventId);
    await clearWaitingList(tx, eventId);
    await writeAudit(tx, {
      actorId: admin.id,
      action: "event.cancelled",
      subjectType: "event",
      subjectId: eventId,
      before: { isPublished },
      after: { refunded: refundedCount },
    });
    invalidateTags(EVENTS_TAG);
    return { refunded: refundedCount };
  });
}
