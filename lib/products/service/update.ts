import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { parseId } from "@/lib/core/validation/text";
import { type Tx, withTx } from "@/lib/db/client";
import { submitCertificates } from "@/lib/products/certificates/service";
import { contentVersionOf } from "@/lib/products/content-version";
import { productSelect, toProduct } from "@/lib/products/dto";
import { splitDetails } from "@/lib/products/facts/schema";
import { requireOwnUploads, withAdoptedImages } from "@/lib/products/images/ownership";
import { type LockedProduct, lockOwnProduct } from "@/lib/products/lock-product";
import { editedPrice } from "@/lib/products/offers/edited-price";
import { assertActiveLimit } from "@/lib/products/plan-limits";
import { listEndedPercents } from "@/lib/products/sales/price-changes";
import type { ProductEdit } from "@/lib/products/schema";
import { requireOwnSizeChart } from "@/lib/products/size-charts/service";
import { addVariants } from "@/lib/products/variants/queries";
import { setOffers } from "@/lib/products/variants/service/set-offers";
import { applyContent, readEditedContent } from "./apply-content";
import { refuseTakenSku } from "./refuse-taken-sku";
import { setStock } from "./stock";

/**
 * Updates a product (PUT /api/products/{id}): price, stock and visibility apply at once. New content of an approved
 * product becomes a pending revision; for other products it applies at once, and a rejected one is pending again
 * (decisions.md, "Catalogue").
 * @throws DomainError notFound (not the seller's), forbidden, invalid (another user's upload or size chart), conflict
 * (price, stock or content is no longer what the form showed, buyers hold more than is to be left, another product has
 * the SKU, a price or stock is given for a product whose variants have their own, or another price during a sale)
 */
export async function updateProduct(viewer: Viewer, { id: idText, ...body }: ProductEdit) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  const id = parseId(idText);
  await requireOwnUploads(seller, body);
  const input = await withAdoptedImages(seller, body);
  const row = await withTx(async (tx) => {
    const {
      price,
      stock,
      expectedPrice,
      expectedStock,
      expectedContent,
      isActive,
      returnPolicy,
      certificates = [],
      ...others
    } = input;
    const { details, rest: content } = splitDetails(others);
    await requireOwnSizeChart(tx, seller, details.sizeChartId);
    const product = await lockOwnProduct(tx, seller, id);
    await requireContent(tx, id, expectedContent);
    const offers = product.hasVariants
      ? await setVariantOffers(tx, product, input)
      : await setPlainOffer(tx, product, { price, expectedPrice, stock, expectedStock });
    const active = isActive ?? product.isActive;
    await assertActiveLimit(tx, seller, Number(active && !product.isActive));
    const policy = returnPolicy ? { returnPolicy } : {};
    await tx.product.update({
      where: { id },
      data: { isActive: active, ...policy, ...details, activeWhenVisible: active },
    });
    if (offers || active !== product.isActive) {
      await writeAudit(tx, {
        actorId: seller.id,
        action: "product.updated",
        subjectType: "product",
        subjectId: id,
        before: { ...offers?.before, isActive: product.isActive },
        after: { ...offers?.after, isActive: active },
      });
    }
    await applyContent(tx, seller, { id, changes: content });
    await submitCertificates(tx, id, certificates);
    return tx.product.findUniqueOrThrow({ where: { id }, select: productSelect });
  }).catch(refuseTakenSku);
  invalidateTags(productTag(id), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
  return addVariants(toProduct(row, new Date()));
}

/** @throws DomainError conflict (the content is not the one that the form showed) */
async function requireContent(tx: Tx, id: number, expected: string | undefined) {
  if (expected === undefined) return;
  if (contentVersionOf(await readEditedContent(tx, id)) !== expected) {
    throw new DomainError("conflict", "contentChanged");
  }
}

/** Cents and units; missing ones are unchanged. */
type OfferEdit = Record<"price" | "expectedPrice" | "stock" | "expectedStock", number | undefined>;

/**
 * Sets price and stock of a product without options; missing ones are unchanged. Returns both before and after, null
 * if nothing changed.
 * @throws DomainError conflict (on sale, or an outdated price or stock)
 */
async function setPlainOffer(tx: Tx, product: LockedProduct, edit: OfferEdit) {
  const { id, stock: oldStock, regularCents: oldPrice } = product;
  const stock = edit.stock ?? oldStock;
  const priceCents = await priceAfter(tx, product, edit);
  await setStock(tx, product, { stock, expected: edit.expectedStock });
  if (priceCents !== oldPrice) await tx.product.update({ where: { id }, data: { priceCents } });
  if (priceCents === oldPrice && stock === oldStock) return null;
  return { before: { priceCents: oldPrice, stock: oldStock }, after: { priceCents, stock } };
}

async function priceAfter(
  tx: Tx,
  product: LockedProduct,
  { price, expectedPrice }: Pick<OfferEdit, "price" | "expectedPrice">,
) {
  const { id, regularCents, priceCents: chargedCents, saleId } = product;
  if (price === undefined) return regularCents;
  const endedPercents = await listEndedPercents(tx, id);
  const current = { regularCents, chargedCents, isOnSale: saleId !== null, endedPercents };
  return editedPrice(current, { price, expectedPrice });
}

/**
 * Sets prices and stocks of the variants. Returns the changed ones before and after, null if nothing changed.
 * @throws DomainError conflict (a price or stock for all, or outdated prices or stocks)
 */
async function setVariantOffers(tx: Tx, product: LockedProduct, input: Omit<ProductEdit, "id">) {
  if (input.price !== undefined || input.stock !== undefined) {
    throw new DomainError("conflict", "variantsHavePrices");
  }
  const { before, after } = await setOffers(tx, product, input.variants ?? []);
  return after.length > 0 ? { before: { variants: before }, after: { variants: after } } : null;
}

/** Shows or hides one of the seller's products. @throws DomainError notFound, forbidden */
export async function setActive(
  viewer: Viewer,
  { productId: id, isActive }: { productId: number; isActive: boolean },
) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await withTx(async (tx) => {
    const product = await lockOwnProduct(tx, seller, id);
    if (product.isActive === isActive) return;
    if (isActive) await assertActiveLimit(tx, seller);
    await tx.product.update({ where: { id }, data: { isActive, activeWhenVisible: isActive } });
    await writeAudit(tx, {
      actorId: seller.id,
      action: "product.updated",
      subjectType: "product",
      subjectId: id,
      before: { isActive: product.isActive },
      after: { isActive },
    });
  });
  invalidateTags(productTag(id), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
}
