import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedProduct } from "@/lib/products/lock-product";

type Change = {
  wanted: number;
  /** Stock when the form was opened; undefined skips the check. */
  expected: number | undefined;
};

/**
 * Sets the stock of a product that the transaction has locked. An unchanged form value is ignored and an outdated one
 * refused, so that neither restores sold units.
 * @throws DomainError conflict
 */
export async function setStock(tx: Tx, kept: LockedProduct, { wanted, expected }: Change) {
  if (wanted === kept.stock || wanted === expected) return;
  if (expected !== undefined && expected !== kept.stock) {
    throw new DomainError("conflict", "stockChanged", { count: kept.stock });
  }
  if (wanted < kept.reserved) {
    throw new DomainError("conflict", "stockHeld", { count: kept.reserved });
  }
  await tx.product.update({ where: { id: kept.id }, data: { stock: wanted } });
  await tx.stockMovement.create({
    data: { productId: kept.id, reason: "adjustment", delta: wanted - kept.stock },
  });
}
