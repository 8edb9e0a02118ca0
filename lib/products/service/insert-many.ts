import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/db/client";
import { applyChanges, toRows } from "@/lib/products/revision-content";
import type { ProductInput } from "@/lib/products/schema";

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 100;

/**
 * Inserts many products with stock movements and audit entries, a few statements per hundred. Translations and
 * certificates are not supported. The caller has checked the product limit.
 */
export async function insertProducts(tx: Tx, seller: Viewer, inputs: ProductInput[]) {
  for (let from = 0; from < inputs.length; from += CHUNK) {
    await insertChunk(tx, seller, inputs.slice(from, from + CHUNK));
  }
}

async function insertChunk(tx: Tx, { id: sellerId }: Viewer, inputs: ProductInput[]) {
  const rows = await tx.product.createManyAndReturn({
    data: inputs.map(({ price = 0, stock = 0, isActive = true, certificates: _, ...given }) => ({
      ...toRows(applyChanges(null, given)).columns,
      priceCents: price,
      stock,
      isActive,
      sellerId,
    })),
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
}
