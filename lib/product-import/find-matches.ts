import "server-only";

import { sql } from "@/lib/db/sql";
import { groupBy } from "./group-by";
import type { ImportRecord } from "./records";

type Existing = { id: number; sku: string | null; title: string; hasVariants: boolean };

/** An existing product of a record, and the field by which it was found. */
export type Match = {
  productId: number;
  by: "sku" | "variantSku" | "title";
  hasVariants: boolean;
};

const textOf = (value: unknown) =>
  typeof value === "string" ? value.normalize("NFKC").trim() : "";

/** SKUs of a record's variants. The SKU of a record without options can be that of a variant too. */
const variantSkusOf = ({ fields, structure }: ImportRecord) =>
  (structure ? structure.variants.map(({ sku }) => textOf(sku)) : [textOf(fields.sku)]).filter(
    Boolean,
  );

/**
 * Returns the seller's product of each record: by its SKU, else by those of its variants if they are one product's, else
 * by its title. A product is matched once; one with another SKU is another product.
 */
export async function findMatches(sellerId: number, records: ImportRecord[]) {
  const { bySku, byVariantSku, byTitle } = await findExisting(sellerId, records);
  const first = records.map((record): [Existing, Match["by"]] | null => {
    const product = bySku.get(textOf(record.fields.sku));
    if (product) return [product, "sku"];
    const products = new Set(
      variantSkusOf(record).flatMap(
        (sku) => byVariantSku.get(sku)?.map(({ product }) => product) ?? [],
      ),
    );
    const [only] = products;
    return only && products.size === 1 ? [only, "variantSku"] : null;
  });
  const matchedIds = new Set(first.map((match) => match?.[0].id));
  return records.map((record, index): Match | null => {
    const [product, by] = first[index] ?? [findByTitle(record), "title" as const];
    return product ? { productId: product.id, by, hasVariants: product.hasVariants } : null;
  });

  function findByTitle({ fields }: ImportRecord) {
    const sku = textOf(fields.sku);
    const candidates = byTitle.get(textOf(fields.title)) ?? [];
    const index = candidates.findIndex(
      (product) => !matchedIds.has(product.id) && (sku === "" || product.sku === null),
    );
    return index === -1 ? undefined : candidates.splice(index, 1)[0];
  }
}

async function findExisting(sellerId: number, records: ImportRecord[]) {
  const skus = records.map(({ fields }) => textOf(fields.sku)).filter(Boolean);
  const titles = records.map(({ fields }) => textOf(fields.title)).filter(Boolean);
  const variantSkus = records.flatMap(variantSkusOf);
  const variants = await sql.query<{ productId: number; sku: string }[]>`
    SELECT v.product_id AS "productId", v.sku FROM product_variants v JOIN products p ON p.id = v.product_id
    WHERE p.seller_id = ${sellerId} AND p.archived_at IS NULL AND v.archived_at IS NULL
      AND v.sku = ANY(${variantSkus}::text[])`;
  const existing = await sql.query<Existing[]>`
    SELECT id, sku, title, has_variants AS "hasVariants" FROM products
    WHERE seller_id = ${sellerId} AND archived_at IS NULL AND (sku = ANY(${skus}::text[])
      OR title = ANY(${titles}::text[]) OR id = ANY(${variants.map(({ productId }) => productId)}::int[]))
    ORDER BY id`;
  const byId = new Map(existing.map((product) => [product.id, product]));
  return {
    bySku: new Map(
      existing.flatMap((product) => (product.sku ? [[product.sku, product] as const] : [])),
    ),
    byVariantSku: groupBy(
      variants.flatMap(({ productId, sku }) => {
        const product = byId.get(productId);
        return product ? [{ sku, product }] : [];
      }),
      ({ sku }) => sku,
    ),
    byTitle: groupBy(existing, ({ title }) => title),
  };
}
