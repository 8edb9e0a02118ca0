import type { Prisma } from "@/generated/prisma/client";
import { sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { toDecimal } from "@/lib/core/money";

export const lineSelect = {
  id: true,
  quantity: true,
  unitPriceCents: true,
  title: true,
  imageUrl: true,
  productId: true,
  variantId: true,
  isWholesale: true,
} satisfies Prisma.OrderLineSelect;

export const addressSelect = {
  shipName: true,
  shipLine1: true,
  shipLine2: true,
  shipCity: true,
  shipRegion: true,
  shipPostcode: true,
  shipCountry: true,
  shipPhone: true,
} satisfies Prisma.OrderSelect;

export const purchaseSelect = {
  id: true,
  createdAt: true,
  status: true,
  paymentStatus: true,
  paidAt: true,
  itemsCents: true,
  shippingCents: true,
  totalCents: true,
  buyerId: true,
  note: true,
  ...addressSelect,
  buyer: { select: { email: true } },
  sellerOrders: {
    select: {
      id: true,
      status: true,
      shippedAt: true,
      deliveredAt: true,
      seller: { select: { id: true, ...sellerNameSelect, city: true, country: true } },
      lines: { select: lineSelect, orderBy: { id: "asc" } },
    },
    orderBy: { id: "asc" },
  },
} satisfies Prisma.OrderSelect;

export const saleSelect = {
  status: true,
  subtotalCents: true,
  discountCents: true,
  deliveryCents: true,
  feeCents: true,
  sellerNetCents: true,
  lines: { select: lineSelect, orderBy: { id: "asc" } },
  order: {
    select: {
      id: true,
      createdAt: true,
      buyerId: true,
      paymentStatus: true,
      note: true,
      ...addressSelect,
      buyer: { select: { email: true } },
    },
  },
} satisfies Prisma.SellerOrderSelect;

type PurchaseRow = Prisma.OrderGetPayload<{ select: typeof purchaseSelect }>;
type SaleRow = Prisma.SellerOrderGetPayload<{ select: typeof saleSelect }>;
type LineRow = Prisma.OrderLineGetPayload<{ select: typeof lineSelect }>;
type AddressRow = Prisma.OrderGetPayload<{ select: typeof addressSelect }>;

/** Order as defined in contract.md: amounts are decimal strings, times ISO 8601. */
export type Order = ReturnType<typeof toPurchase>;
export type Sale = ReturnType<typeof toSale>;

/** Converts an order for its buyer. */
export function toPurchase(row: PurchaseRow) {
  const total = toDecimal(row.totalCents);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    total,
    totalAmount: total,
    subtotal: toDecimal(row.itemsCents),
    shipping: toDecimal(row.shippingCents),
    status: row.status,
    paymentStatus: row.paymentStatus,
    buyerId: row.buyerId,
    buyerEmail: row.buyer.email,
    shippingAddress: toAddress(row),
    note: row.note,
    items: row.sellerOrders.flatMap((sellerOrder) => sellerOrder.lines.map(toItem)),
    parts: row.sellerOrders.map(({ lines, shippedAt, deliveredAt, seller, ...sellerOrder }) => ({
      ...sellerOrder,
      seller: toNamedSeller(seller),
      shippedAt: shippedAt?.toISOString() ?? null,
      deliveredAt: deliveredAt?.toISOString() ?? null,
      items: lines.map(toItem),
    })),
  };
}

/**
 * Converts a seller order for its seller: its line items, the amount the buyer paid for them and the data that
 * fulfilment needs.
 */
export function toSale({ order, lines, ...sellerOrder }: SaleRow) {
  const total = toDecimal(
    sellerOrder.subtotalCents - sellerOrder.discountCents + sellerOrder.deliveryCents,
  );
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    total,
    totalAmount: total,
    subtotal: toDecimal(sellerOrder.subtotalCents),
    discount: toDecimal(sellerOrder.discountCents),
    shipping: toDecimal(sellerOrder.deliveryCents),
    fee: toDecimal(sellerOrder.feeCents),
    net: toDecimal(sellerOrder.sellerNetCents),
    status: sellerOrder.status,
    paymentStatus: order.paymentStatus,
    buyerId: order.buyerId,
    buyerEmail: order.buyer.email,
    shippingAddress: toAddress(order),
    note: order.note,
    items: lines.map(toItem),
  };
}

/** Returns an order line; `variantId` only for a product with options, whose title includes the option values. */
export function toItem({ id, quantity, unitPriceCents, isWholesale, ...line }: LineRow) {
  const product = { id: line.productId, title: line.title, imageUrl: line.imageUrl };
  const variant = line.variantId === null ? {} : { variantId: line.variantId };
  return { id, quantity, price: toDecimal(unitPriceCents), isWholesale, product, ...variant };
}

export function toAddress(row: AddressRow) {
  if (!row.shipLine1) return null;
  return {
    name: row.shipName ?? "",
    line1: row.shipLine1,
    line2: row.shipLine2,
    city: row.shipCity ?? "",
    region: row.shipRegion ?? "",
    postcode: row.shipPostcode ?? "",
    country: row.shipCountry ?? "",
    phone: row.shipPhone,
  };
}
