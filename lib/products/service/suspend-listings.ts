import "server-only";

import { invalidateTags } from "@/lib/cache/invalidation-context";
import {
  ASSORTMENT_TAG,
  CATALOG_TAG,
  productTag,
  STORES_TAG,
  sellerTag,
  storeTag,
} from "@/lib/cache/tags";
import type { Tx } from "@/lib/db/client";

/** Takes a seller's products off sale, retaining their state. */
export async function suspendListings(tx: Tx, sellerId: number) {
  await refresh(
    tx,
    sellerId,
    await tx.product.updateManyAndReturn({
      where: { sellerId, isActive: true, archivedAt: null },
      data: { isActive: false, isSuspended: true },
      select: { id: true },
    }),
  );
}

/** Restores the products that were on sale when suspended. */
export async function restoreListings(tx: Tx, sellerId: number) {
  await refresh(
    tx,
    sellerId,
    await tx.product.updateManyAndReturn({
      where: { sellerId, isSuspended: true, archivedAt: null },
      data: { isActive: true, isSuspended: false },
      select: { id: true },
    }),
  );
}

async function refresh(tx: Tx, sellerId: number, products: { id: number }[]) {
  const store = await tx.storefront.findUnique({ where: { sellerId }, select: { urlSlug: true } });
  invalidateTags(
    sellerTag(sellerId),
    CATALOG_TAG,
    ASSORTMENT_TAG,
    ...products.map(({ id }) => productTag(id)),
  );
  if (store) invalidateTags(storeTag(store.urlSlug), STORES_TAG);
}
