import "server-only";

import { sql } from "@/lib/db/sql";

/** Products per run; the trigger folds all their texts again. */
const TITLE_BATCH = 1_000;

/** Fills missing title texts, which the rank of a search reads. Returns the number of products. */
export function fillTitleTexts() {
  return sql.execute`
    UPDATE products SET title = title WHERE id IN (
      SELECT id FROM products WHERE title_text = '' ORDER BY id LIMIT ${TITLE_BATCH} FOR UPDATE SKIP LOCKED)`;
}
