import "server-only";

import { cache } from "react";

import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import {
  alertSelect,
  comparisonSelect,
  smartWishlistItemSelect,
  toAlert,
  toComparison,
  toSmartWishlistItem,
} from "./dto";
import { PRIORITIES } from "./rules";

/** Maximum number of price changes in a history. */
const HISTORY = 12;

const LATEST = [{ createdAt: "desc" }, { id: "desc" }] as const;

/** GET /api/buyer-tools/price-tracking: the viewer's own alerts, latest first. */
export async function listPriceAlerts({ id: userId }: Viewer) {
  const rows = await db.priceAlert.findMany({
    where: { userId, product: { archivedAt: null } },
    select: alertSelect,
    orderBy: [...LATEST],
  });
  return rows.map(toAlert);
}

/** A price from a time on: dollars, ISO 8601. */
export type PricePoint = { price: string; since: string };

/** The latest price changes of some products, oldest first, by product. */
export async function listPriceHistory(
  productIds: number[],
): Promise<ReadonlyMap<number, PricePoint[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await sql.query<{ productId: number; priceCents: number; since: Date }[]>`
    SELECT h.product_id AS "productId", h.price_cents AS "priceCents", h.since
    FROM unnest(${productIds}::int[]) AS asked (id)
    CROSS JOIN LATERAL (SELECT * FROM product_prices p WHERE p.product_id = asked.id
      ORDER BY p.since DESC, p.id DESC LIMIT ${HISTORY}) h
    ORDER BY h.since, h.id`;
  const history = new Map<number, PricePoint[]>();
  for (const { productId, priceCents, since } of rows) {
    const points = history.get(productId) ?? [];
    points.push({ price: toDecimal(priceCents), since: since.toISOString() });
    history.set(productId, points);
  }
  return history;
}

/** GET /api/buyer-tools/wishlist: the viewer's items, highest priority first. */
export async function listSmartWishlist({ id: userId }: Viewer) {
  const rows = await db.smartWish.findMany({
    where: { userId, product: { archivedAt: null } },
    select: smartWishlistItemSelect,
    orderBy: [...LATEST],
  });
  const rank = (priority: (typeof PRIORITIES)[number]) => PRIORITIES.indexOf(priority);
  return rows.map(toSmartWishlistItem).toSorted((a, b) => rank(a.priority) - rank(b.priority));
}

/** GET /api/buyer-tools/comparison-lists: the viewer's lists, latest first. */
export async function listComparisons({ id: userId }: Viewer) {
  const rows = await db.comparisonList.findMany({
    where: { userId },
    select: comparisonSelect,
    orderBy: [...LATEST],
  });
  return rows.map(toComparison);
}

/**
 * Returns one comparison list: a public one to every viewer, without unavailable products; the viewer's own one
 * unfiltered. Null otherwise.
 */
export const getComparison = cache(async (viewer: Viewer | null, id: number) => {
  const mine = viewer ? [{ userId: viewer.id }] : [];
  const row = await db.comparisonList.findFirst({
    where: { id, OR: [{ isPublic: true, user: { disabledAt: null } }, ...mine] },
    select: { ...comparisonSelect, user: { select: { id: true, username: true } } },
  });
  if (!row) return null;
  const { user, ...list } = row;
  const isOwn = user.id === viewer?.id;
  const { items, ...rest } = toComparison(list);
  const visibleItems = isOwn ? items : items.filter(({ product }) => product.isActive);
  return { ...rest, items: visibleItems, isOwn, owner: user.username };
});
