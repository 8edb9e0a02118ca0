import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { isLiveProduct } from "@/lib/products/queries/catalog";

/**
 * Puts a product on the viewer's wishlist, or takes it off. Two presses at once end as two presses after
 * each other.
 * @throws DomainError notFound (to put on: no such product that everybody may know of)
 */
export async function toggleWishlist(viewer: Viewer, { productId }: { productId: number }) {
  const key = { userId: viewer.id, productId };
  const isLive = await isLiveProduct(productId);
  return withTx(async (tx) => {
    // Presses of one heart wait for each other; there may be no row to lock yet.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${viewer.id}::int, ${productId}::int)`;
    const { count: removed } = await tx.wishlistItem.deleteMany({ where: key });
    if (removed > 0) return { inWishlist: false };

    if (!isLive) throw new DomainError("notFound", "productNotFound");
    await tx.wishlistItem.create({ data: key });
    return { inWishlist: true };
  });
}
