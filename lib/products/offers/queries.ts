import "server-only";

import type { StockReason } from "@/generated/prisma/enums";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { variantTitleOf } from "@/lib/products/variants/rules";

/** Rows on one page of the stock history. */
const PAGE = 50;

/** A variant in the seller's table; the price is a decimal string. */
export type OwnVariant = { id: number; title: string; price: string; stock: number };

/** Returns the variants of one of the seller's products in their order. @throws DomainError forbidden */
export async function listOwnVariants(
  viewer: Viewer,
  { productId }: { productId: number },
): Promise<OwnVariant[]> {
  const seller = requireSeller(viewer);
  const rows = await db.productVariant.findMany({
    where: { productId, archivedAt: null, product: { sellerId: seller.id, archivedAt: null } },
    select: { id: true, values: true, priceCents: true, stock: true },
    orderBy: { position: "asc" },
  });
  return rows.map(({ values, priceCents, ...row }) => ({
    ...row,
    title: variantTitleOf(values),
    price: toDecimal(priceCents),
  }));
}

/** A change of a product's stock; `balance` is the stock of the product after it. */
export type StockChange = {
  id: number;
  reason: StockReason;
  delta: number;
  balance: number;
  createdAt: Date;
  orderId: number | null;
  variantTitle: string | null;
};

/**
 * Returns one page of a product's stock changes, newest first; null if it is not the seller's.
 * @throws DomainError forbidden
 */
export async function listStockChanges(
  viewer: Viewer,
  { productId, page }: { productId: number; page: number },
) {
  const seller = requireSeller(viewer);
  const product = await db.product.findFirst({
    where: { id: productId, sellerId: seller.id, archivedAt: null },
    select: { id: true, title: true },
  });
  if (!product) return null;
  const [rows, total] = await Promise.all([
    sql.query<(Omit<StockChange, "variantTitle"> & { values: string[] | null })[]>`
      SELECT m.id, m.reason, m.delta, m.balance, m.created_at AS "createdAt", m.order_id AS "orderId", v."values"
      FROM (SELECT *, (sum(delta) OVER (ORDER BY created_at, id))::int AS balance FROM stock_movements
        WHERE product_id = ${product.id}) m
      LEFT JOIN product_variants v ON v.id = m.variant_id
      ORDER BY m.created_at DESC, m.id DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    db.stockMovement.count({ where: { productId } }),
  ]);
  const changes = rows.map(
    ({ values, ...row }): StockChange => ({
      ...row,
      variantTitle: values && variantTitleOf(values),
    }),
  );
  return { product, changes, pageCount: Math.ceil(total / PAGE) };
}
