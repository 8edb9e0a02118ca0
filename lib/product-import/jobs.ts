import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { processBatch } from "./process-batch";
import { undoBatch } from "./undo";

const QUEUE = "productImports";

/**
 * Imports the next batches of running imports, and undoes those that their seller undid, the one that waited longest
 * first. Returns the number of rows.
 */
export function processImports() {
  return processDue(QUEUE, 1, listDue, processNext);
}

async function processNext(id: number) {
  const { undoneAt } = await db.productImport.findUniqueOrThrow({ where: { id } });
  return undoneAt ? undoBatch(id) : processBatch(id);
}

/** Imports of disabled sellers wait. */
function listDue() {
  return sql.query<{ id: number }[]>`
    SELECT i.id FROM product_imports i JOIN users u ON u.id = i.seller_id
    WHERE (i.finished_at IS NULL OR (i.undone_at IS NOT NULL AND i.undo_finished_at IS NULL)) AND u.role = 'seller' AND u.disabled_at IS NULL
      AND ${canRetry(QUEUE, Prisma.sql`i.id`)} ORDER BY i.updated_at, i.id LIMIT 1`;
}
