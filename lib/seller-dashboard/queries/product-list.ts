import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { LOW_STOCK } from "@/lib/seller-dashboard/rules";
import type {
  ProductFilter,
  ProductFilterChoice,
  ProductListFilter,
  ProductSort,
} from "@/lib/seller-dashboard/schema";

/** Characters from which on a part of a variant's SKU is searched. */
const MIN_SKU_SEARCH = 3;

/** Products per page of the table and of the grid. */
const PAGE = { table: 50, cards: 24 } as const;

const select = {
  id: true,
  title: true,
  sku: true,
  priceCents: true,
  maxPriceCents: true,
  hasVariants: true,
  saleId: true,
  sales: {
    where: { endedAt: null },
    select: { percent: true, regularCents: true, startsAt: true, endsAt: true },
    take: 1,
  },
  updatedAt: true,
  stock: true,
  isActive: true,
  hiddenAt: true,
  moderationStatus: true,
  moderationNote: true,
  imageUrl: true,
  category: true,
  collection: true,
  soldCount: true,
  ratingCount: true,
  ratingSum: true,
  revisions: {
    select: { status: true, note: true },
    orderBy: { createdAt: "desc" },
    take: 1,
  },
} satisfies Prisma.ProductSelect;

const FILTERS: Record<ProductFilter, Prisma.ProductWhereInput> = {
  all: {},
  live: { isActive: true, moderationStatus: "approved" },
  pending: {
    OR: [{ moderationStatus: "pending" }, { revisions: { some: { status: "pending" } } }],
  },
  rejected: { moderationStatus: "rejected" },
  hidden: { isActive: false },
  low: { isActive: true, moderationStatus: "approved", stock: { gte: 1, lte: LOW_STOCK } },
  soldOut: { isActive: true, moderationStatus: "approved", stock: 0 },
  sale: { sales: { some: { endedAt: null } } },
};

/** A product as its seller sees it in the grid. Cents; only the latest of its revisions. */
export type SellerProduct = ReturnType<typeof toSellerProduct>;

function toSellerProduct({
  category,
  revisions,
  sales,
  ...product
}: Prisma.ProductGetPayload<{ select: typeof select }>) {
  return {
    ...product,
    categorySlug: category,
    change: revisions[0] ?? null,
    /** The sale that runs or is planned. */
    openSale: sales[0] ?? null,
  };
}

/** Matches the seller's products of a filter that are not archived. */
export function myProductsWhere(
  sellerId: number,
  { q, show, category }: ProductFilterChoice,
): Prisma.ProductWhereInput {
  // Both become ILIKE, in which % and _ are wildcards.
  const pattern = q.replace(/[\\%_]/g, "\\$&");
  const textMatch = { contains: pattern, mode: "insensitive" } as const;
  // Shorter parts have no trigram, so that the index of codes could not be used.
  const code =
    q.length < MIN_SKU_SEARCH ? ({ equals: pattern, mode: "insensitive" } as const) : textMatch;
  return {
    sellerId,
    archivedAt: null,
    ...(category ? { category } : {}),
    AND: [
      FILTERS[show],
      q
        ? {
            OR: [
              { title: textMatch },
              { sku: textMatch },
              { barcode: q },
              { variants: { some: { archivedAt: null, sku: code } } },
            ],
          }
        : {},
    ],
  };
}

const COLUMNS = {
  edited: "updatedAt",
  title: "title",
  price: "priceCents",
  stock: "stock",
  sold: "soldCount",
} as const;

function orderOf(sort: ProductSort): Prisma.ProductOrderByWithRelationInput[] {
  const isReversed = sort.startsWith("-");
  const column = COLUMNS[sort.replace("-", "") as keyof typeof COLUMNS];
  const direction = isReversed ? "desc" : "asc";
  return [{ [column]: direction }, { id: direction }];
}

/** Returns the seller's products with these ids, in their order. */
async function findInOrder(sellerId: number, ids: number[]) {
  const rows = await db.product.findMany({ where: { sellerId, id: { in: ids } }, select });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns one page of the calling seller's products that are not archived; `total` counts all that match the filter.
 * Only ids are searched and sorted, in an index (products_of_seller_edited); rows are read for the page alone.
 * @throws DomainError forbidden
 */
export async function listSellerProducts(
  viewer: Viewer,
  { page, sort, view, ...filter }: ProductListFilter,
) {
  const { id } = requireSeller(viewer);
  const where = myProductsWhere(id, filter);
  const size = PAGE[view];
  const [keys, total] = await Promise.all([
    db.product.findMany({
      where,
      select: { id: true },
      orderBy: orderOf(sort),
      take: size,
      skip: (page - 1) * size,
    }),
    db.product.count({ where }),
  ]);
  const rows = await findInOrder(
    id,
    keys.map((key) => key.id),
  );
  return { products: rows.map(toSellerProduct), total, pageCount: Math.ceil(total / size) };
}

/**
 * Returns the number of the calling seller's products by filter, whatever is searched, by the same conditions as
 * `FILTERS`. One pass over the index products_of_seller; revisions and sales are joined, since a lookup for each product
 * takes longer than the rest.
 * @throws DomainError forbidden
 */
export async function countSellerProducts(viewer: Viewer) {
  const { id } = requireSeller(viewer);
  const [counts] = await sql.query<[Record<ProductFilter, number>]>`
    SELECT count(*)::int AS "all",
      count(*) FILTER (WHERE is_active AND moderation_status = 'approved')::int AS live,
      count(*) FILTER (WHERE is_active AND moderation_status = 'approved'
        AND stock BETWEEN 1 AND ${LOW_STOCK})::int AS low,
      count(*) FILTER (WHERE is_active AND moderation_status = 'approved' AND stock = 0)::int AS "soldOut",
      (count(*) FILTER (WHERE moderation_status = 'pending') + (
        SELECT count(DISTINCT r.product_id) FROM product_revisions r JOIN products p ON p.id = r.product_id
        WHERE r.status = 'pending' AND p.seller_id = ${id} AND p.archived_at IS NULL
          AND p.moderation_status <> 'pending'))::int AS pending,
      count(*) FILTER (WHERE moderation_status = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE NOT is_active)::int AS hidden,
      (SELECT count(DISTINCT s.product_id)::int FROM product_sales s JOIN products p ON p.id = s.product_id
        WHERE s.ended_at IS NULL AND p.seller_id = ${id} AND p.archived_at IS NULL) AS sale
    FROM products WHERE seller_id = ${id} AND archived_at IS NULL ${PREPARED}`;
  return counts;
}
