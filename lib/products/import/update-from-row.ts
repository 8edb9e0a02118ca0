import "server-only";

import { isDeepStrictEqual } from "node:util";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { detailSelect } from "@/lib/products/dto";
import { type ProductDetails, splitDetails } from "@/lib/products/facts/schema";
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
  const { price, stock, isActive, returnPolicy: _, certificates: __, ...given } = changes;
  const { details: named, rest } = splitDetails(given);
  const details = named as ProductDetails;
  const { facts, ...words } = rest;
  const kept = await lockOwnProduct(tx, seller, id);
  const keptDetails = await tx.product.findUniqueOrThrow({ where: { id }, select: detailSelect });
  const before = { priceCents: kept.priceCents, stock: kept.stock, isActive: kept.isActive };
  const after = withDefaults({ priceCents: price, stock, isActive }, before);
  if (kept.hasVariants && (after.priceCents !== kept.priceCents || after.stock !== kept.stock)) {
    throw new DomainError("conflict", "variantsHavePrices");
  }
  if (kept.saleId && after.priceCents !== kept.priceCents) {
    throw new DomainError("conflict", "saleHoldsPrice");
  }
  await setStock(tx, kept, { wanted: after.stock, expected: undefined });
  const isDetailChanged = !isDeepStrictEqual({ ...keptDetails, ...details }, keptDetails);
  const isSimpleChanged = !isDeepStrictEqual(before, after);
  if (isSimpleChanged || isDetailChanged) {
    const { priceCents, isActive: active } = after;
    const data = { priceCents, isActive: active, activeWhenShown: active };
    await tx.product.update({ where: { id }, data: { ...data, ...details } });
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
  const factChanges = facts ?? {};
  // Safe: an edit keeps the content of missing fields.
  const content = { ...words, factChanges } as ContentChanges;
  const isContentChanged = await applyContent(tx, seller, { id, words: content });
  return isSimpleChanged || isDetailChanged || isContentChanged;
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
