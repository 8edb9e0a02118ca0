import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { DIRECTORY_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { readListing } from "@/lib/directory/schema";
import { notifyDecision } from "@/lib/moderation/emails";
import { type DecisionTarget, decidePending } from "./decide-once";

/**
 * Decides on a request for a listed business: an approved claim transfers it to the user, and an approved edit is
 * applied to the listing.
 * @throws DomainError conflict (it is no longer pending, or another user owns the business meanwhile)
 */
export async function decideListing(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decidePending(tx, admin, { kind: "listing", ...deciding });
  const request = await tx.listingRequest.findUniqueOrThrow({
    where: { id },
    include: { business: { select: { name: true } } },
  });
  const { kind, businessId, userId, content } = request;
  if (decision === "approved") {
    await (kind === "claim" ? hand(tx, businessId, userId) : rewrite(tx, businessId, content));
  }
  await writeAudit(tx, {
    actorId: admin.id,
    action: `listing.${decision}`,
    subjectType: "business",
    subjectId: businessId,
    after: { requestId: id, kind, note },
  });
  await notifyDecision(tx, {
    userId,
    kind: kind === "claim" ? "claim" : "listingEdit",
    key: `listing:${id}`,
    decision,
    title: request.business.name,
    note,
    href: `/business-directory?business=${businessId}`,
  });
  invalidateTags(DIRECTORY_TAG);
}

/** Of two claims for the same business, only one succeeds. */
async function hand(tx: Tx, businessId: number, userId: number) {
  const { count } = await tx.business.updateMany({
    where: { id: businessId, ownerId: null },
    data: { ownerId: userId },
  });
  if (count === 0) throw new DomainError("conflict", "businessOwned");
}

async function rewrite(tx: Tx, businessId: number, content: unknown) {
  const { hours, ...fields } = readListing(content);
  await tx.business.update({
    where: { id: businessId },
    data: { ...fields, hours: hours ?? Prisma.DbNull },
  });
}
