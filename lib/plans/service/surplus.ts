import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { db, type Tx } from "@/lib/db/client";

/** Active products of a seller, the ones that stay active the longest first: by latest sale, units sold and age. */
const rankedProducts = (sellerId: number) => Prisma.sql`
  SELECT p.id, row_number() OVER (
    ORDER BY (SELECT max(l.id) FROM order_lines l WHERE l.product_id = p.id) DESC NULLS LAST,
      p.sold_count DESC, p.id DESC) AS place
  FROM products p WHERE p.seller_id = ${sellerId} AND p.archived_at IS NULL AND p.is_active`;

/**
 * Makes the active products above a plan's limit inactive. The seller may have chosen before by making others inactive;
 * otherwise the most recently sold ones stay active. Returns how many became inactive.
 */
export async function deactivateSurplus(tx: Tx, sellerId: number, productSlots: number | null) {
  if (productSlots === null) return 0;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE products SET is_active = false, active_when_shown = false, updated_at = now()
    WHERE id IN (SELECT id FROM (${rankedProducts(sellerId)}) ranked WHERE place > ${productSlots}::int)
    RETURNING id`;
  if (rows.length === 0) return 0;
  await writeAudit(
    tx,
    ...rows.map(({ id }) => ({
      actorId: null,
      action: "product.updated" as const,
      subjectType: "product",
      subjectId: id,
      before: { isActive: true },
      after: { isActive: false, reason: "plan" },
    })),
  );
  const ids = rows.map(({ id }) => id);
  invalidateTags(...ids.map(productTag), sellerTag(sellerId), CATALOG_TAG, ASSORTMENT_TAG);
  return rows.length;
}

/** Returns how many active products of a seller are above a plan's limit. */
export async function countSurplus(
  sellerId: number,
  productSlots: number | null,
  tx: Tx = db,
): Promise<number> {
  if (productSlots === null) return 0;
  const active = await tx.product.count({
    where: { sellerId, archivedAt: null, isActive: true },
  });
  return Math.max(0, active - productSlots);
}
