import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { smartWishSelect, toSmartWish } from "@/lib/buyer-tools/dto";
import { MAX_WISHES } from "@/lib/buyer-tools/rules";
import type { SmartWishEdit, SmartWishInput, ToolRow } from "@/lib/buyer-tools/schema";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { requireLiveProducts } from "./live-products";

/**
 * Keeps a wish of the viewer's; a product stands once in a smart wishlist (contract.md, "Settled details").
 * @throws DomainError notFound (no such product on sale), conflict (there already, or too many)
 */
export async function createSmartWish({ id: userId }: Viewer, input: SmartWishInput) {
  const { productId, ...wish } = input;
  const row = await withUserLock(userId, async (tx) => {
    await requireLiveProducts(tx, [productId]);
    const key = { userId, productId };
    if (await tx.smartWish.findUnique({ where: { userId_productId: key } })) {
      throw new DomainError("conflict", "wishTaken");
    }
    if ((await tx.smartWish.count({ where: { userId } })) >= MAX_WISHES) {
      throw new DomainError("conflict", "wishesFull", { count: MAX_WISHES });
    }
    return tx.smartWish.create({ data: { ...key, ...wish }, select: smartWishSelect });
  });
  return toSmartWish(row);
}

/** @throws DomainError unauthenticated, notFound (no such wish of the viewer's) */
export async function editSmartWish(viewer: Viewer | null, { id, ...wish }: SmartWishEdit) {
  const { id: userId } = requireSignedIn(viewer);
  const { count } = await db.smartWish.updateMany({ where: { id, userId }, data: wish });
  if (count === 0) throw new DomainError("notFound", "wishNotFound");
}

/** @throws DomainError unauthenticated, notFound (no such wish of the viewer's) */
export async function removeSmartWish(viewer: Viewer | null, { id }: ToolRow) {
  const { id: userId } = requireSignedIn(viewer);
  const { count } = await db.smartWish.deleteMany({ where: { id, userId } });
  if (count === 0) throw new DomainError("notFound", "wishNotFound");
}
