import "server-only";

import { isDeepStrictEqual } from "node:util";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { detailSelect } from "@/lib/products/dto";
import { type ProductDetails, splitDetails } from "@/lib/products/facts/schema";
import { type LockedProduct, lockOwnProduct } from "@/lib/products/lock-product";
import type { ContentChanges } from "@/lib/products/revision-content";
import { applyContent } from "@/lib/products/service/apply-content";
import { setStock } from "@/lib/products/service/stock";
import type { ProductChanges } from "./parse-record";
import { RowProblem } from "./row-problem";
import { updateVariants } from "./update-variants";

type RowChange = { productId: number; changes: ProductChanges };

/**
 * Updates a product by the fields of its rows; missing ones stay. Price, stock and visibility apply at once, content as
 * in `updateProduct`. Returns whether anything differs.
 * @throws RowProblem options or variants that do not fit the product, or another price than the row expects
 * @throws DomainError notFound (archived meanwhile), conflict (another stock than the row expects, buyers hold more than is
 *   to be left, or the variants have prices and stocks of their own)
 */
export async function updateFromRow(
  tx: Tx,
  seller: Viewer,
  { productId: id, changes }: RowChange,
): Promise<boolean> {
  const { price, stock, isActive, options, variants, ...others } = changes;
  const {
    returnPolicy: _,
    certificates: __,
    expectedPrice,
    expectedStock,
    ...contentChanges
  } = others;
  const { details: detailChanges, rest } = splitDetails(contentChanges);
  const details = detailChanges as ProductDetails;
  const { facts, ...textChanges } = rest;
  const product = await lockOwnProduct(tx, seller, id);
  const ofVariants =
    options && variants
      ? await updateVariants(tx, product, { ...textChanges, options, variants })
      : null;
  const isSimpleChanged = await updateOffer(tx, seller, {
    product,
    changes: { priceCents: price, stock, isActive },
    expected: { priceCents: expectedPrice, stock: expectedStock },
    offers: ofVariants?.offers ?? null,
  });
  const isDetailChanged = await updateDetails(tx, id, details);
  const factChanges = facts ?? {};
  // Safe: an edit keeps the content of missing fields.
  const content = { ...textChanges, ...ofVariants?.structure, factChanges } as ContentChanges;
  const isContentChanged = await applyContent(tx, seller, { id, changes: content });
  const isCodeChanged = ofVariants?.isCodeChanged ?? false;
  return isSimpleChanged || isDetailChanged || isContentChanged || isCodeChanged;
}

type OfferUpdate = {
  product: LockedProduct;
  changes: { [Key in keyof Simple]: Simple[Key] | undefined };
  /** Regular price and stock that the change started from; undefined skips the check. */
  expected: { priceCents: number | undefined; stock: number | undefined };
  /** Changed prices and stocks of variants. */
  offers: { before: object; after: object } | null;
};

/** Sets price, stock and visibility of the product itself. Returns whether they or those of a variant differ. */
async function updateOffer(
  tx: Tx,
  seller: Viewer,
  { product, changes, expected, offers }: OfferUpdate,
) {
  const before = {
    priceCents: product.priceCents,
    stock: product.stock,
    isActive: product.isActive,
  };
  const priceCents = await newPriceOf(tx, product, { price: changes.priceCents, expected });
  const after = withDefaults({ ...changes, priceCents }, before);
  requireChangeable(product, after);
  if (!product.hasVariants) {
    await setStock(tx, product, { stock: after.stock, expected: expected.stock });
  }
  const isChanged = !isDeepStrictEqual(before, after);
  if (isChanged) {
    const { priceCents, isActive } = after;
    // The price of a product with variants follows theirs.
    const price = product.hasVariants ? {} : { priceCents };
    await tx.product.update({
      where: { id: product.id },
      data: { ...price, isActive, activeWhenVisible: isActive },
    });
  }
  if (!isChanged && !offers) return false;
  await writeAudit(tx, {
    actorId: seller.id,
    action: "product.updated",
    subjectType: "product",
    subjectId: product.id,
    before: offers ? { ...offers.before, isActive: before.isActive } : before,
    after: offers ? { ...offers.after, isActive: after.isActive } : after,
  });
  return true;
}

type NewPrice = { price: number | undefined; expected: OfferUpdate["expected"] };

/** Returns the price to set; undefined for the regular one, which is no change during a sale. @throws RowProblem */
async function newPriceOf(tx: Tx, product: LockedProduct, { price, expected }: NewPrice) {
  const regularCents = await readRegularPrice(tx, product);
  if (expected.priceCents !== undefined && expected.priceCents !== regularCents) {
    throw new RowProblem({ column: "price", key: "importPriceChanged" });
  }
  return price === regularCents ? undefined : price;
}

/** Returns the price outside of a sale, in cents. */
async function readRegularPrice(tx: Tx, { saleId, priceCents }: LockedProduct): Promise<number> {
  if (!saleId) return priceCents;
  const where = { id: saleId };
  const sale = await tx.productSale.findUnique({ where, select: { regularCents: true } });
  return sale?.regularCents ?? priceCents;
}

/** @throws DomainError conflict (the variants have prices and stocks of their own, or another price during a sale) */
function requireChangeable(product: LockedProduct, after: Simple) {
  const isPriceChanged = after.priceCents !== product.priceCents;
  if (product.hasVariants && (isPriceChanged || after.stock !== product.stock)) {
    throw new DomainError("conflict", "variantsHavePrices");
  }
  if (product.saleId && isPriceChanged) throw new DomainError("conflict", "saleHoldsPrice");
}

/** Sets details that apply at once. Returns whether one differs. */
async function updateDetails(tx: Tx, id: number, details: ProductDetails): Promise<boolean> {
  const before = await tx.product.findUniqueOrThrow({ where: { id }, select: detailSelect });
  if (isDeepStrictEqual({ ...before, ...details }, before)) return false;
  await tx.product.update({ where: { id }, data: details });
  return true;
}

type Simple = { priceCents: number; stock: number; isActive: boolean };

const withDefaults = (
  changes: { [Key in keyof Simple]: Simple[Key] | undefined },
  product: Simple,
): Simple => ({
  priceCents: changes.priceCents ?? product.priceCents,
  stock: changes.stock ?? product.stock,
  isActive: changes.isActive ?? product.isActive,
});
