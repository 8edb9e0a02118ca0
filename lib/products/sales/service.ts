import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { addDays, startOfDay } from "@/lib/core/business-calendar";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { lockOwnProduct } from "@/lib/products/lock-product";
import { endSale, startSale } from "./price-changes";
import type { SaleInput } from "./schema";

/**
 * Puts one of the seller's products on sale, at once or from a later day. Returns whether it started.
 * @throws DomainError forbidden, notFound (not the seller's), conflict (it has a sale)
 */
export async function createSale(viewer: Viewer, input: SaleInput) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  const { productId, percent, firstDay, lastDay } = input;
  const startsAt = startOfDay(firstDay);
  const isStarted = await withTx(async (tx) => {
    await lockOwnProduct(tx, seller, productId);
    const sale = await tx.productSale
      .create({
        data: { productId, percent, startsAt, endsAt: startOfDay(addDays(lastDay, 1)) },
        select: { id: true },
      })
      .catch(onDuplicate({ product_sales_open: "saleExists" }));
    await writeAudit(tx, {
      actorId: seller.id,
      action: "product.sale_created",
      subjectType: "product",
      subjectId: productId,
      after: { percent, firstDay, lastDay },
    });
    return startsAt <= new Date() && (await startSale(tx, sale.id));
  });
  invalidateSale(productId, seller.id);
  return { isStarted };
}

/**
 * Ends the sale of one of the seller's products, or withdraws one that has not started.
 * @throws DomainError forbidden, notFound (not the seller's, or it has none)
 */
export async function stopSale(viewer: Viewer, { productId }: { productId: number }) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await withTx(async (tx) => {
    await lockOwnProduct(tx, seller, productId);
    if (!(await endSale(tx, productId))) throw new DomainError("notFound", "saleNotFound");
    await writeAudit(tx, {
      actorId: seller.id,
      action: "product.sale_ended",
      subjectType: "product",
      subjectId: productId,
    });
  });
  invalidateSale(productId, seller.id);
}

/** Invalidates all pages with the product's price. */
export function invalidateSale(productId: number, sellerId: number) {
  invalidateTags(productTag(productId), sellerTag(sellerId), CATALOG_TAG, ASSORTMENT_TAG);
}
