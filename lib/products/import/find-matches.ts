import "server-only";

import { sql } from "@/lib/db/sql";
import type { ImportRecord } from "./records";

type Existing = { id: number; sku: string | null; title: string };

/** An existing product of a record, by its SKU or else by its title. */
export type Match = { productId: number; isSku: boolean };

const textOf = (value: unknown) =>
  typeof value === "string" ? value.normalize("NFKC").trim() : "";

/**
 * Returns the seller's product of each record. A product is matched once; one with another SKU is another product.
 */
export async function findMatches(sellerId: number, records: ImportRecord[]) {
  const skus = records.map(({ fields }) => textOf(fields.sku)).filter(Boolean);
  const titles = records.map(({ fields }) => textOf(fields.title)).filter(Boolean);
  const existing = await sql.query<Existing[]>`
    SELECT id, sku, title FROM products WHERE seller_id = ${sellerId} AND archived_at IS NULL
      AND (sku = ANY(${skus}::text[]) OR title = ANY(${titles}::text[])) ORDER BY id`;
  const bySku = new Map(existing.flatMap(({ id, sku }) => (sku ? [[sku, id] as const] : [])));
  const taken = new Set(skus.map((sku) => bySku.get(sku)));
  const byTitle = new Map<string, Existing[]>();
  for (const one of existing) {
    if (!taken.has(one.id)) byTitle.set(one.title, [...(byTitle.get(one.title) ?? []), one]);
  }
  return records.map(({ fields }): Match | null => {
    const sku = textOf(fields.sku);
    const productId = bySku.get(sku);
    if (productId !== undefined) return { productId, isSku: true };
    const candidates = byTitle.get(textOf(fields.title)) ?? [];
    const at = candidates.findIndex((one) => sku === "" || one.sku === null);
    const [found] = at === -1 ? [] : candidates.splice(at, 1);
    return found ? { productId: found.id, isSku: false } : null;
  });
}
