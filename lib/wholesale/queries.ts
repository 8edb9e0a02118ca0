import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { IS_LIVE } from "@/lib/products/product-sql";
import { toWholesale, wholesaleSelect } from "./dto";
import type { Tier } from "./rules";

export type MyWholesale = NonNullable<Awaited<ReturnType<typeof getMyWholesale>>>;

/** GET /api/wholesale-application: the viewer's latest application, or null. */
export async function getMyWholesale({ id: userId }: Viewer) {
  const row = await db.wholesaleApplication.findFirst({
    where: { userId },
    select: wholesaleSelect,
    orderBy: { id: "desc" },
  });
  return row && toWholesale(row);
}

/** SQL condition: an admin approved a wholesale application of the account. */
export function isWholesaleBuyer({ id: userId }: Viewer) {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM wholesale_applications a WHERE a.user_id = ${userId} AND a.status = 'approved')`;
}

/** SQL for the wholesale tiers of a product for `viewer`, a JSON list: empty unless approved. */
export function wholesaleTiersSql(viewer: Viewer, productId: Prisma.Sql) {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('minQuantity', t.min_quantity, 'priceCents', t.price_cents)
      ORDER BY t.min_quantity), '[]')
    FROM wholesale_tiers t WHERE t.product_id = ${productId} AND ${isWholesaleBuyer(viewer)})`;
}

/** The wholesale tiers of some products for `viewer`: none unless approved. */
export async function listTiers(viewer: Viewer, productIds: number[]) {
  const rows = await sql.query<{ id: number; tiers: Tier[] }[]>`
    SELECT wanted.id, ${wholesaleTiersSql(viewer, Prisma.sql`wanted.id`)} AS tiers FROM unnest(${productIds}::int[]) AS wanted(id)`;
  return new Map(rows.map(({ id, tiers }) => [id, tiers]));
}

/**
 * GET /api/products/{id}/wholesale: the tiers below the list price, for an approved buyer and a product on sale;
 * otherwise empty. Prices are decimal strings.
 * @throws DomainError notFound (no such product that can be bought)
 */
export async function getWholesalePrices(viewer: Viewer, productId: number) {
  const product = await db.product.findFirst({
    where: { id: productId, isActive: true, moderationStatus: "approved", archivedAt: null },
    select: { priceCents: true, sellerId: true },
  });
  if (!product) throw new DomainError("notFound", "productNotFound");
  const { priceCents: listCents, sellerId } = product;
  const isSeller = sellerId === viewer.id; // sellers cannot buy their own products
  const tiers = isSeller ? [] : ((await listTiers(viewer, [productId])).get(productId) ?? []);
  return { tiers: tiers.filter(({ priceCents }) => priceCents < listCents).map(toWire) };
}

/**
 * Returns the median savings of all wholesale prices of public products off their list price, in whole percent; null
 * without any. At most an hour old.
 */
export const getMedianSavings = () =>
  cached([CATALOG_TAG], ["wholesale-median-savings"], async () => {
    const [row] = await sql.query<{ percent: number | null }[]>`
      SELECT round(100 * percentile_cont(0.5) WITHIN GROUP (ORDER BY 1 - t.price_cents::float8 / p.price_cents))::int
        AS percent
      FROM wholesale_tiers t JOIN products p ON p.id = t.product_id
      WHERE ${IS_LIVE} AND t.price_cents < p.price_cents`;
    return row?.percent ?? null;
  });

const toWire = ({ minQuantity, priceCents }: Tier) => ({
  minQuantity,
  price: toDecimal(priceCents),
});

/** The tiers of one of the seller's own products, for its form. @throws DomainError forbidden */
export async function listMyTiers(viewer: Viewer, productId: number) {
  const seller = requireSeller(viewer, "productsDenied");
  const rows = await db.wholesaleTier.findMany({
    where: { productId, product: { sellerId: seller.id } },
    select: { minQuantity: true, priceCents: true },
    orderBy: { minQuantity: "asc" },
  });
  return rows.map(toWire);
}
