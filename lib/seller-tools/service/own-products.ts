import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/** Products, each named once, that are the seller's own. @throws DomainError notFound where one is not */
export async function assertOwnProducts(tx: Tx, sellerId: number, ids: number[]) {
  if (ids.length === 0) return;
  const found = await tx.product.count({ where: { id: { in: ids }, sellerId, archivedAt: null } });
  if (found < ids.length) throw new DomainError("notFound", "productNotFound");
}
