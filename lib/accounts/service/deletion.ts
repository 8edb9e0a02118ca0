import "server-only";

import { randomUUID } from "node:crypto";
import { accountDeletedEmail } from "@/lib/accounts/emails";
import { hashPassword } from "@/lib/accounts/password";
import type { Deletion } from "@/lib/accounts/schema";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import {
  ASSORTMENT_TAG,
  CATALOG_TAG,
  productTag,
  STORES_TAG,
  sellerTag,
  storeTag,
} from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { LIVE_STATUSES } from "@/lib/plans/queries";
import { anonymizeUser } from "./anonymize";
import { requireOwner } from "./password";

/**
 * Deletes the viewer's account: personal data is cleared, sign-in is disabled and all sessions end. Orders, reviews and
 * the ledger still reference the emptied row.
 * @throws DomainError invalid (wrong password), forbidden (demo, the last admin), conflict (open
 * orders, or money that is still owed)
 */
export async function deleteAccount(viewer: Viewer, { password }: Deletion) {
  const owner = await requireOwner(viewer, password);
  if (owner.isDemo) throw new DomainError("forbidden", "demoAccount");
  const passwordHash = await hashPassword(randomUUID());
  await withTx(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${viewer.id} FOR UPDATE`;
    await requireNothingOpen(tx, viewer);
    await archiveProducts(tx, viewer.id);
    await endPlan(tx, viewer.id);
    await putToolsAway(tx, viewer.id);
    await anonymizeUser(tx, { id: viewer.id, email: owner.email });
    await closeStore(tx, viewer.id);
    await tx.user.update({ where: { id: viewer.id }, data: emptied(viewer.id, passwordHash) });
    await queueEmail(tx, `account-deleted:${viewer.id}`, accountDeletedEmail(owner));
  });
}

/** Deactivates promotion codes and deletes the seller's alerts, suppliers, size charts and unapplied price updates. */
async function putToolsAway(tx: Tx, sellerId: number) {
  await tx.promotion.updateMany({ where: { sellerId }, data: { isActive: false } });
  await tx.bulkUpdate.deleteMany({ where: { sellerId, appliedAt: null } });
  await tx.inventoryAlert.deleteMany({ where: { sellerId } });
  await tx.supplier.deleteMany({ where: { sellerId } });
  await tx.sizeChart.deleteMany({ where: { sellerId } });
}

/** Ends a plan that we manage ourselves; one that a provider charges must be cancelled first. */
async function endPlan(tx: Tx, userId: number) {
  const live = { userId, status: { in: [...LIVE_STATUSES] } };
  if ((await tx.subscription.count({ where: { ...live, providerRef: { not: null } } })) > 0) {
    throw new DomainError("conflict", "planOpen");
  }
  const data = { status: "ended", endedAt: new Date() } as const;
  await tx.subscription.updateMany({ where: live, data });
}

function emptied(id: number, passwordHash: string) {
  const now = new Date();
  return {
    // Random, since a predictable name could be taken to block the deletion.
    username: `Deleted user ${id} ${randomUUID().slice(0, 8)}`,
    nameSkeleton: "",
    email: `deleted-${id}-${randomUUID().slice(0, 8)}@deleted.invalid`,
    passwordHash,
    firstName: null,
    lastName: null,
    phone: null,
    address: null,
    city: null,
    country: null,
    bio: null,
    bioLocale: "en",
    profileImage: null,
    stripeCustomerId: null,
    disabledAt: now,
    deletedAt: now,
  };
}

const OPEN = ["pending", "paid", "shipped", "delivered"] as const;

/** Requires that no orders are open and no money is owed in either direction, and that another admin remains. */
async function requireNothingOpen(tx: Tx, viewer: Viewer) {
  const status = { in: [...OPEN] };
  const purchases = await tx.order.count({ where: { buyerId: viewer.id, status } });
  const sales = await tx.sellerOrder.count({ where: { sellerId: viewer.id, status } });
  // A returned payout is owed again.
  const payouts = await tx.payout.count({ where: { sellerId: viewer.id, status: "pending" } });
  const balance = await tx.ledgerEntry.aggregate({
    where: { sellerId: viewer.id },
    _sum: { amountCents: true },
  });
  const admins = await tx.user.count({
    where: { role: "admin", disabledAt: null, id: { not: viewer.id } },
  });
  if (purchases + sales > 0) throw new DomainError("conflict", "ordersOpen");
  if (payouts > 0 || balance._sum.amountCents) throw new DomainError("conflict", "balanceOpen");
  if (viewer.role === "admin" && admins === 0) throw new DomainError("forbidden", "lastAdmin");
}

async function closeStore(tx: Tx, sellerId: number) {
  const storefront = await tx.storefront.findUnique({ where: { sellerId } });
  if (!storefront) return;
  await tx.storefront.delete({ where: { sellerId } });
  invalidateTags(storeTag(storefront.urlSlug), sellerTag(sellerId), STORES_TAG);
}

async function archiveProducts(tx: Tx, sellerId: number) {
  const products = await tx.product.findMany({
    where: { sellerId, archivedAt: null },
    select: { id: true },
  });
  if (products.length === 0) return;
  await tx.product.updateMany({
    where: { sellerId, archivedAt: null },
    data: { isActive: false, archivedAt: new Date() },
  });
  invalidateTags(CATALOG_TAG, ASSORTMENT_TAG, ...products.map(({ id }) => productTag(id)));
}
