import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { smartWishlistItemSelect, toSmartWishlistItem } from "@/lib/buyer-tools/dto";
import { MAX_SMART_ITEMS } from "@/lib/buyer-tools/rules";
import type {
  SmartWishlistItemEdit,
  SmartWishlistItemInput,
  ToolRow,
} from "@/lib/buyer-tools/schema";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { requireLiveProducts } from "./live-products";

/**
 * Adds a product to the viewer's smart wishlist, which contains each product once (contract.md, "Settled details").
 * @throws DomainError notFound (no such product on sale), conflict (there already, or too many)
 */
export async function createSmartWishlistItem(
  { id: userId }: Viewer,
  input: SmartWishlistItemInput,
) {
  const { productId, ...item } = input;
  const row = await withUserLock(userId, async (tx) => {
    await requireLiveProducts(tx, [productId]);
    const key = { userId, productId };
    if (await tx.smartWish.findUnique({ where: { userId_productId: key } })) {
      throw new DomainError("conflict", "smartWishlistTaken");
    }
    if ((await tx.smartWish.count({ where: { userId } })) >= MAX_SMART_ITEMS) {
      throw new DomainError("conflict", "smartWishlistFull", { count: MAX_SMART_ITEMS });
    }
    return tx.smartWish.create({ data: { ...key, ...item }, select: smartWishlistItemSelect });
  });
  return toSmartWishlistItem(row);
}

/** @throws DomainError notFound (no such item of the viewer's) */
export async function editSmartWishlistItem(
  viewer: Viewer,
  { id, ...item }: SmartWishlistItemEdit,
) {
  const { id: userId } = viewer;
  const { count } = await db.smartWish.updateMany({ where: { id, userId }, data: item });
  if (count === 0) throw new DomainError("notFound", "smartWishlistItemNotFound");
}

/** @throws DomainError notFound (no such item of the viewer's) */
export async function removeSmartWishlistItem(viewer: Viewer, { id }: ToolRow) {
  const { id: userId } = viewer;
  const { count } = await db.smartWish.deleteMany({ where: { id, userId } });
  if (count === 0) throw new DomainError("notFound", "smartWishlistItemNotFound");
}
