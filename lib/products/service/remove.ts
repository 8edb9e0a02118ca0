import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { parseId } from "@/lib/core/validation/text";
import { type Tx, withTx } from "@/lib/db/client";
import { lockOwnProduct } from "@/lib/products/lock-product";

/**
 * Archives a product with orders, reviews or message threads, and deletes any other (DELETE /api/products/{id}).
 * @throws DomainError notFound (not the seller's, or gone already), forbidden
 */
export async function deleteProduct(viewer: Viewer, { id: idText }: { id: string }) {
  const seller = requireSeller(viewer, "productsDenied");
  const id = parseId(idText);
  await withTx(async (tx) => {
    await lockOwnProduct(tx, seller, id);
    const isReferenced = await hasHistory(tx, id);
    await (isReferenced ? archive(tx, id) : erase(tx, id));
    await writeAudit(tx, {
      actorId: seller.id,
      action: isReferenced ? "product.archived" : "product.deleted",
      subjectType: "product",
      subjectId: id,
    });
  });
  invalidateTags(productTag(id), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
}

/**
 * Deletes a product that the transaction has locked, unless it has orders, reviews or message threads. Returns whether it
 * is deleted.
 */
export async function deleteUnused(tx: Tx, id: number): Promise<boolean> {
  if (await hasHistory(tx, id)) return false;
  await erase(tx, id);
  return true;
}

async function hasHistory(tx: Tx, productId: number) {
  const lines = await tx.orderLine.count({ where: { productId } });
  const threads = await tx.messageThread.count({ where: { productId } });
  const reviews = await tx.review.count({ where: { productId } });
  return lines + threads + reviews > 0;
}

async function archive(tx: Tx, id: number) {
  await tx.product.update({ where: { id }, data: { archivedAt: new Date(), isActive: false } });
}

async function erase(tx: Tx, productId: number) {
  const where = { productId };
  await tx.wishlistItem.deleteMany({ where });
  await tx.certificate.deleteMany({ where });
  await tx.productRevision.deleteMany({ where });
  await tx.stockMovement.deleteMany({ where });
  await tx.product.delete({ where: { id: productId } });
}
