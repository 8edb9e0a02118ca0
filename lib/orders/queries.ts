import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { FIRST_SPAN, type Span } from "@/lib/core/paging";
import { purchaseSelect, saleSelect, toPurchase, toSale } from "./dto";

/** GET /api/orders: a seller's sales, everybody else's purchases; only the viewer's own. */
export function listOrders(viewer: Viewer, span: Span = FIRST_SPAN) {
  return viewer.role === "seller" ? listSales(viewer, span) : listPurchases(viewer, span);
}

/** What the viewer bought, newest first. */
export async function listPurchases(viewer: Viewer, { limit, offset }: Span = FIRST_SPAN) {
  const where = { buyerId: viewer.id };
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where,
      select: purchaseSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.order.count({ where }),
  ]);
  return { rows: rows.map(toPurchase), total };
}

/** What others bought of the viewer: the own parts of paid orders, newest first. */
export async function listSales(viewer: Viewer, { limit, offset }: Span = FIRST_SPAN) {
  const where = { sellerId: viewer.id, order: { paidAt: { not: null } } };
  const [rows, total] = await Promise.all([
    db.orderPart.findMany({
      where,
      select: saleSelect,
      orderBy: { orderId: "desc" },
      take: limit,
      skip: offset,
    }),
    db.orderPart.count({ where }),
  ]);
  return { rows: rows.map(toSale), total };
}

/** One of the viewer's own purchases; null for anybody else's. */
export async function getPurchase(viewer: Viewer, id: number) {
  const row =
    id > 0
      ? await db.order.findFirst({ where: { id, buyerId: viewer.id }, select: purchaseSelect })
      : null;
  return row && toPurchase(row);
}

/** The viewer's own part of an order that somebody paid; null for anybody else's. */
export async function getSale(viewer: Viewer, orderId: number) {
  const row =
    orderId > 0
      ? await db.orderPart.findFirst({
          where: { orderId, sellerId: viewer.id, order: { paidAt: { not: null } } },
          select: saleSelect,
        })
      : null;
  return row && toSale(row);
}
