import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/** Requires that all of the distinct products are on sale. @throws DomainError notFound */
export async function requireLiveProducts(tx: Tx, ids: number[]) {
  if (ids.length === 0) return;
  const count = await tx.product.count({
    where: { id: { in: ids }, isActive: true, moderationStatus: "approved", archivedAt: null },
  });
  if (count < ids.length) throw new DomainError("notFound", "productNotFound");
}
