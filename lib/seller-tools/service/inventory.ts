import "server-only";

import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { inventorySelect, toInventoryAlert } from "@/lib/seller-tools/dto";
import type { InventoryAlertInput, InventoryEdit, SellerRow } from "@/lib/seller-tools/schema";
import { assertOwnProducts } from "./own-products";

/**
 * Creates an alert for the stock of one of the seller's products (POST /api/seller-tools/inventory-alerts). A product
 * that is already low is notified once too.
 * @throws DomainError forbidden, notFound (not the seller's product), conflict (watched already)
 */
export async function createInventoryAlert(viewer: Viewer, input: InventoryAlertInput) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const row = await withUserLock(sellerId, async (tx) => {
    await assertOwnProducts(tx, sellerId, [input.productId]);
    if (await tx.inventoryAlert.findUnique({ where: { productId: input.productId } })) {
      throw new DomainError("conflict", "inventoryAlertTaken");
    }
    return tx.inventoryAlert.create({ data: { sellerId, ...input }, select: inventorySelect });
  });
  return toInventoryAlert(row);
}

/**
 * Changes the threshold of an alert.
 * @throws DomainError forbidden, notFound (no such alert of the seller's)
 */
export async function editInventoryAlert(viewer: Viewer, input: InventoryEdit) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { id, lowStockThreshold } = input;
  const { count } = await db.inventoryAlert.updateMany({
    where: { id, sellerId },
    data: { lowStockThreshold },
  });
  if (count === 0) throw new DomainError("notFound", "inventoryAlertNotFound");
}

/** @throws DomainError forbidden, notFound (no such alert of the seller's) */
export async function removeInventoryAlert(viewer: Viewer, { id }: SellerRow) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { count } = await db.inventoryAlert.deleteMany({ where: { id, sellerId } });
  if (count === 0) throw new DomainError("notFound", "inventoryAlertNotFound");
}
