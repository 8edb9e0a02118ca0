import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { getTerms } from "@/lib/plans/queries";

/**
 * Lets one of a seller's requests at a time ask whether `wanted` more products fit into the plan. What is over it after
 * a downgrade stays (decisions.md, "Money").
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

/** Lets a seller list many products at once, if the plan says so. @throws DomainError forbidden */
export async function requireBulkUpload(seller: Viewer) {
  const { bulkUpload } = await getTerms(seller.id);
  if (!bulkUpload) throw new DomainError("forbidden", "bulkUploadPlan");
}
