import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/**
 * Requires that all products belong to the seller. `ids` must be unique.
 * @throws DomainError notFound where one is not
 */
export async function assertOwnProducts(tx: Tx, sellerId: number, ids: number[]) {
  if (ids.length === 0) return;
  const count = await tx.product.count({ where: { id: { in: ids }, sellerId, archivedAt: null } });
  if (count < ids.length) throw new DomainError("notFound", "productNotFound");
}
