import type { Prisma } from "@/generated/prisma/client";
import { sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { toDecimal } from "@/lib/core/money";
import { canCancel, cancelUntil, claimUntil, refundableOf } from "@/lib/orders/refunds/rules";
import { isReturnable } from "@/lib/products/rules";
import { addressSelect, lineSelect, toAddress, toItem } from "./list";

const lineUnitsSelect = { lineId: true, quantity: true } as const;

/** Columns of one seller order with its history, as its buyer, its seller and admins see it. */
const sellerOrderDetailSelect = {
  id: true,
  orderId: true,
  status: true,
  subtotalCents: true,
  discountCents: true,
  deliveryMethod: true,
  arrivesFrom: true,
  arrivesTo: true,
  deliveryCents: true,
  refundedCents: true,
  packedAt: true,
  shippedAt: true,
  deliveredAt: true,
  confirmedAt: true,
  seller: { select: { id: true, ...sellerNameSelect, city: true, country: true } },
  lines: {
    select: {
      ...lineSelect,
      discountCents: true,
      refundedQuantity: true,
      returnPolicy: true,
    },
    orderBy: { id: "asc" },
  },
  parcels: {
    select: {
      id: true,
      carrier: true,
      tracking: true,
      shippedAt: true,
      deliveredAt: true,
      confirmedAt: true,
      lines: { select: lineUnitsSelect },
    },
    orderBy: { id: "asc" },
  },
  refunds: {
    select: {
      id: true,
      kind: true,
      amountCents: true,
      reason: true,
      status: true,
      createdAt: true,
    },
    orderBy: { id: "asc" },
  },
  returns: {
    select: {
      id: true,
      kind: true,
      status: true,
      reason: true,
      photos: true,
      authorization: true,
      answer: true,
      createdAt: true,
      lines: { select: lineUnitsSelect },
    },
    orderBy: { id: "asc" },
  },
} satisfies Prisma.SellerOrderSelect;

type SellerOrderDetailRow = Prisma.SellerOrderGetPayload<{
  select: typeof sellerOrderDetailSelect;
}>;
export type SellerOrderDetail = ReturnType<typeof toSellerOrderDetail>;

const iso = (date: Date | null) => date?.toISOString() ?? null;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the estimate that the buyer saw at checkout; null while unpaid and once delivered or cancelled. */
function arrivalOf({ status, arrivesFrom, arrivesTo }: SellerOrderDetailRow) {
  const isOnItsWay = status === "paid" || status === "shipped";
  if (!isOnItsWay || !arrivesFrom || !arrivesTo) return null;
  return { from: dayOf(arrivesFrom), to: dayOf(arrivesTo) };
}

/**
 * Converts a seller order. Amounts are decimal strings, times ISO 8601; `unsent` of a line is the quantity still to
 * ship.
 */
function toSellerOrderDetail(row: SellerOrderDetailRow) {
  const sentOf = (lineId: number) =>
    row.parcels
      .flatMap((parcel) => parcel.lines)
      .filter((line) => line.lineId === lineId)
      .reduce((sum, line) => sum + line.quantity, 0);
  const { deliveredAt, confirmedAt } = row;
  return {
    id: row.id,
    orderId: row.orderId,
    status: row.status,
    subtotal: toDecimal(row.subtotalCents),
    discount: toDecimal(row.discountCents),
    deliveryMethod: row.deliveryMethod,
    arrives: arrivalOf(row),
    delivery: toDecimal(row.deliveryCents),
    refunded: toDecimal(row.refundedCents),
    refundable: toDecimal(refundableOf(row)),
    packedAt: iso(row.packedAt),
    shippedAt: iso(row.shippedAt),
    deliveredAt: iso(deliveredAt),
    /** End of the periods for returns and damage claims; null before buyer, carrier or admin confirmed delivery. */
    returnUntil: confirmedAt && new Date(claimUntil("return", confirmedAt)).toISOString(),
    damageUntil: confirmedAt && new Date(claimUntil("damage", confirmedAt)).toISOString(),
    seller: toNamedSeller(row.seller),
    items: row.lines.map(({ discountCents, refundedQuantity, returnPolicy, ...line }) => ({
      ...toItem(line),
      lineId: line.id,
      discount: toDecimal(discountCents),
      refundedQuantity,
      unsent: Math.max(0, line.quantity - refundedQuantity - sentOf(line.id)),
      /** Number of refunded units that had been shipped. */
      refundedSent: Math.max(
        0,
        refundedQuantity - (line.quantity - Math.min(line.quantity, sentOf(line.id))),
      ),
      returnPolicy: returnPolicy ?? "returnable",
      isReturnable: isReturnable(returnPolicy),
    })),
    parcels: row.parcels.map((parcel) => ({
      ...parcel,
      shippedAt: parcel.shippedAt.toISOString(),
      deliveredAt: iso(parcel.deliveredAt),
      confirmedAt: iso(parcel.confirmedAt),
    })),
    refunds: row.refunds.map(({ amountCents, createdAt, ...refund }) => ({
      ...refund,
      amount: toDecimal(amountCents),
      createdAt: createdAt.toISOString(),
    })),
    returns: row.returns.map(({ createdAt, ...request }) => ({
      ...request,
      createdAt: createdAt.toISOString(),
    })),
  };
}

const wholeSelect = {
  id: true,
  createdAt: true,
  paidAt: true,
  cancelledAt: true,
  status: true,
  paymentStatus: true,
  itemsCents: true,
  discountCents: true,
  shippingCents: true,
  totalCents: true,
  refundedCents: true,
  buyerId: true,
  locale: true,
  note: true,
  isGift: true,
  giftMessage: true,
  shipLandmark: true,
  ...addressSelect,
  buyer: { select: { id: true, username: true, email: true } },
  promotionUse: { select: { promotion: { select: { code: true } } } },
} satisfies Prisma.OrderSelect;

/** Columns of an order with all its seller orders, for its buyer and for admins. */
export const orderDetailSelect = {
  ...wholeSelect,
  sellerOrders: { select: sellerOrderDetailSelect, orderBy: { id: "asc" } },
  changes: {
    where: { toStatus: "completed" },
    select: { createdAt: true },
    orderBy: { id: "desc" },
    take: 1,
  },
} satisfies Prisma.OrderSelect;

/** Columns of a seller order and the fields of its order that the seller may see. */
export const saleDetailSelect = {
  ...sellerOrderDetailSelect,
  feeCents: true,
  refundedFeeCents: true,
  sellerNetCents: true,
  releasedAt: true,
  order: { select: wholeSelect },
} satisfies Prisma.SellerOrderSelect;

type OrderDetailRow = Prisma.OrderGetPayload<{ select: typeof orderDetailSelect }>;
type SaleDetailRow = Prisma.SellerOrderGetPayload<{ select: typeof saleDetailSelect }>;
export type OrderDetail = ReturnType<typeof toOrderDetail>;
export type SaleDetail = ReturnType<typeof toSaleDetail>;

/** Converts an order. `canCancel`: the buyer may cancel it now, until `cancelUntil` at the latest. */
export function toOrderDetail(row: OrderDetailRow) {
  // During a dispute nothing can be refunded.
  const isDisputed = row.paymentStatus === "disputed";
  const canStill = row.paidAt !== null && !isDisputed && canCancel(row, Date.now());
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    paidAt: iso(row.paidAt),
    cancelledAt: iso(row.cancelledAt),
    completedAt: row.status === "completed" ? iso(row.changes[0]?.createdAt ?? null) : null,
    status: row.status,
    paymentStatus: row.paymentStatus,
    subtotal: toDecimal(row.itemsCents),
    discount: toDecimal(row.discountCents),
    code: row.promotionUse?.promotion.code ?? null,
    shipping: toDecimal(row.shippingCents),
    total: toDecimal(row.totalCents),
    refunded: toDecimal(row.refundedCents),
    buyer: row.buyer,
    locale: row.locale,
    note: row.note,
    gift: row.isGift ? { message: row.giftMessage } : null,
    shippingAddress: toAddress(row),
    landmark: row.shipLandmark,
    canCancel: canStill,
    cancelUntil: new Date(cancelUntil(row.createdAt)).toISOString(),
    sellerOrders: row.sellerOrders.map((sellerOrder) => toSellerOrderDetail(sellerOrder)),
  };
}

/** Converts a seller order for its seller: content, earnings and the buyer's data that fulfilment needs. */
export function toSaleDetail({ order, ...row }: SaleDetailRow) {
  return {
    ...toSellerOrderDetail(row),
    orderId: order.id,
    /** Amount the buyer paid for the seller order. */
    total: toDecimal(row.subtotalCents - row.discountCents + row.deliveryCents),
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    paymentStatus: order.paymentStatus,
    fee: toDecimal(row.feeCents - row.refundedFeeCents),
    net: toDecimal(row.sellerNetCents - (row.refundedCents - row.refundedFeeCents)),
    isReleased: row.releasedAt !== null,
    buyer: order.buyer,
    locale: order.locale,
    note: order.note,
    gift: order.isGift ? { message: order.giftMessage } : null,
    shippingAddress: toAddress(order),
    landmark: order.shipLandmark,
  };
}
