import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { parseId } from "@/lib/core/validation/text";
import { withTx } from "@/lib/db/client";
import { submitCertificates } from "@/lib/products/certificates/service";
import { productSelect, toProduct } from "@/lib/products/dto";
import { requireOwnUploads, withOwnImages } from "@/lib/products/image-ownership";
import { type LockedProduct, lockOwnProduct } from "@/lib/products/lock-product";
import type { ProductEdit } from "@/lib/products/schema";
import { applyContent } from "./apply-content";
import { setStock } from "./stock";

/**
 * Updates a product (PUT /api/products/{id}): price, stock and visibility apply at once. New content of an approved
 * product becomes a pending revision; for other products it applies at once, and a rejected one is pending again
 * (decisions.md, "Catalogue").
 * @throws DomainError notFound (not the seller's), forbidden, invalid (another user's upload), conflict (the stock is
 * no longer what the form showed, or buyers hold more than is to be left)
 */
export async function updateProduct(viewer: Viewer | null, { id: given, ...sent }: ProductEdit) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  const id = parseId(given);
  await requireOwnUploads(seller, sent);
  const input = await withOwnImages(seller, sent);
  const row = await withTx(async (tx) => {
    const {
      price,
      stock,
      expectedStock,
      isActive,
      returnPolicy,
      certificates = [],
      ...words
    } = input;
    const kept = await lockOwnProduct(tx, seller, id);
    await setStock(tx, kept, { wanted: stock, expected: expectedStock });
    const now = { priceCents: price, isActive: isActive ?? kept.isActive };
    const policy = returnPolicy ? { returnPolicy } : {};
    await tx.product.update({
      where: { id },
      data: { ...now, ...policy, activeWhenShown: now.isActive },
    });
    if (hasChanged(kept, { ...now, stock })) {
      await writeAudit(tx, {
        actorId: seller.id,
        action: "product.updated",
        subjectType: "product",
        subjectId: id,
        before: { priceCents: kept.priceCents, stock: kept.stock, isActive: kept.isActive },
        after: { ...now, stock },
      });
    }
    await applyContent(tx, seller, { id, words });
    await submitCertificates(tx, id, certificates);
    return tx.product.findUniqueOrThrow({ where: { id }, select: productSelect });
  });
  invalidateTags(productTag(id), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
  return toProduct(row, new Date());
}

type Simple = Pick<LockedProduct, "priceCents" | "stock" | "isActive">;

function hasChanged(before: Simple, after: Simple) {
  return (
    before.priceCents !== after.priceCents ||
    before.stock !== after.stock ||
    before.isActive !== after.isActive
  );
}

/** Shows or hides one of the seller's products. @throws DomainError notFound, forbidden */
export async function setActive(
  viewer: Viewer | null,
  { productId: id, isActive }: { productId: number; isActive: boolean },
) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await withTx(async (tx) => {
    const kept = await lockOwnProduct(tx, seller, id);
    if (kept.isActive === isActive) return;
    await tx.product.update({ where: { id }, data: { isActive, activeWhenShown: isActive } });
    await writeAudit(tx, {
      actorId: seller.id,
      action: "product.updated",
      subjectType: "product",
      subjectId: id,
      before: { isActive: kept.isActive },
      after: { isActive },
    });
  });
  invalidateTags(productTag(id), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
}
