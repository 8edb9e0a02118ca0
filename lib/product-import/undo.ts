import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { withDeadline } from "@/lib/core/request-context";
import { db, type Tx, withTx } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { jobViewerOf, ownerSelect } from "@/lib/products/job-viewer";
import { getImport } from "./queries";
import { undoDeadlineOf } from "./rules";
import type { ImportChoice } from "./schema";
import { undoCreation, undoUpdate } from "./undo-row";
import type { UpdateRecord } from "./update-record";

const BATCH = 100;

/** Database deadline in ms for the first batch. */
const DEADLINE_MS = 30_000;

/**
 * Undoes one of the seller's finished imports within seven days: created products are deleted, updated ones get their
 * former values. Products that were sold, and values that changed since, stay. The first ones at once, the others by a
 * job. Returns the state of the import, as `getImport`.
 * @throws DomainError notFound (another seller's), conflict (running, undone already, too late), forbidden
 */
export async function undoImport(viewer: Viewer, { id }: ImportChoice) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const now = new Date();
  const existing = await db.productImport.findFirst({ where: { id, sellerId } });
  if (!existing) throw new DomainError("notFound", "importNotFound");
  const { finishedAt } = existing;
  if (!finishedAt || undoDeadlineOf(finishedAt) < now) {
    throw new DomainError("conflict", "importUndoClosed");
  }
  const { count } = await db.productImport.updateMany({
    where: { id, sellerId, undoneAt: null, finishedAt },
    data: { undoneAt: now },
  });
  if (count === 0) throw new DomainError("conflict", "importUndone");
  await withDeadline(DEADLINE_MS, () => undoBatch(id));
  return getImport(viewer, { id });
}

type Row = { line: number; productId: number | null; state: "created" | "updated" };

/** Undoes the next rows of an import. Each row changes its state in the transaction that undoes it. Returns their number. */
export async function undoBatch(importId: number): Promise<number> {
  const { seller: owner } = await db.productImport.findUniqueOrThrow({
    where: { id: importId },
    select: { seller: { select: ownerSelect } },
  });
  const seller = jobViewerOf(owner);
  const rows = await sql.query<Row[]>`
    SELECT line, product_id AS "productId", state FROM product_import_rows
    WHERE import_id = ${importId} AND state IN ('created', 'updated') ORDER BY line LIMIT ${BATCH}`;
  for (const row of rows) await undoRow(importId, seller, row);
  await db.productImport.updateMany({
    where: { id: importId, undoFinishedAt: null },
    data: { updatedAt: new Date(), ...(rows.length < BATCH ? { undoFinishedAt: new Date() } : {}) },
  });
  invalidateTags(sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
  return rows.length;
}

async function undoRow(importId: number, seller: Viewer, { line, productId }: Row) {
  const place = { importId, line };
  try {
    await withTx(async (tx) => {
      const [row] = await tx.$queryRaw<(Row & { record: UpdateRecord | null })[]>`
        SELECT line, product_id AS "productId", state, update_record AS record FROM product_import_rows
        WHERE import_id = ${importId} AND line = ${line} AND state IN ('created', 'updated') FOR UPDATE`;
      if (!row) return;
      const isUndone = await undo(tx, seller, row);
      await setState(tx, place, isUndone ? "undone" : "retained");
    });
    if (productId) invalidateTags(productTag(productId));
  } catch (error) {
    if (!(error instanceof DomainError)) log.error("Failed to undo a row", error, place);
    await setState(db, place, "retained");
  }
}

function undo(tx: Tx, seller: Viewer, row: Row & { record: UpdateRecord | null }) {
  const { productId, record, state } = row;
  if (productId === null) return false;
  if (state === "created") return undoCreation(tx, seller, { productId });
  return record ? undoUpdate(tx, seller, { productId, record }) : false;
}

type Place = { importId: number; line: number };

const setState = (tx: Tx | typeof db, place: Place, state: "undone" | "retained") =>
  tx.productImportRow.update({ where: { importId_line: place }, data: { state } });
