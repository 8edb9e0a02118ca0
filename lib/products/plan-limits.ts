import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { getTerms } from "@/lib/plans/queries";

/**
 * Requires that `wanted` more products fit into the plan. Locks the seller's row, so that parallel requests are checked
 * one at a time. Existing products above the limit stay after a downgrade (decisions.md, "Money").
 * @throws DomainError forbidden, naming how many the plan has room for
 */
export async function assertProductLimit(tx: Tx, seller: Viewer, wanted = 1) {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${seller.id} FOR NO KEY UPDATE`;
  const { productSlots } = await getTerms(seller.id, tx);
  if (productSlots === null) return;
  const count = await tx.product.count({ where: { sellerId: seller.id, archivedAt: null } });
  if (count + wanted > productSlots) {
    throw new DomainError("forbidden", "productSlotsFull", { count: productSlots });
  }
}

/** Requires a plan with bulk upload. @throws DomainError forbidden */
export async function requireBulkUpload(seller: Viewer) {
  const { bulkUpload } = await getTerms(seller.id);
  if (!bulkUpload) throw new DomainError("forbidden", "bulkUploadPlan");
}
