import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { LOW_STOCK } from "@/lib/seller-dashboard/rules";
import type { ProductFilter, ProductListFilter } from "@/lib/seller-dashboard/schema";

/** Products per page of the grid. */
const PAGE = 24;

const select = {
  id: true,
  title: true,
  priceCents: true,
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

const SHELVES: Record<ProductFilter, Prisma.ProductWhereInput> = {
  all: {},
  live: { isActive: true, moderationStatus: "approved" },
  pending: {
    OR: [{ moderationStatus: "pending" }, { revisions: { some: { status: "pending" } } }],
  },
  rejected: { moderationStatus: "rejected" },
  hidden: { isActive: false },
  low: { isActive: true, moderationStatus: "approved", stock: { lte: LOW_STOCK } },
};

/** A product as its seller sees it in the grid. Cents; only the latest of its revisions. */
export type SellerProduct = ReturnType<typeof toSellerProduct>;

function toSellerProduct({
  category,
  revisions,
  ...product
}: Prisma.ProductGetPayload<{ select: typeof select }>) {
  return {
    ...product,
    categorySlug: category,
    change: revisions[0] ?? null,
  };
}

/**
 * One page of the calling seller's products that are not archived, newest first; `total` counts all that match the
 * filter.
 * @throws DomainError unauthenticated, forbidden
 */
export async function listSellerProducts(
  viewer: Viewer | null,
  { q, show, page }: ProductListFilter,
) {
  const { id } = requireSeller(viewer);
  const where: Prisma.ProductWhereInput = {
    sellerId: id,
    archivedAt: null,
    ...SHELVES[show],
    ...(q ? { title: { contains: q, mode: "insensitive" } } : {}),
  };
  const [rows, total] = await Promise.all([
    db.product.findMany({
      where,
      select,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: PAGE,
      skip: (page - 1) * PAGE,
    }),
    db.product.count({ where }),
  ]);
  return { products: rows.map(toSellerProduct), total, pageCount: Math.ceil(total / PAGE) };
}
