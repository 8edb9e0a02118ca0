import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { ImportRowState } from "@/generated/prisma/enums";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError, violatedConstraint } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db, type Tx, withTx } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { ErrorKey, ValidationKey } from "@/lib/i18n/messages";
import { jobViewerOf, ownerSelect } from "@/lib/products/job-viewer";
import { assertProductLimit } from "@/lib/products/plan-limits";
import type { ProductInput } from "@/lib/products/schema";
import { insertProducts } from "@/lib/products/service/insert-many";
import { notifyImportFinished } from "./emails";
import type { ProductChanges } from "./parse-record";
import { withStoredImages } from "./row-images";
import { RowProblem } from "./row-problem";
import { updateFromRow } from "./update-from-row";
import { readProductState, type UpdateRecord } from "./update-record";

/** Products of one batch, and variants that it creates unless the first product has more. */
const BATCH = 100;

type Row<Input> = { line: number; productId: number | null; input: Input };

/** Returns the first rows whose products have at most `BATCH` variants together, at least one row. */
function withinBatch(rows: Row<ProductInput>[]): Row<ProductInput>[] {
  let remaining = BATCH;
  return rows.filter(({ input }, index) => {
    remaining -= Math.max(1, input.variants?.length ?? 0);
    return index === 0 || remaining >= 0;
  });
}

/**
 * Imports the next rows of an import and finishes it after the last one. Each row changes its state in the transaction
 * that imports it, so that a crash neither loses nor repeats a row. Returns the number of rows.
 */
export async function processBatch(importId: number): Promise<number> {
  const { seller: owner } = await db.productImport.findUniqueOrThrow({
    where: { id: importId },
    select: { seller: { select: ownerSelect } },
  });
  const seller = jobViewerOf(owner);
  const createdCount = await createRows(importId, seller);
  const updatedCount = await updateRows(importId, seller, BATCH - createdCount);
  await finishIfDone(importId);
  if (createdCount > 0) invalidateTags(sellerTag(seller.id));
  return createdCount + updatedCount;
}

async function finishIfDone(importId: number) {
  await withTx(async (tx) => {
    const [row] = await tx.$queryRaw<{ isFinished: boolean }[]>`
      UPDATE product_imports SET updated_at = now(), finished_at = CASE WHEN NOT EXISTS (
        SELECT 1 FROM product_import_rows r WHERE r.import_id = ${importId} AND r.state = 'pending') THEN now() END
      WHERE id = ${importId} AND finished_at IS NULL RETURNING finished_at IS NOT NULL AS "isFinished"`;
    if (row?.isFinished) await notifyImportFinished(tx, importId);
  });
}

/** Creates the new products of a batch at once, or one by one if a row fails. */
async function createRows(importId: number, seller: Viewer): Promise<number> {
  try {
    return await withTx((tx) => createNext(tx, { importId, seller, size: BATCH }));
  } catch (error) {
    if (!(error instanceof DomainError)) {
      log.error("Failed to import a batch of products", error, { importId });
    }
  }
  let count = 0;
  while (count < BATCH && (await createOne(importId, seller))) count++;
  return count;
}

async function createOne(importId: number, seller: Viewer): Promise<boolean> {
  try {
    return (await withTx((tx) => createNext(tx, { importId, seller, size: 1 }))) === 1;
  } catch (error) {
    const failedCount = await sql.execute`
      UPDATE product_import_rows SET state = 'failed', problems = ${problemOf(error)}::jsonb
      WHERE import_id = ${importId} AND line = (SELECT min(line) FROM product_import_rows
        WHERE import_id = ${importId} AND state = 'pending' AND product_id IS NULL)`;
    return failedCount === 1;
  }
}

type Batch = { importId: number; seller: Viewer; size: number };

async function createNext(tx: Tx, { importId, seller, size }: Batch): Promise<number> {
  // Serializes the batches of a seller, so that a row that fails is the first one.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${seller.id} FOR NO KEY UPDATE`;
  const next = await tx.$queryRaw<Row<ProductInput>[]>`
    SELECT line, product_id AS "productId", input FROM product_import_rows
    WHERE import_id = ${importId} AND state = 'pending' AND product_id IS NULL
    ORDER BY line LIMIT ${size} FOR UPDATE`;
  const rows = withinBatch(next);
  if (rows.length === 0) return 0;
  await assertProductLimit(tx, seller, rows.length);
  const ids = await insertProducts(
    tx,
    seller,
    rows.map(({ input }) => input),
  );
  await tx.$executeRaw`
    UPDATE product_import_rows r SET state = 'created', product_id = done.id
    FROM unnest(${rows.map(({ line }) => line)}::int[], ${ids}::int[]) AS done (line, id)
    WHERE r.import_id = ${importId} AND r.line = done.line`;
  await tx.product.updateMany({ where: { id: { in: ids } }, data: { importId } });
  return rows.length;
}

async function updateRows(importId: number, seller: Viewer, size: number): Promise<number> {
  const rows = await sql.query<Row<ProductChanges>[]>`
    SELECT line, product_id AS "productId", input FROM product_import_rows
    WHERE import_id = ${importId} AND state = 'pending' AND product_id IS NOT NULL
    ORDER BY line LIMIT ${size}`;
  for (const row of rows) await updateRow(importId, seller, row);
  return rows.length;
}

async function updateRow(importId: number, seller: Viewer, row: Row<ProductChanges>) {
  const { line, input } = row;
  const productId = row.productId ?? 0;
  try {
    const changes = await withStoredImages(seller, { importId, productId, changes: input });
    const isChanged = await withTx(async (tx) => {
      if (!(await claim(tx, { importId, line }))) return false;
      const before = await readProductState(tx, productId);
      const isUpdated = await updateFromRow(tx, seller, { productId, changes });
      if (!isUpdated) await setState(tx, { importId, line }, "unchanged");
      else {
        const record = { before, after: await readProductState(tx, productId) };
        await setState(tx, { importId, line }, "updated", record);
      }
      return isUpdated;
    });
    if (isChanged)
      invalidateTags(productTag(productId), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
  } catch (error) {
    await sql.execute`
      UPDATE product_import_rows SET state = 'failed', problems = ${problemOf(error)}::jsonb
      WHERE import_id = ${importId} AND line = ${line} AND state = 'pending'`;
  }
}

type Place = { importId: number; line: number };

/** Locks a pending row; false when another process has imported it. */
async function claim(tx: Tx, { importId, line }: Place) {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM product_import_rows
    WHERE import_id = ${importId} AND line = ${line} AND state = 'pending' FOR UPDATE`;
  return rows.length === 1;
}

function setState(tx: Tx, place: Place, state: ImportRowState, record?: UpdateRecord) {
  return tx.productImportRow.update({
    where: { importId_line: place },
    data: { state, ...(record ? { updateRecord: record as Prisma.InputJsonObject } : {}) },
  });
}

const PROBLEMS: Partial<Record<ErrorKey, ValidationKey>> = {
  stockChanged: "importStockChanged",
  variantStockChanged: "importStockChanged",
  stockHeld: "importStockHeld",
  productSlotsFull: "importPlanFull",
  imageNotLoaded: "importImageNotLoaded",
  productNotFound: "importProductGone",
  variantsHavePrices: "importHasOptions",
  saleHoldsPrice: "importOnSale",
  variantStockHeld: "importStockHeld",
};

/** Returns the problems of a row that could not be imported, as JSON. */
function problemOf(error: unknown): string {
  if (error instanceof RowProblem) return JSON.stringify([error.problem]);
  const isRefused = error instanceof DomainError;
  const isSkuTaken = violatedConstraint(error) === "products_by_sku";
  if (!isRefused && !isSkuTaken) log.error("Failed to import a product", error);
  const key = isSkuTaken ? "importSkuTaken" : isRefused ? PROBLEMS[error.key] : undefined;
  return JSON.stringify([{ column: "", key: key ?? "importRowFailed" }]);
}
