import "server-only";

import { isDeepStrictEqual } from "node:util";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { lockOwnProduct } from "@/lib/products/lock-product";
import type { ContentChanges } from "@/lib/products/revision-content";
import { applyContent } from "@/lib/products/service/apply-content";
import { setStock } from "@/lib/products/service/stock";
import type { ProductChanges } from "./parse-record";

type RowChange = { productId: number; changes: ProductChanges };

/**
 * Updates a product by the fields of a row; missing ones stay. Price, stock and visibility apply at once, content as in
 * `updateProduct`. Returns whether anything differs.
 * @throws DomainError notFound (archived meanwhile), conflict (buyers hold more than is to be left, or the variants have
 *   prices and stocks of their own)
 */
export async function updateFromRow(
  tx: Tx,
  seller: Viewer,
  { productId: id, changes }: RowChange,
): Promise<boolean> {
  const { price, stock, isActive, sku, returnPolicy: _, certificates: __, ...words } = changes;
  const kept = await lockOwnProduct(tx, seller, id);
  const { sku: keptSku } = await tx.product.findUniqueOrThrow({
    where: { id },
    select: { sku: true },
  });
  const before = { priceCents: kept.priceCents, stock: kept.stock, isActive: kept.isActive };
  const after = withDefaults({ priceCents: price, stock, isActive }, before);
  if (kept.hasVariants && (after.priceCents !== kept.priceCents || after.stock !== kept.stock)) {
    throw new DomainError("conflict", "variantsHavePrices");
  }
  await setStock(tx, kept, { wanted: after.stock, expected: undefined });
  const isSkuChanged = sku !== undefined && sku !== keptSku;
  const isSimpleChanged = !isDeepStrictEqual(before, after);
  if (isSimpleChanged || isSkuChanged) {
    const { priceCents, isActive: active } = after;
    const data = { priceCents, isActive: active, activeWhenShown: active };
    await tx.product.update({ where: { id }, data: { ...data, ...(isSkuChanged ? { sku } : {}) } });
  }
  if (isSimpleChanged) {
    await writeAudit(tx, {
      actorId: seller.id,
      action: "product.updated",
      subjectType: "product",
      subjectId: id,
      before,
      after,
    });
  }
  // Safe: an edit keeps the content of missing fields.
  const isContentChanged = await applyContent(tx, seller, { id, words: words as ContentChanges });
  return isSimpleChanged || isSkuChanged || isContentChanged;
}

type Simple = { priceCents: number; stock: number; isActive: boolean };

const withDefaults = (
  given: { [Key in keyof Simple]: Simple[Key] | undefined },
  kept: Simple,
): Simple => ({
  priceCents: given.priceCents ?? kept.priceCents,
  stock: given.stock ?? kept.stock,
  isActive: given.isActive ?? kept.isActive,
});
