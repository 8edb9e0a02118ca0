import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { FIRST_PAGE, type Pagination } from "@/lib/core/pagination";
import { likePattern, parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import {
  orderDetailSelect,
  saleDetailSelect,
  toOrderDetail,
  toSaleDetail,
} from "@/lib/orders/dto/detail";
import { orderLedgerSelect, toOrderLedger } from "@/lib/orders/dto/ledger-view";
import { purchaseSelect, saleSelect, toPurchase, toSale } from "@/lib/orders/dto/list";
import { summarySelect, toOrderSummary } from "@/lib/orders/dto/summary";
import type { OrderSearch } from "@/lib/orders/schema";
import { countSales } from "./seller-sales-sql";

/** Returns the viewer's orders for GET /api/orders: sales of a seller, purchases of any other user. */
export function listOrders(viewer: Viewer, span: Pagination = FIRST_PAGE) {
  return viewer.role === "seller" ? listSales(viewer, span) : listPurchases(viewer, span);
}

/** Matches checkouts that ended without payment, which no list of orders contains. */
const UNPAID_ATTEMPT = { status: "cancelled", paidAt: null } as const;

/** Returns the viewer's purchases, newest first. */
export async function listPurchases(viewer: Viewer, { limit, offset }: Pagination = FIRST_PAGE) {
  const where = { buyerId: viewer.id, NOT: UNPAID_ATTEMPT };
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

/** Returns the viewer's sales: seller orders of paid orders, newest first. */
export async function listSales(viewer: Viewer, span: Pagination = FIRST_PAGE) {
  const [rows, total] = await Promise.all([listLatestSales(viewer, span), countSales(viewer.id)]);
  return { rows, total };
}

/** Returns the viewer's sales without their total number, which takes a second query. */
export async function listLatestSales(viewer: Viewer, { limit, offset }: Pagination = FIRST_PAGE) {
  const rows = await db.sellerOrder.findMany({
    where: { sellerId: viewer.id, order: { paidAt: { not: null } } },
    select: saleSelect,
    orderBy: { orderId: "desc" },
    take: limit,
    skip: offset,
  });
  return rows.map(toSale);
}

/** Returns one of the viewer's purchases with its history; null if it is not theirs. */
export async function getPurchase(viewer: Viewer, id: number) {
  const row =
    id > 0
      ? await db.order.findFirst({ where: { id, buyerId: viewer.id }, select: orderDetailSelect })
      : null;
  return row && toOrderDetail(row);
}

/** Returns the viewer's seller order of a paid order; null if there is none. */
export async function getSale(viewer: Viewer, orderId: number) {
  const row =
    orderId > 0
      ? await db.sellerOrder.findFirst({
          where: { orderId, sellerId: viewer.id, order: { paidAt: { not: null } } },
          select: saleDetailSelect,
        })
      : null;
  return row && toSaleDetail(row);
}

/** Returns any order with all its seller orders, for an admin; null if there is none. */
export async function getAnyOrder(viewer: Viewer, id: number) {
  if (!isAdmin(viewer) || id <= 0) return null;
  const row = await db.order.findUnique({ where: { id }, select: orderDetailSelect });
  return row && toOrderDetail(row);
}

/** Returns disputes, ledger and log of any order, for an admin; null for any other viewer. */
export async function getOrderLedger(viewer: Viewer, id: number) {
  if (!isAdmin(viewer) || id <= 0) return null;
  const row = await db.order.findUnique({ where: { id }, select: orderLedgerSelect });
  return row && toOrderLedger(row);
}

export type ToDo = Awaited<ReturnType<typeof listToDo>>;

/** Returns a seller's open tasks, oldest first: paid seller orders to pack and ship, return requests to decide. */
export async function listToDo(viewer: Viewer) {
  const where = { sellerId: viewer.id };
  const [sellerOrders, requests] = await Promise.all([
    db.sellerOrder.findMany({
      where: { ...where, status: "paid" },
      select: {
        orderId: true,
        packedAt: true,
        deliveryMethod: true,
        lines: { select: { title: true, quantity: true, refundedQuantity: true } },
        _count: { select: { parcels: true } },
        order: { select: { createdAt: true, shipCity: true } },
      },
      orderBy: { orderId: "asc" },
      take: 50,
    }),
    db.returnRequest.findMany({
      where: { sellerOrder: where, status: { in: ["requested", "approved"] } },
      select: {
        id: true,
        kind: true,
        status: true,
        reason: true,
        createdAt: true,
        sellerOrder: { select: { orderId: true } },
      },
      orderBy: { id: "asc" },
      take: 50,
    }),
  ]);
  return {
    toSend: sellerOrders.map(({ order, lines, packedAt, _count, ...sellerOrder }) => ({
      ...sellerOrder,
      isPacking: packedAt !== null,
      parcels: _count.parcels,
      city: order.shipCity,
      createdAt: order.createdAt.toISOString(),
      units: lines.reduce((sum, line) => sum + line.quantity - line.refundedQuantity, 0),
      title: lines[0]?.title ?? "",
    })),
    toAnswer: requests.map(({ sellerOrder, createdAt, ...request }) => ({
      ...request,
      orderId: sellerOrder.orderId,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Returns all orders for GET /api/admin/orders, newest first; none unless the viewer is an admin. */
export async function listAllOrders(viewer: Viewer, { limit, offset }: Pagination) {
  if (!isAdmin(viewer)) return { rows: [], total: 0 };
  const where = { NOT: UNPAID_ATTEMPT };
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where,
      select: purchaseSelect,
      orderBy: { id: "desc" },
      take: limit,
      skip: offset,
    }),
    db.order.count({ where }),
  ]);
  return { rows: rows.map(toPurchase), total };
}

/** Rows per page of the admin's list. */
const ADMIN_PAGE = 25;

/** Maximum number of buyers that a search by email covers. */
const BUYERS = 500;

async function matching({ q, status }: OrderSearch): Promise<Prisma.OrderWhereInput> {
  const where = status ? { status } : {};
  // A search includes unpaid attempts, as support receives questions about their numbers.
  if (!q) return { ...where, NOT: UNPAID_ATTEMPT };
  const like = likePattern(q);
  const buyers = await sql.query<{ id: number }[]>`
    SELECT id FROM users WHERE lower(username || ' ' || email) LIKE ${like} AND lower(email) LIKE ${like}
    ORDER BY id DESC LIMIT ${BUYERS}`;
  const buyerId = { in: buyers.map(({ id }) => id) };
  return { ...where, OR: [{ id: parseId(q.replace("#", "")) }, { buyerId }] };
}

/**
 * Returns a page of orders for an admin, newest first, filtered by number or buyer's email and by status. None for other
 * viewers.
 */
export async function findOrders(viewer: Viewer, search: OrderSearch) {
  if (!isAdmin(viewer)) return { rows: [], total: 0, pageCount: 0 };
  const { page } = search;
  const where = await matching(search);
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where,
      select: summarySelect,
      orderBy: { id: "desc" },
      take: ADMIN_PAGE,
      skip: (page - 1) * ADMIN_PAGE,
    }),
    db.order.count({ where }),
  ]);
  return { rows: rows.map(toOrderSummary), total, pageCount: Math.ceil(total / ADMIN_PAGE) };
}

/** Maximum number of rows in an export. */
const EXPORTED = 50_000;

/** Returns the short form of all orders that match the admin's list; none unless the viewer is an admin. */
export async function listMatchingOrders(viewer: Viewer, search: OrderSearch) {
  if (!isAdmin(viewer)) return [];
  const rows = await db.order.findMany({
    where: await matching(search),
    select: {
      id: true,
      createdAt: true,
      status: true,
      paymentStatus: true,
      totalCents: true,
      refundedCents: true,
      buyer: { select: { email: true } },
    },
    orderBy: { id: "desc" },
    take: EXPORTED,
  });
  return rows.map(({ createdAt, totalCents, refundedCents, buyer, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    total: toDecimal(totalCents),
    refunded: toDecimal(refundedCents),
    buyerEmail: buyer.email,
  }));
}
