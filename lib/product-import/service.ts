import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withDeadline } from "@/lib/core/request-context";
import { withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { requireBulkUpload } from "@/lib/products/plan-limits";
import { toStoredMapping, withoutNul } from "./earlier-mapping";
import { type PreparedRow, prepareImport } from "./prepare";
import { processBatch } from "./process-batch";
import { getImport } from "./queries";
import { toReport } from "./report";
import type { MatchMode } from "./rules";
import type { ImportFile, StartImport } from "./schema";

/** Limit of checks and imports per seller. */
const HOURLY = { max: 60, seconds: 3_600 };

/** Limit of imports per seller, whose rows are stored for 30 days. */
const DAILY = { max: 20, seconds: 86_400 };

/** Rows per statement. */
const CHUNK = 500;

/** Database deadline in ms, sufficient for the largest file on a busy server. */
const DEADLINE_MS = 30_000;

/**
 * Validates a file with products; creates nothing. Returns its columns with their fields and the required ones that are
 * missing, how many products and variants are ready, the problems of the others by reason, and what an update changes.
 * @throws DomainError invalid (no CSV file, no row, too many, not UTF-8), forbidden (no seller, not in the plan), limited
 */
export async function checkImport(viewer: Viewer, file: ImportFile) {
  const seller = await requireImporter(viewer);
  return toReport(await prepareImport(seller, file), file);
}

/**
 * Starts the import of a file: its valid rows are imported by a job, the first ones at once; the others are listed.
 * Returns the state of the import, as `getImport`.
 * @throws DomainError as `checkImport`, and conflict (another import is running)
 */
export async function startImport(viewer: Viewer, { fileName, ...file }: StartImport) {
  const seller = await requireImporter(viewer);
  await consumeLimit({ key: `import-start:${seller.id}`, ...DAILY });
  const { table, mapping, suggested, rows } = await prepareImport(seller, file);
  const importId = await withDeadline(DEADLINE_MS, () =>
    withTx(async (tx) => {
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${seller.id} FOR NO KEY UPDATE`;
      const where = { sellerId: seller.id, finishedAt: null };
      if (await tx.productImport.findFirst({ where, select: { id: true } })) {
        throw new DomainError("conflict", "importRunning");
      }
      const { id } = await tx.productImport.create({
        data: {
          sellerId: seller.id,
          fileName,
          columns: table.columns.map(withoutNul),
          mapping: toStoredMapping(mapping, suggested),
        },
        select: { id: true },
      });
      const data = rows.map((row) => toRow(id, row, file.matches));
      for (let from = 0; from < data.length; from += CHUNK) {
        await tx.productImportRow.createMany({ data: data.slice(from, from + CHUNK) });
      }
      return id;
    }),
  );
  await withDeadline(DEADLINE_MS, () => processBatch(importId));
  return getImport(seller, { id: importId });
}

async function requireImporter(viewer: Viewer): Promise<Viewer> {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await consumeLimit({ key: `import:${seller.id}`, ...HOURLY });
  await requireBulkUpload(seller);
  return seller;
}

function toRow(
  importId: number,
  { record, title, match, input, problems }: PreparedRow,
  mode: MatchMode,
): Prisma.ProductImportRowCreateManyInput {
  const isSkipped = mode === "skip" && match !== null;
  const base = {
    importId,
    line: record.line,
    title,
    cells: record.rows.map(({ cells }) => cells.map(withoutNul)),
    problems,
  };
  if (!input) return { ...base, state: "failed" };
  return {
    ...base,
    input: input as Prisma.InputJsonObject,
    state: isSkipped ? "skipped" : "pending",
    ...(match ? { productId: match.productId } : {}),
  };
}
