import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { isAdmin } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import type { ProductStatusFilter } from "@/lib/moderation/schema";
import { recordReads } from "@/lib/moderation/service/reads";
import { productSelect, toProduct } from "@/lib/products/dto";
import { getProductFor } from "@/lib/products/queries/products";

/**
 * GET /api/admin/products: products that are not archived, newest first, each with the version that a decision refers
 * to. Stores the versions as read by this admin.
 * @throws DomainError forbidden
 */
export async function readAllProducts(
  viewer: Viewer,
  { status, limit, offset }: ProductStatusFilter,
) {
  const admin = requireAdmin(viewer);
  const where = { archivedAt: null, ...(status ? { moderationStatus: status } : {}) };
  const [page, total] = await Promise.all([
    db.product.findMany({
      where,
      select: { id: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.product.count({ where }),
  ]);
  const ids = page.map(({ id }) => id);
  const versions = await recordReads(admin, ids);
  const rows = await db.product.findMany({
    where: { id: { in: ids } },
    select: productSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const today = new Date();
  return { rows: rows.map((row) => withVersion(toProduct(row, today), versions)), total };
}

/**
 * GET /api/products/{id}: the product as the viewer may see it; an admin also receives its version, which is stored as
 * read.
 * @throws DomainError notFound
 */
export async function readProduct(viewer: Viewer | null, id: number) {
  if (!viewer || !isAdmin(viewer) || id === 0) return getProductFor(viewer, id);
  const versions = await recordReads(viewer, [id]);
  return withVersion(await getProductFor(viewer, id), versions);
}

function withVersion<T extends { id: number }>(product: T, versions: Map<number, string>) {
  const version = versions.get(product.id);
  return version === undefined ? product : { ...product, version };
}
