import "server-only";

import type { ItemId } from "@/lib/cart/rules";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedProduct } from "@/lib/products/lock-product";

type Change = {
  stock: number;
  /** Stock when the form was opened; undefined skips the check. */
  expected: number | undefined;
};

/**
 * Sets the stock of a product that the transaction has locked. An unchanged form value is ignored and an outdated one
 * refused, so that neither restores sold units.
 * @throws DomainError conflict
 */
export async function setStock(tx: Tx, product: LockedProduct, { stock, expected }: Change) {
  if (stock === product.stock || stock === expected) return;
  if (expected !== undefined && expected !== product.stock) {
    throw new DomainError("conflict", "stockChanged", { count: product.stock });
  }
  if (stock < product.reserved) {
    throw new DomainError("conflict", "stockHeld", { count: product.reserved });
  }
  await tx.product.update({ where: { id: product.id }, data: { stock } });
  await tx.stockMovement.create({
    data: { productId: product.id, reason: "adjustment", delta: stock - product.stock },
  });
}

type Return = { delta: number; orderId: number; refundId: number };

/**
 * Returns refunded units to the stock of an item whose product the transaction has locked. Those of a variant that is
 * no longer offered, and of a product that has options since the sale, are written off at once.
 */
export async function returnUnits(tx: Tx, item: ItemId, { delta, orderId, refundId }: Return) {
  const { productId, variantId = null } = item;
  const movement = { productId, variantId, orderId, refundId };
  await tx.stockMovement.create({ data: { ...movement, reason: "restock", delta } });
  const count = variantId
    ? await tx.$executeRaw`
        UPDATE product_variants SET stock = stock + ${delta} WHERE id = ${variantId} AND archived_at IS NULL`
    : await tx.$executeRaw`
        UPDATE products SET stock = stock + ${delta} WHERE id = ${productId} AND NOT has_variants`;
  if (count > 0) return;
  await tx.stockMovement.create({ data: { ...movement, reason: "adjustment", delta: -delta } });
}
