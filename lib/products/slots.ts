import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";

/** Products that the Free plan has room for (decisions.md, "Money"). */
export const FREE_PLAN_SLOTS = 10;

/**
 * Lets one of a seller's requests at a time ask whether `wanted` more products fit into the plan.
 * @throws DomainError forbidden, naming how many the plan has room for
 */
export async function requireSlots(tx: Tx, seller: Viewer, wanted = 1) {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${seller.id} FOR NO KEY UPDATE`;
  const count = await tx.product.count({ where: { sellerId: seller.id, archivedAt: null } });
  if (count + wanted > FREE_PLAN_SLOTS) {
    throw new DomainError("forbidden", "productSlotsFull", { count: FREE_PLAN_SLOTS });
  }
}
