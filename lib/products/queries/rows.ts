import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { productSelect, type Row } from "@/lib/products/dto";
import type { SaleJsonRow } from "@/lib/products/sales/dto";

/** Scalar columns of `productSelect` in SQL. */
const COLUMNS = Object.entries(productSelect)
  .filter(([, isSelected]) => isSelected === true)
  .map(([name]) => {
    const column = name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
    return `p.${column} AS "${name}"`;
  });

type Certificate = Row["certificates"][number];

/** Product row as JSON; dates are strings. */
export type ProductJsonRow = Omit<Row, "certificates" | "createdAt" | "sale"> & {
  createdAt: string;
  sale: SaleJsonRow | null;
  certificates: (Omit<Certificate, "validUntil"> & { validUntil: string })[];
};

/**
 * SQL expression for the rows of `productSelect` that meet a condition over `products p`: a JSON array of
 * `ProductJsonRow`, or null without a match. The driver reads JSON faster than many columns.
 */
export const productRowsJson = (condition: Prisma.Sql) => Prisma.sql`(SELECT json_agg(read) FROM (
  SELECT ${Prisma.raw(COLUMNS.join(", "))},
    CASE WHEN p.sale_id IS NOT NULL THEN (
      SELECT json_build_object('percent', s.percent, 'regularCents', s.regular_cents, 'wasSince', s.was_since,
        'startedAt', s.started_at, 'endsAt', s.ends_at) FROM product_sales s WHERE s.id = p.sale_id) END AS sale,
    json_build_object('id', u.id, 'username', u.username, 'city', u.city, 'country', u.country, 'storefront',
      (SELECT json_build_object('storeName', f.store_name, 'isPublished', f.is_published)
        FROM storefronts f WHERE f.seller_id = u.id)) AS seller,
    ARRAY(SELECT json_build_object('type', c.type, 'body', c.body, 'number', c.number, 'validUntil', c.valid_until)
      FROM certificates c WHERE c.product_id = p.id AND c.status = 'approved' ORDER BY c.valid_until DESC) AS certificates
  FROM products p JOIN users u ON u.id = p.seller_id WHERE ${condition}) read)`;

/** Returns the rows of `productSelect`, sent by pg itself (lib/db/sql). */
export const readRows = (ids: number[]): Promise<Row[]> =>
  readWhere(Prisma.sql`p.id = ANY(${ids}::int[])`);

/** Returns the row of a product that is not archived, or null. */
export async function findRow(id: number): Promise<Row | null> {
  const [row] = await readWhere(Prisma.sql`p.id = ${id} AND p.archived_at IS NULL`);
  return row ?? null;
}

async function readWhere(condition: Prisma.Sql): Promise<Row[]> {
  const [result] = await sql.query<{ rows: ProductJsonRow[] | null }[]>`
    SELECT ${productRowsJson(condition)} AS rows ${PREPARED}`;
  return (result?.rows ?? []).map(toRow);
}

export const toRow = (raw: ProductJsonRow): Row =>
  Object.assign(raw, {
    createdAt: new Date(raw.createdAt),
    sale: raw.sale && toSaleRow(raw.sale),
    certificates: raw.certificates.map(toCertificate),
  });

const toCertificate = ({ validUntil, ...certificate }: ProductJsonRow["certificates"][number]) => ({
  ...certificate,
  validUntil: new Date(validUntil),
});

const toSaleRow = ({ wasSince, startedAt, endsAt, ...sale }: SaleJsonRow) => ({
  ...sale,
  wasSince: wasSince === null ? null : new Date(wasSince),
  startedAt: startedAt === null ? null : new Date(startedAt),
  endsAt: new Date(endsAt),
});
