import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { inventorySelect, toInventoryAlert } from "@/lib/seller-tools/dto";

const RANK = { out_of_stock: 0, low_stock: 1, in_stock: 2 };

/**
 * GET /api/seller-tools/inventory-alerts: the asking seller's own, what is gone first.
 * @throws DomainError unauthenticated, forbidden
 */
export async function listInventoryAlerts(viewer: Viewer | null) {
  const { id: sellerId } = requireSeller(viewer);
  const rows = await db.inventoryAlert.findMany({
    where: { sellerId, product: { archivedAt: null } },
    select: inventorySelect,
    orderBy: [{ product: { title: "asc" } }, { id: "asc" }],
  });
  return rows.map(toInventoryAlert).toSorted((a, b) => RANK[a.state] - RANK[b.state]);
}

/** The asking seller's products that are not archived, by title. Cents. @throws DomainError unauthenticated, forbidden */
export async function listOwnGoods(viewer: Viewer | null) {
  const { id: sellerId } = requireSeller(viewer);
  return db.product.findMany({
    where: { sellerId, archivedAt: null },
    select: { id: true, title: true, imageUrl: true, priceCents: true, category: true },
    orderBy: [{ title: "asc" }, { id: "asc" }],
  });
}

export type OwnGoods = Awaited<ReturnType<typeof listOwnGoods>>;
