import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/db/client";
import { splitDetails } from "@/lib/products/facts/schema";
import { createContent, toRows } from "@/lib/products/revision-content";
import type { ProductInput } from "@/lib/products/schema";
import { writeStructure } from "@/lib/products/variants/service/write-structure";

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 100;

/**
 * Inserts many products with stock movements and audit entries, a few statements per hundred, and a few more for each
 * product with options. Translations and certificates are not supported. The caller has checked the product limit. Returns the ids in the order of `inputs`.
 */
export async function insertProducts(tx: Tx, seller: Viewer, inputs: ProductInput[]) {
  const ids: number[] = [];
  for (let from = 0; from < inputs.length; from += CHUNK) {
    ids.push(...(await insertChunk(tx, seller, inputs.slice(from, from + CHUNK))));
  }
  return ids;
}

/** Price and stock of a product with options are those of its variants, which the database sums up. */
function offerOf({ price = 0, stock = 0, variants = [] }: ProductInput) {
  if (variants.length === 0) return { priceCents: price, stock };
  return { priceCents: Math.min(...variants.map((variant) => variant.price)), stock: 0 };
}

function rowsOf({
  price: _,
  stock: __,
  isActive = true,
  certificates: ___,
  ...others
}: ProductInput) {
  const { details, rest } = splitDetails(others);
  return { ...toRows(createContent(rest)), details: { ...details, isActive } };
}

async function insertChunk(tx: Tx, { id: sellerId }: Viewer, inputs: ProductInput[]) {
  const contents = inputs.map(rowsOf);
  const rows = await tx.product.createManyAndReturn({
    data: inputs.map((input, index) => {
      const { columns, details } = contents[index] ?? rowsOf(input);
      return { ...columns, ...details, ...offerOf(input), sellerId };
    }),
    select: { id: true, title: true, priceCents: true, stock: true },
  });
  await tx.stockMovement.createMany({
    data: rows.map(({ id, stock }) => ({ productId: id, reason: "initial", delta: stock })),
  });
  for (const [index, { id }] of rows.entries()) {
    const { structure } = contents[index] ?? {};
    if (structure && structure.variants.length > 0) await writeStructure(tx, id, structure);
  }
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
