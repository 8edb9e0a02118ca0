import "server-only";

import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { bulkUpdateSelect, toBulkUpdate } from "@/lib/seller-tools/dto";
import { MAX_WAITING_UPDATES } from "@/lib/seller-tools/rules";
import type { BulkUpdateInput, SellerRow } from "@/lib/seller-tools/schema";
import { applyUpdateRows, auditPrices, type PriceMove, tagsOf } from "./apply-bulk-update";

/**
 * Creates a price update for a category or for all products: scheduled, applied manually later, or with `isApplied`
 * applied in the same transaction (POST /api/seller-tools/bulk-updates).
 * @throws DomainError forbidden, invalid (the time has passed), conflict (too many wait)
 */
export function createBulkUpdate(viewer: Viewer, input: BulkUpdateInput) {
  return insertUpdate(viewer, input, null);
}

/** Creates a price update of the seller's chosen products, whatever `excludedIds` names. @throws as `createBulkUpdate` */
export function createUpdateOf(viewer: Viewer, input: BulkUpdateInput, ids: number[]) {
  return insertUpdate(viewer, input, ids);
}

async function insertUpdate(viewer: Viewer, input: BulkUpdateInput, onlyIds: number[] | null) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { isApplied, scheduledDate, ...rest } = input;
  if (!isApplied && scheduledDate && scheduledDate <= new Date()) {
    throw new DomainError("invalid", "schedulePast");
  }
  const { row, moves } = await withUserLock(sellerId, async (tx) => {
    const waiting = await tx.bulkUpdate.count({ where: { sellerId, appliedAt: null } });
    if (!isApplied && waiting >= MAX_WAITING_UPDATES) {
      throw new DomainError("conflict", "bulkFull", { count: MAX_WAITING_UPDATES });
    }
    const scheduledAt = isApplied ? null : scheduledDate;
    const excludedIds = onlyIds ? await listOthers(tx, sellerId, onlyIds) : rest.excludedIds;
    const { id } = await tx.bulkUpdate.create({
      data: { sellerId, ...rest, excludedIds, scheduledAt },
    });
    const appliedMoves = isApplied ? await applyUpdateRows(tx, id) : null;
    return {
      row: await tx.bulkUpdate.findUniqueOrThrow({ where: { id }, select: bulkUpdateSelect }),
      moves: appliedMoves ?? [],
    };
  });
  invalidateTags(...tagsOf(sellerId, moves));
  return toBulkUpdate(row);
}

/** Returns the seller's products except some; the user's lock keeps new ones out meanwhile. */
async function listOthers(tx: Tx, sellerId: number, ids: number[]) {
  const rows = await tx.product.findMany({
    where: { sellerId, archivedAt: null, id: { notIn: ids } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Applies a pending update. An applied one is unchanged: `changed` is then 0.
 * @throws DomainError forbidden, notFound (no such update of the seller's)
 */
export async function applyBulkUpdate(viewer: Viewer, { id }: SellerRow) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  await requireOwnUpdate(sellerId, id);
  const moves = (await withTx((tx) => applyUpdateRows(tx, id))) ?? [];
  invalidateTags(...tagsOf(sellerId, moves));
  return { changed: moves.length };
}

/**
 * Undoes an applied update, once. Only products that still have the price it set return to their previous price;
 * `stayed` counts the others.
 * @throws DomainError forbidden, notFound (no such update of the seller's), conflict (it is not
 * applied, or was undone)
 */
export async function undoBulkUpdate(viewer: Viewer, { id }: SellerRow) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  await requireOwnUpdate(sellerId, id);
  const { moves, lines } = await withTx(async (tx) => {
    const claim = await tx.bulkUpdate.updateMany({
      where: { id, sellerId, appliedAt: { not: null }, undoneAt: null },
      data: { undoneAt: new Date() },
    });
    if (claim.count === 0) throw new DomainError("conflict", "bulkNotUndoable");
    const back = await tx.$queryRaw<PriceMove[]>`
      UPDATE products p SET price_cents = l.before_cents, updated_at = now() FROM bulk_update_lines l
      WHERE l.update_id = ${id} AND p.id = l.product_id AND p.price_cents = l.after_cents
        AND p.seller_id = ${sellerId} AND p.archived_at IS NULL AND NOT p.has_variants AND p.sale_id IS NULL
      RETURNING p.id, l.after_cents AS "beforeCents", l.before_cents AS "afterCents"`;
    back.push(...(await undoVariants(tx, sellerId, id)));
    await auditPrices(tx, sellerId, back);
    return { moves: back, lines: await tx.bulkUpdateLine.count({ where: { updateId: id } }) };
  });
  invalidateTags(...tagsOf(sellerId, moves));
  return { undone: moves.length, stayed: lines - moves.length };
}

/** Returns variants that still have the price of an update to their previous one, and the changed lowest prices. */
async function undoVariants(tx: Tx, sellerId: number, updateId: number): Promise<PriceMove[]> {
  const before = await tx.$queryRaw<{ id: number; priceCents: number }[]>`
    SELECT p.id, p.price_cents AS "priceCents" FROM products p
    WHERE p.seller_id = ${sellerId} AND p.archived_at IS NULL AND p.has_variants AND p.sale_id IS NULL
      AND p.id IN (SELECT product_id FROM bulk_update_lines WHERE update_id = ${updateId})
    ORDER BY p.id FOR UPDATE`;
  const ids = before.map(({ id }) => id);
  const back = await tx.$queryRaw<{ productId: number }[]>`
    UPDATE product_variants v SET price_cents = l.before_cents, updated_at = now()
    FROM bulk_update_variant_lines l
    WHERE l.update_id = ${updateId} AND v.id = l.variant_id AND v.price_cents = l.after_cents
      AND v.archived_at IS NULL AND v.product_id = ANY(${ids}::int[])
    RETURNING v.product_id AS "productId"`;
  const changedIds = new Set(back.map(({ productId }) => productId));
  const after = await tx.product.findMany({
    where: { id: { in: [...changedIds] } },
    select: { id: true, priceCents: true },
  });
  const prices = new Map(before.map(({ id, priceCents }) => [id, priceCents]));
  return after.map(({ id, priceCents }) => ({
    id,
    beforeCents: prices.get(id) ?? priceCents,
    afterCents: priceCents,
  }));
}

/** Deletes a pending update. @throws DomainError forbidden, notFound, conflict (applied) */
export async function removeBulkUpdate(viewer: Viewer, { id }: SellerRow) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  await requireOwnUpdate(sellerId, id);
  const { count } = await db.bulkUpdate.deleteMany({ where: { id, sellerId, appliedAt: null } });
  if (count === 0) throw new DomainError("conflict", "bulkApplied");
}

async function requireOwnUpdate(sellerId: number, id: number) {
  const count = await db.bulkUpdate.count({ where: { id, sellerId } });
  if (count === 0) throw new DomainError("notFound", "bulkNotFound");
}
