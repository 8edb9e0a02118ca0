import "server-only";

import { invalidateTags } from "@/lib/cache/invalidation-context";
import { CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";

/** Invalidates the pages and lists that name a seller. */
export async function invalidateSellerName(sellerId: number) {
  const products = await db.product.findMany({
    where: { sellerId, archivedAt: null },
    select: { id: true },
  });
  invalidateTags(CATALOG_TAG, sellerTag(sellerId), ...products.map(({ id }) => productTag(id)));
}
