import "server-only";

import { deleteSecondFactors } from "@/lib/accounts/second-factor/service/restore";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { DIRECTORY_TAG } from "@/lib/cache/tags";
import type { Tx } from "@/lib/db/client";

/** Personal fields of an order are cleared; accounting needs only what was sold and to which region. */
const NAMELESS = {
  shipName: null,
  shipLine1: null,
  shipLine2: null,
  shipPostcode: null,
  shipPhone: null,
  shipLandmark: null,
  giftMessage: null,
  note: null,
};

/**
 * Removes a user's personal data from all other tables: private data is deleted, records that accounting or others need
 * are anonymized (docs/retention.md).
 */
export async function anonymizeUser(tx: Tx, { id, email }: { id: number; email: string }) {
  const own = { where: { userId: id } };
  await tx.session.deleteMany(own);
  await tx.accountToken.deleteMany(own);
  await tx.idempotentRequest.deleteMany(own);
  await tx.providerIdentity.deleteMany(own);
  await deleteSecondFactors(tx, id);
  await tx.sensitiveChange.deleteMany({ where: { OR: [{ userId: id }, { subjectId: id }] } });
  await tx.grantedBadge.deleteMany({ where: { sellerId: id } });
  await tx.address.deleteMany(own);
  await tx.wishlistItem.deleteMany(own);
  await tx.priceAlert.deleteMany(own);
  await tx.smartWish.deleteMany(own);
  await tx.comparisonList.deleteMany(own);
  await tx.wholesaleApplication.deleteMany(own);
  await tx.forumFollow.deleteMany(own);
  // The job releases the seats held for an entry.
  await tx.waitingListEntry.updateMany({
    where: { userId: id, heldQuantity: { gt: 0 } },
    data: { heldUntil: new Date() },
  });
  await tx.waitingListEntry.deleteMany({ where: { userId: id, heldQuantity: 0 } });
  await tx.notification.deleteMany(own);
  await tx.notificationPreference.deleteMany(own);
  await tx.listingRequest.deleteMany(own);
  await tx.payoutAccount.deleteMany({ where: { sellerId: id } });
  await tx.shopTranslation.deleteMany({ where: { sellerId: id } });
  await tx.localSeller.deleteMany({ where: { sellerId: id } });
  await tx.event.updateMany({ where: { organizerId: id }, data: { organizerId: null } });
  const left = await tx.business.updateMany({ where: { ownerId: id }, data: { ownerId: null } });
  if (left.count > 0) invalidateTags(DIRECTORY_TAG); // anybody may claim it
  await tx.order.updateMany({ where: { buyerId: id }, data: NAMELESS });
  await forgetLetters(tx, { id, email });
}

/**
 * Deletes data that is linked by email address: support tickets, applications, the newsletter, queued and sent emails.
 */
async function forgetLetters(tx: Tx, { id, email }: { id: number; email: string }) {
  const byAddress = { email: { equals: email, mode: "insensitive" as const } };
  const tickets = { OR: [{ userId: id }, byAddress] };
  await tx.ticketReply.deleteMany({ where: { ticket: tickets } });
  await tx.supportTicket.deleteMany({ where: tickets });
  await tx.sellerApplication.deleteMany({ where: { OR: [{ applicantId: id }, byAddress] } });
  await tx.subscriber.deleteMany({ where: byAddress });
  await tx.pendingIdentity.deleteMany({ where: byAddress });
  await tx.$executeRaw`
    DELETE FROM outbox WHERE kind = 'mail' AND lower(payload->>'to') = lower(${email})`;
}
