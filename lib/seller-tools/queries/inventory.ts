import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { inventorySelect, toInventoryAlert } from "@/lib/seller-tools/dto";

const RANK = { out_of_stock: 0, low_stock: 1, in_stock: 2 };

/**
 * Returns the viewer's alerts, sold-out products first (GET /api/seller-tools/inventory-alerts).
 * @throws DomainError forbidden
 */
export async function listInventoryAlerts(viewer: Viewer) {
  const { id: sellerId } = requireSeller(viewer);
  const rows = await db.inventoryAlert.findMany({
    where: { sellerId, product: { archivedAt: null } },
    select: inventorySelect,
    orderBy: [{ product: { title: "asc" } }, { id: "asc" }],
  });
  return rows.map(toInventoryAlert).toSorted((a, b) => RANK[a.state] - RANK[b.state]);
}

/**
 * Returns the viewer's products that are not archived, by title. Prices in cents.
 * @throws DomainError forbidden
 */
export async function listMyProducts(viewer: Viewer) {
  const { id: sellerId } = requireSeller(viewer);
  return db.product.findMany({
    where: { sellerId, archivedAt: null },
    select: { id: true, title: true, imageUrl: true, priceCents: true, category: true },
    orderBy: [{ title: "asc" }, { id: "asc" }],
  });
}

export type MyProducts = Awaited<ReturnType<typeof listMyProducts>>;
