import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
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
  priceCents: number;
  stock: number;
  reserved: number;
  isActive: boolean;
};

/**
 * Locks one of the seller's products until the transaction ends.
 * @throws DomainError notFound (not theirs, archived)
 */
export async function lockOwnProduct(tx: Tx, seller: Viewer, id: number): Promise<LockedProduct> {
  const [row] = await tx.$queryRaw<LockedProduct[]>`
    SELECT id, price_cents AS "priceCents", stock, reserved,
      CASE WHEN hidden_at IS NULL THEN is_active ELSE active_when_shown END AS "isActive"
    FROM products
    WHERE id = ${id} AND seller_id = ${seller.id} AND archived_at IS NULL FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "productNotFound");
  return row;
}
