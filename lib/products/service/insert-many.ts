import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/db/client";
import { splitDetails } from "@/lib/products/facts/schema";
import type { NewProduct } from "@/lib/products/import/parse-record";
import { applyChanges, toRows } from "@/lib/products/revision-content";

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 100;

/**
 * Inserts many products with stock movements and audit entries, a few statements per hundred. Translations and
 * certificates are not supported. The caller has checked the product limit. Returns the ids in the order of `inputs`.
 */
export async function insertProducts(tx: Tx, seller: Viewer, inputs: NewProduct[]) {
  const ids: number[] = [];
  for (let from = 0; from < inputs.length; from += CHUNK) {
    ids.push(...(await insertChunk(tx, seller, inputs.slice(from, from + CHUNK))));
  }
  return ids;
}

async function insertChunk(tx: Tx, { id: sellerId }: Viewer, inputs: NewProduct[]) {
  const rows = await tx.product.createManyAndReturn({
    data: inputs.map(({ price = 0, stock = 0, isActive = true, certificates: _, ...given }) => {
      const { details, rest } = splitDetails(given);
      const content = toRows(applyChanges(null, rest)).columns;
      return { ...content, ...details, priceCents: price, stock, isActive, sellerId };
    }),
    select: { id: true, title: true, priceCents: true, stock: true },
  });
  await tx.stockMovement.createMany({
    data: rows.map(({ id, stock }) => ({ productId: id, reason: "initial", delta: stock })),
  });
  const entries = rows.map(({ id, ...after }) => ({
    actorId: sellerId,
    action: "product.created" as const,
    subjectType: "product",
    subjectId: id,
    after,
  }));
  await writeAudit(tx, ...entries);
  return rows.map(({ id }) => id);
}
