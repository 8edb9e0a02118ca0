import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { myProductsWhere } from "@/lib/seller-dashboard/queries/product-list";
import { MAX_BULK } from "./rules";
import type { BulkTarget } from "./schema";

/**
 * Returns the ids of the seller's products among the chosen ones, or of those that match the filter, sorted.
 * @throws DomainError invalid (more than `max`)
 */
export async function resolveTarget(seller: Viewer, target: BulkTarget, max = MAX_BULK) {
  const where =
    "ids" in target
      ? { id: { in: target.ids }, sellerId: seller.id, archivedAt: null }
      : myProductsWhere(seller.id, target.filter);
  const rows = await db.product.findMany({
    where,
    select: { id: true },
    orderBy: { id: "asc" },
    take: max + 1,
  });
  if (rows.length > max) throw new DomainError("invalid", "bulkTooMany", { count: max });
  return rows.map(({ id }) => id);
}
