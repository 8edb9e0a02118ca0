import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/db/client";
import { type LockedProduct, lockOwnProduct } from "@/lib/products/lock-product";
import {
  type ContentChanges,
  isEqualContent,
  type ProductContent,
} from "@/lib/products/revision-content";
import { applyContent } from "@/lib/products/service/apply-content";
import { deleteUnused } from "@/lib/products/service/remove";
import { setStock } from "@/lib/products/service/stock";
import { setOffers } from "@/lib/products/variants/service/set-offers";
import { toEntry } from "./merge-structure";
import {
  type ProductState,
  readProductState,
  revertible,
  type UpdateRecord,
  type VariantState,
} from "./update-record";

type Created = { productId: number };

/**
 * Deletes a product that an import created, unless buyers hold, bought or wrote about it. Returns whether it is deleted.
 * @throws DomainError notFound (archived meanwhile)
 */
export async function undoCreation(tx: Tx, seller: Viewer, { productId }: Created) {
  const product = await lockOwnProduct(tx, seller, productId);
  if (product.reserved > 0 || !(await deleteUnused(tx, productId))) return false;
  await writeAudit(tx, {
    actorId: seller.id,
    action: "product.deleted",
    subjectType: "product",
    subjectId: productId,
  });
  return true;
}

type Updated = { productId: number; record: UpdateRecord };

/**
 * Restores the fields of a product that an import updated and that nothing has changed since. Returns whether one is
 * restored.
 * @throws DomainError notFound (archived meanwhile)
 */
export async function undoUpdate(tx: Tx, seller: Viewer, { productId, record }: Updated) {
  const product = await lockOwnProduct(tx, seller, productId);
  const now = await readProductState(tx, productId);
  const isContentReverted = await revertContent(tx, seller, { productId, record, now });
  const changes = revertible(record, now);
  const isOfferReverted = await revertOffer(tx, product, changes);
  const details = revertible(
    { before: record.before.details, after: record.after.details },
    now.details,
  );
  const { isActive } = changes;
  const visibility = isActive === undefined ? {} : { isActive, activeWhenVisible: isActive };
  const data = { ...details, ...visibility };
  const isDetailReverted = Object.keys(data).length > 0;
  if (isDetailReverted) await tx.product.update({ where: { id: productId }, data });
  const areVariantsReverted = await revertVariants(tx, product, record, now);
  const isReverted = [isContentReverted, isOfferReverted, isDetailReverted, areVariantsReverted];
  if (!isReverted.includes(true)) return false;
  await writeAudit(tx, {
    actorId: seller.id,
    action: "product.updated",
    subjectType: "product",
    subjectId: productId,
    before: offerOf(now),
    after: offerOf(await readProductState(tx, productId)),
  });
  return true;
}

const offerOf = ({ priceCents, stock, isActive }: ProductState) => ({
  priceCents,
  stock,
  isActive,
});

/** Prices stay during a sale, and the stock that buyers hold. */
async function revertOffer(tx: Tx, product: LockedProduct, changes: Partial<ProductState>) {
  if (product.hasVariants) return false;
  const { priceCents, stock } = changes;
  const isPriced = priceCents !== undefined && product.saleId === null;
  if (isPriced) await tx.product.update({ where: { id: product.id }, data: { priceCents } });
  const isStocked = stock !== undefined && stock >= product.reserved;
  if (isStocked) await setStock(tx, product, { stock, expected: undefined });
  return isPriced || isStocked;
}

async function revertVariants(
  tx: Tx,
  product: LockedProduct,
  record: UpdateRecord,
  now: ProductState,
) {
  const rows = await tx.productVariant.findMany({
    where: { productId: product.id, archivedAt: null },
    select: { id: true, priceCents: true, reserved: true },
  });
  const isOnSale = product.saleId !== null;
  const offers = rows.flatMap((row) => toOffer(row, { record, now, isOnSale }) ?? []);
  const changes = await setOffers(tx, product, offers);
  return changes.after.length > 0;
}

type VariantRow = { id: number; priceCents: number; reserved: number };
type OfferOptions = { record: UpdateRecord; now: ProductState; isOnSale: boolean };

function toOffer({ id, priceCents, reserved }: VariantRow, options: OfferOptions) {
  const { record, now, isOnSale } = options;
  const find = ({ variants }: ProductState) => variants.find((variant) => variant.id === id);
  const [before, after, live] = [find(record.before), find(record.after), find(now)];
  if (!before || !after || !live) return null;
  const { values: _, ...changes } = revertible<VariantState>({ before, after }, live);
  const { stock = live.stock } = changes;
  const price = isOnSale ? priceCents : (changes.priceCents ?? priceCents);
  return { ...live, ...changes, price, stock: stock >= reserved ? stock : live.stock };
}

type Content = { productId: number; record: UpdateRecord; now: ProductState };

async function revertContent(tx: Tx, seller: Viewer, { productId, record, now }: Content) {
  const { before, after } = record;
  const isChanged = !isEqualContent(before.content, after.content);
  if (!isChanged || !isEqualContent(now.content, after.content)) return false;
  return applyContent(tx, seller, { id: productId, changes: toChanges(before.content) });
}

function toChanges({ variants, collection, ...content }: ProductContent): ContentChanges {
  const books = collection === "books" ? { collection: "books" as const } : { collection: null };
  const restoredContent = { ...content, ...books, variants: variants.map(toEntry) };
  return restoredContent as ContentChanges; // Safe: the content was accepted before.
}
