import * as z from "zod";

import { intentSchema } from "@/lib/checkout/schema";
import { paginationSchema } from "@/lib/core/pagination";
import { ORDER_STATUSES } from "@/lib/orders/schema";
import { confirmSchema } from "@/lib/payments/schema";
import { id, money, nothing, productName, sellerName, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const status = z.enum(ORDER_STATUSES);
const paymentStatus = z.enum(["unpaid", "paid", "partially_refunded", "refunded", "disputed"]);

const item = z
  .strictObject({
    id,
    quantity: z.int().positive(),
    price: money,
    isWholesale: z.boolean(),
    variantId: z.exactOptional(id),
    product: productName,
  })
  .meta({ id: "OrderItem" });

const shippingAddress = z.strictObject({
  name: z.string(),
  line1: z.string(),
  line2: textOrNull,
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: textOrNull,
});

/** Fields of both an order and a seller order. */
const commonFields = {
  id,
  createdAt: time,
  total: money,
  totalAmount: money,
  status,
  paymentStatus,
  buyerId: id,
  buyerEmail: z.string(),
  shippingAddress: shippingAddress.nullable(),
  note: textOrNull,
  items: z.array(item),
};

/** An order as its buyer sees it. */
export const purchase = z
  .strictObject({
    ...commonFields,
    paidAt: time.nullable(),
    subtotal: money,
    shipping: money,
    parts: z.array(
      z.strictObject({
        id,
        status,
        seller: sellerName,
        shippedAt: time.nullable(),
        deliveredAt: time.nullable(),
        items: z.array(item),
      }),
    ),
  })
  .meta({ id: "Purchase" });

/** A seller order, in the format of an order. */
const sale = z
  .strictObject({
    ...commonFields,
    subtotal: money,
    discount: money,
    shipping: money,
    fee: money,
    net: money,
  })
  .meta({ id: "Sale" });

const ADDRESS = {
  name: "Fartun Ali",
  line1: "1530 S 6th St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US",
};

export const BUYING: Endpoint[] = [
  {
    method: "POST",
    path: "/api/create-payment-intent",
    summary: "Price a cart, reserve its items for up to 30 minutes and create a payment intent",
    who: "member",
    input: intentSchema,
    example: { items: [{ productId: 1, quantity: 1 }], shippingAddress: ADDRESS },
    status: 200,
    output: z.strictObject({
      clientSecret: z.string(),
      orderId: id,
      amount: z.int().positive(),
      currency: z.string(),
    }),
    errors: [404, 409, 429, 503],
  },
  {
    method: "POST",
    path: "/api/webhooks/stripe",
    summary: "Receive signed events of the payment provider",
    who: "provider",
    status: 200,
    output: nothing,
    errors: [400, 413, 503],
  },
  {
    method: "POST",
    path: "/api/sandbox/payment-intents/{id}/confirm",
    summary: "Card form of sandbox payments; not available with a real provider",
    who: "anyone",
    input: confirmSchema,
    example: {
      clientSecret: "a-secret",
      card: { number: "4242424242424242", expiry: "12/40", cvc: "123" },
    },
    status: 200,
    output: z.strictObject({
      status: z.enum(["succeeded", "requires_action", "requires_payment_method"]),
    }),
    errors: [402, 404, 409],
  },
  {
    method: "GET",
    path: "/api/orders",
    summary: "A seller's sales, otherwise your purchases",
    who: "member",
    query: paginationSchema,
    status: 200,
    output: z.array(z.union([purchase, sale])),
  },
  {
    method: "GET",
    path: "/api/orders/seller",
    summary: "Your sales",
    who: "seller",
    query: paginationSchema,
    status: 200,
    output: z.array(sale),
  },
  {
    method: "GET",
    path: "/api/orders/{orderId}/documents/{kind}",
    summary: "Download an order's invoice, gift receipt or packing slip",
    who: "member",
    own: { by: "buyer", table: "orders", andAdmin: true },
    status: 200,
    output: { file: "application/pdf" },
    errors: [404, 503],
  },
];
