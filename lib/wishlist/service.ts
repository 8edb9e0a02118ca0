import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { isLiveProduct } from "@/lib/products/queries/products";

/**
 * Adds a product to the viewer's wishlist, or removes it. Concurrent calls have the same result as consecutive ones.
 * @throws DomainError notFound (to add: no such public product)
 */
export async function toggleWishlist(viewer: Viewer, { productId }: { productId: number }) {
  const key = { userId: viewer.id, productId };
  const isLive = await isLiveProduct(productId);
  return withTx(async (tx) => {
    // Serializes concurrent calls for one product; there may be no row to lock yet.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${viewer.id}::int, ${productId}::int)`;
    const { count: removedCount } = await tx.wishlistItem.deleteMany({ where: key });
    if (removedCount > 0) return { inWishlist: false };

    if (!isLive) throw new DomainError("notFound", "productNotFound");
    await tx.wishlistItem.create({ data: key });
    return { inWishlist: true };
  });
}
