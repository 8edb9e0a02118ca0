import "server-only";

import { invalidateTags } from "@/lib/cache/invalidation-context";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { type Tx, withTx } from "@/lib/db/client";
import type { ProductFacts } from "@/lib/products/facts/rules";
import { filterTermsOf, TERMS_VERSION } from "./rules";

/** Products per run. */
const BATCH = 1_000;

/** Renews the filter terms of products that an older version wrote. Returns the number of products. */
export async function renewFilterTerms() {
  const count = await withTx(renewBatch);
  if (count > 0) invalidateTags(CATALOG_TAG);
  return count;
}

async function renewBatch(tx: Tx) {
  const lockedRows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM products WHERE terms_version < 2 ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  if (lockedRows.length === 0) return 0;
  const products = await tx.product.findMany({
    where: { id: { in: lockedRows.map(({ id }) => id) } },
    select: {
      id: true,
      facts: true,
      options: { select: { kind: true, name: true, values: true }, orderBy: { position: "asc" } },
      variants: {
        where: { archivedAt: null },
        select: { values: true },
        orderBy: { position: "asc" },
      },
    },
  });
  const rows = products.map(({ id, facts, ...structure }) => ({
    id,
    // Safe: only facts that the schema accepted are written.
    terms: filterTermsOf({ ...structure, facts: facts as ProductFacts }),
  }));
  return tx.$executeRaw`
    UPDATE products p SET option_terms = n.terms, terms_version = ${TERMS_VERSION}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, terms text[]) WHERE n.id = p.id`;
}
