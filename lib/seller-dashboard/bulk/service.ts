import "server-only";

import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import { lockOwnProduct } from "@/lib/products/lock-product";
import type { ContentChanges } from "@/lib/products/revision-content";
import type { SEASONS } from "@/lib/products/rules";
import type { SaleTerms } from "@/lib/products/sales/schema";
import { createSale, stopSale } from "@/lib/products/sales/service";
import { applyContent } from "@/lib/products/service/apply-content";
import { deleteProduct } from "@/lib/products/service/remove";
import { createUpdateOf } from "@/lib/seller-tools/service/prices";
import { changeActive, changeStock } from "./change-rows";
import { resolveTarget } from "./resolve-target";
import { type BulkResult, MAX_BULK, MAX_BULK_SINGLE, NONE_LEFT } from "./rules";
import type { BulkChange, BulkChangeInput } from "./schema";

type Season = (typeof SEASONS)[number];

/**
 * Changes several of the seller's products. Price, stock and visibility apply at once, seasons as an edit does. Returns
 * how many changed, and how many were left out.
 * @throws DomainError forbidden, invalid (too many products)
 */
export async function applyBulkChange(
  viewer: Viewer,
  { target, change }: BulkChangeInput,
): Promise<BulkResult> {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  const isSingle = ["season", "sale", "endSale", "delete"].includes(change.kind);
  const ids = await resolveTarget(seller, target, isSingle ? MAX_BULK_SINGLE : MAX_BULK);
  const result = await run(seller, ids, change);
  invalidateTags(sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG, ...ids.map(productTag));
  return result;
}

function run(seller: Viewer, ids: number[], change: BulkChange): Promise<BulkResult> {
  switch (change.kind) {
    case "active":
      return changeActive(seller, ids, change.isActive);
    case "setStock":
      return changeStock(seller, ids, { units: change.units, isAdded: false });
    case "addStock":
      return changeStock(seller, ids, { units: change.units, isAdded: true });
    case "price":
      return changePrices(seller, ids, change.percent);
    case "season":
      return forEach(ids, (id) => setSeason(seller, id, change.season));
    case "sale":
      return forEach(ids, (id) => putOnSale(seller, id, change.terms));
    case "endSale":
      return forEach(ids, (id) => endSale(seller, id));
    case "delete":
      return forEach(ids, (id) => remove(seller, id));
  }
}

/** A bulk price update, so that it can be undone in the seller tools. */
async function changePrices(seller: Viewer, ids: number[], percent: number): Promise<BulkResult> {
  const onSale = await db.product.count({ where: { id: { in: ids }, saleId: { not: null } } });
  const { id } = await createUpdateOf(
    seller,
    {
      name: `${percent > 0 ? "+" : ""}${percent}%`,
      category: null,
      adjustmentType: "percentage",
      adjustmentValue: percent * 100,
      scheduledDate: null,
      isApplied: true,
      excludedIds: [],
    },
    ids,
  );
  const changedCount = await db.bulkUpdateLine.count({ where: { updateId: id } });
  return { changed: changedCount, left: { ...NONE_LEFT, onSale } };
}

/** Changes products one by one; one that cannot be changed does not stop the others. */
async function forEach(ids: number[], change: (id: number) => Promise<boolean>) {
  let changedCount = 0;
  const skipped = { ...NONE_LEFT };
  for (const id of ids) {
    try {
      if (await change(id)) changedCount += 1;
    } catch (error) {
      skipped[reasonOf(error)] += 1;
    }
  }
  return { changed: changedCount, left: skipped };
}

/**
 * Returns why a product was left out.
 * @throws the error itself if it is no refusal
 */
function reasonOf(error: unknown) {
  if (!(error instanceof DomainError)) throw error;
  if (error.key === "saleExists") return "hasSale";
  return error.key === "saleNotFound" ? "noSale" : "other";
}

async function putOnSale(seller: Viewer, productId: number, terms: SaleTerms) {
  await createSale(seller, { productId, ...terms });
  return true;
}

async function endSale(seller: Viewer, productId: number) {
  await stopSale(seller, { productId });
  return true;
}

function setSeason(seller: Viewer, id: number, season: Season | null) {
  return withTx(async (tx) => {
    await lockOwnProduct(tx, seller, id);
    const changes: ContentChanges = {
      isEidSpecial: season === "isEidSpecial",
      isRamadanSpecial: season === "isRamadanSpecial",
      isIndependenceDay: season === "isIndependenceDay",
    };
    return applyContent(tx, seller, { id, changes });
  });
}

async function remove(seller: Viewer, id: number) {
  await deleteProduct(seller, { id: String(id) });
  return true;
}
