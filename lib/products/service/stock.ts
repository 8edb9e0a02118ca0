import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedProduct } from "@/lib/products/lock-product";

type Change = {
  wanted: number;
  /** What the form showed when it was opened; undefined of a caller who did not look. */
  expected: number | undefined;
};

/**
 * Sets the pieces on hand of a product that the transaction has locked. A form that left the number as it was
 * changes nothing, and one that is older than a sale is refused: neither brings sold pieces back.
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
