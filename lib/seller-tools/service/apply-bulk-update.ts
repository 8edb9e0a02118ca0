import "server-only";

import type { AdjustmentType } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import { CATALOG_TAG, type CacheTag, productTag, sellerTag } from "@/lib/cache/tags";
import type { Tx } from "@/lib/db/client";
import type { CategorySlug } from "@/lib/products/categories";
import { adjustedPrices, type Priced } from "@/lib/seller-tools/rules";

/** Price change of a product, in cents. */
export type PriceMove = { id: number; beforeCents: number; afterCents: number };

type Claimed = {
  sellerId: number;
  category: CategorySlug | null;
  type: AdjustmentType;
  value: number;
  excludedIds: number[];
};

/**
 * Applies a pending update. A conditional update claims it, so that of two parallel callers, such as the seller and the
 * job, only one changes prices. Products on sale keep theirs. The products are locked while their new prices are computed. Returns the changes, null
 * if another caller was first.
 */
export async function applyUpdateRows(tx: Tx, id: number): Promise<PriceMove[] | null> {
  const [update] = await tx.$queryRaw<Claimed[]>`
    UPDATE bulk_updates SET applied_at = now() WHERE id = ${id} AND applied_at IS NULL
    RETURNING seller_id AS "sellerId", category, adjustment_type AS type, adjustment_value AS value,
      excluded_ids AS "excludedIds"`;
  if (!update) return null;
  const { sellerId, type, value } = update;
  const products = await tx.$queryRaw<(Priced & { hasVariants: boolean })[]>`
    SELECT id, price_cents AS "priceCents", category, has_variants AS "hasVariants" FROM products
    WHERE seller_id = ${sellerId} AND archived_at IS NULL AND sale_id IS NULL ORDER BY id FOR UPDATE`;
  const plainMoves = adjustedPrices(
    products.filter(({ hasVariants }) => !hasVariants),
    { type, value },
    update,
  );
  await tx.$executeRaw`
    UPDATE products p SET price_cents = m.after_cents, updated_at = now()
    FROM unnest(${plainMoves.map((move) => move.id)}::int[], ${plainMoves.map((move) => move.afterCents)}::int[])
      AS m (id, after_cents) WHERE p.id = m.id`;
  const excludedIds = new Set(update.excludedIds);
  const variantProducts = products.filter(
    (product) => product.hasVariants && !excludedIds.has(product.id),
  );
  const moves = [
    ...plainMoves,
    ...(await moveVariants(tx, id, { products: variantProducts, ...update })),
  ];
  await tx.bulkUpdateLine.createMany({
    data: moves.map(({ id: productId, ...cents }) => ({ updateId: id, productId, ...cents })),
  });
  await auditPrices(tx, sellerId, moves);
  return moves;
}

type Variation = Omit<Claimed, "sellerId" | "excludedIds"> & { products: Priced[] };

/**
 * Applies an update to the variants of products that the transaction has locked; a trigger changes the products'
 * prices. Returns the changes of the lowest price of each product.
 */
async function moveVariants(
  tx: Tx,
  updateId: number,
  { products, category, type, value }: Variation,
): Promise<PriceMove[]> {
  const ids = products.map(({ id }) => id);
  const variants = await tx.$queryRaw<(Priced & { productId: number })[]>`
    SELECT v.id, v.price_cents AS "priceCents", p.category, p.id AS "productId"
    FROM product_variants v JOIN products p ON p.id = v.product_id
    WHERE p.id = ANY(${ids}::int[]) AND v.archived_at IS NULL ORDER BY v.id`;
  const moves = adjustedPrices(variants, { type, value }, { category, excludedIds: [] });
  await tx.$executeRaw`
    UPDATE product_variants v SET price_cents = m.after_cents, updated_at = now()
    FROM unnest(${moves.map((move) => move.id)}::int[], ${moves.map((move) => move.afterCents)}::int[])
      AS m (id, after_cents) WHERE v.id = m.id`;
  await tx.bulkUpdateVariantLine.createMany({
    data: moves.map(({ id: variantId, ...cents }) => ({ updateId, variantId, ...cents })),
  });
  const movedIds = new Set(moves.map((move) => move.id));
  const changedIds = new Set(
    variants.filter(({ id }) => movedIds.has(id)).map(({ productId }) => productId),
  );
  const after = await tx.product.findMany({
    where: { id: { in: [...changedIds] } },
    select: { id: true, priceCents: true },
  });
  const before = new Map(products.map(({ id, priceCents }) => [id, priceCents]));
  return after.map(({ id, priceCents }) => ({
    id,
    beforeCents: before.get(id) ?? priceCents,
    afterCents: priceCents,
  }));
}

/** Writes the audit entries of new prices, as an edit of each product would. */
export async function auditPrices(tx: Tx, sellerId: number, moves: PriceMove[]) {
  const entries = moves.map(({ id, beforeCents, afterCents }) => ({
    actorId: sellerId,
    action: "product.updated" as const,
    subjectType: "product",
    subjectId: id,
    before: { priceCents: beforeCents },
    after: { priceCents: afterCents },
  }));
  await writeAudit(tx, ...entries);
}

/** Returns the cache tags to invalidate. */
export function tagsOf(sellerId: number, moves: PriceMove[]): CacheTag[] {
  if (moves.length === 0) return [];
  return [CATALOG_TAG, sellerTag(sellerId), ...moves.map(({ id }) => productTag(id))];
}
