import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { getTerms } from "@/lib/plans/queries";

/**
 * Requires that `wanted` more products fit into the plan. Locks the seller's row, so that parallel requests are checked
 * one at a time. After a downgrade the products above the limit stay, inactive (lib/plans/service/surplus.ts).
 * @throws DomainError forbidden, naming how many the plan has room for
 */
export async function assertProductLimit(tx: Tx, seller: Viewer, addedCount = 1) {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${seller.id} FOR NO KEY UPDATE`;
  const { productSlots } = await getTerms(seller.id, tx);
  if (productSlots === null) return;
  const count = await tx.product.count({ where: { sellerId: seller.id, archivedAt: null } });
  if (count + addedCount > productSlots) {
    throw new DomainError("forbidden", "productSlotsFull", { count: productSlots });
  }
}

/**
 * Requires that `wanted` more products may be active. After a downgrade a seller has more products than the plan has
 * room for: the surplus is inactive, and others can be active in its place. Locks the seller's row.
 * @throws DomainError forbidden, naming how many the plan has room for
 */
export async function assertActiveLimit(tx: Tx, seller: Viewer, addedCount = 1) {
  if (addedCount === 0) return;
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${seller.id} FOR NO KEY UPDATE`;
  const { productSlots } = await getTerms(seller.id, tx);
  if (productSlots === null) return;
  const count = await tx.product.count({
    where: { sellerId: seller.id, archivedAt: null, isActive: true },
  });
  if (count + addedCount > productSlots) {
    throw new DomainError("forbidden", "productSlotsFull", { count: productSlots });
  }
}

/** Requires a plan with bulk upload. @throws DomainError forbidden */
export async function requireBulkUpload(seller: Viewer) {
  const { bulkUpload } = await getTerms(seller.id);
  if (!bulkUpload) throw new DomainError("forbidden", "bulkUploadPlan");
}
