import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import type { ItemId } from "@/lib/cart/rules";
import { DomainError } from "@/lib/core/errors";
import { parseId } from "@/lib/core/validation/text";
import { db, type Tx } from "@/lib/db/client";

/** Requires a product of the seller; products of other sellers are reported as missing. @throws DomainError notFound */
export async function requireOwnProduct(seller: Viewer, { id }: { id: string }) {
  const count = await db.product.count({
    where: { id: parseId(id), sellerId: seller.id, archivedAt: null },
  });
  if (count === 0) throw new DomainError("notFound", "productNotFound");
}

export type LockedProduct = {
  id: number;
  /** Price that buyers pay; the sale price during a sale. */
  priceCents: number;
  regularCents: number;
  stock: number;
  reserved: number;
  hasVariants: boolean;
  /** The running sale, during which prices do not change. */
  saleId: number | null;
  isActive: boolean;
};

/**
 * Locks one of the seller's products until the transaction ends.
 * @throws DomainError notFound (not theirs, archived)
 */
export async function lockOwnProduct(tx: Tx, seller: Viewer, id: number): Promise<LockedProduct> {
  const [row] = await tx.$queryRaw<LockedProduct[]>`
    SELECT id, price_cents AS "priceCents",
      coalesce((SELECT s.regular_cents FROM product_sales s WHERE s.id = sale_id), price_cents) AS "regularCents", stock, reserved, has_variants AS "hasVariants", sale_id AS "saleId",
      CASE WHEN hidden_at IS NULL THEN is_active ELSE active_when_shown END AS "isActive"
    FROM products
    WHERE id = ${id} AND seller_id = ${seller.id} AND archived_at IS NULL FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "productNotFound");
  return row;
}

/** Returns an order line with its variant as an item; `null` is no variant. */
export function toItem<T extends { productId: number; variantId: number | null }>({
  variantId,
  ...line
}: T) {
  return { ...line, variantId: variantId ?? undefined };
}

/**
 * Locks products until the transaction ends, in the order of their ids to avoid deadlocks. A change of a variant
 * requires the lock of its product.
 */
export async function lockProducts(tx: Tx, items: ItemId[]) {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  await tx.$queryRaw`SELECT id FROM products WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}
