import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import { type Tx, withTx } from "@/lib/db/client";
import { type LockedProduct, lockOwnProduct } from "@/lib/products/lock-product";
import { setStock } from "@/lib/products/service/stock";
import type { OfferEdit } from "./schema";

type Offer = { priceCents: number; stock: number; reserved: number };

/**
 * Sets the price or stock of one of the seller's products or variants, if it is still the one that was shown.
 * @throws DomainError notFound (not the seller's), conflict (it is another one by now, buyers hold more than is to be
 *   left, the product is on sale, or it has options)
 */
export async function setOffer(viewer: Viewer, edit: OfferEdit) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  const { productId } = edit;
  await withTx((tx) => changeOffer(tx, seller, edit));
  invalidateTags(productTag(productId), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
}

async function changeOffer(tx: Tx, seller: Viewer, edit: OfferEdit) {
  const { productId, variantId, field, value, expectedValue } = edit;
  const product = await lockOwnProduct(tx, seller, productId);
  const offer = variantId ? await findVariant(tx, productId, variantId) : requirePlain(product);
  const key = field === "price" ? "priceCents" : "stock";
  const current = offer[key];
  if (current !== expectedValue) {
    const now = field === "price" ? formatMoney(current) : String(current);
    throw new DomainError("conflict", "offerChanged", { value: now });
  }
  if (value === current) return;
  await (field === "price"
    ? setPrice(tx, product, edit)
    : setUnits(tx, product, { ...edit, offer }));
  const subject = variantId ? { variantId } : {};
  await writeAudit(tx, {
    actorId: seller.id,
    action: "product.updated",
    subjectType: "product",
    subjectId: productId,
    before: { ...subject, [key]: current },
    after: { ...subject, [key]: value },
  });
}

function requirePlain(product: LockedProduct): Offer {
  if (product.hasVariants) throw new DomainError("conflict", "variantsHavePrices");
  return product;
}

async function findVariant(tx: Tx, productId: number, id: number): Promise<Offer> {
  const row = await tx.productVariant.findFirst({
    where: { id, productId, archivedAt: null },
    select: { priceCents: true, stock: true, reserved: true },
  });
  if (!row) throw new DomainError("notFound", "productNotFound");
  return row;
}

type Edit = Pick<OfferEdit, "variantId" | "value">;

async function setPrice(tx: Tx, { id, saleId }: LockedProduct, { variantId, value }: Edit) {
  if (saleId) throw new DomainError("conflict", "saleHoldsPrice");
  const data = { priceCents: value };
  if (variantId) await tx.productVariant.update({ where: { id: variantId }, data });
  else await tx.product.update({ where: { id }, data });
}

async function setUnits(
  tx: Tx,
  product: LockedProduct,
  { variantId, value, offer }: Edit & { offer: Offer },
) {
  if (!variantId) return setStock(tx, product, { stock: value, expected: undefined });
  if (value < offer.reserved) {
    throw new DomainError("conflict", "stockHeld", { count: offer.reserved });
  }
  await tx.productVariant.update({ where: { id: variantId }, data: { stock: value } });
  await tx.stockMovement.create({
    data: { productId: product.id, variantId, reason: "adjustment", delta: value - offer.stock },
  });
}
