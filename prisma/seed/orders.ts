import { randomBytes } from "node:crypto";

import { HOLD_MINUTES, identifyCart } from "@/lib/checkout/rules";
import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { FREE_PLAN_BASIS_POINTS, paymentEntries } from "@/lib/ledger/rules";
import { aggregateStatus } from "@/lib/orders/rules";
import type { People } from "./accounts";
import type { SeededProduct } from "./catalogue";
import type { Clock } from "./clock";
import { minutesAfter } from "./clock";
import { CITIES, STREETS } from "./content/addresses";
import { BUYERS } from "./content/buyers";
import type { BuyerContent } from "./content/types";
import type { PlannedOrder } from "./order-history";
import { insertAll, need, pick, reserveIds } from "./rows";
import { type SeededLine, type SeededSellerOrder, sellerOrdersOf } from "./seller-orders";

/** A created order with its seller orders. */
export type SeededOrder = {
  id: number;
  buyerId: number;
  buyer: BuyerContent;
  createdAt: Date;
  paidAt: Date;
  itemsCents: number;
  totalCents: number;
  sellerOrders: (SeededSellerOrder & { id: number })[];
};

const BUYER_BY_KEY = new Map(BUYERS.map((buyer) => [buyer.key, buyer]));

const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;
const linesOf = (order: SeededOrder): SeededLine[] =>
  order.sellerOrders.flatMap((sellerOrder) => sellerOrder.lines);

/** Assigns ids and times to the planned orders, and computes their seller orders. */
async function numberOrders(
  tx: Tx,
  clock: Clock,
  {
    plans,
    products,
    people,
  }: {
    plans: PlannedOrder[];
    products: ReadonlyMap<string, SeededProduct>;
    people: People;
  },
): Promise<SeededOrder[]> {
  const orders = plans.map((plan, index) => {
    const createdAt = clock(plan.daysAgo, 480 + ((index * 97) % 840));
    const sellerOrders = sellerOrdersOf(plan, products, createdAt, clock);
    return { plan, createdAt, sellerOrders };
  });
  orders.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = await reserveIds(tx, "orders", orders.length);
  const sellerOrderCount = orders.reduce((sum, order) => sum + order.sellerOrders.length, 0);
  const sellerOrderIds = (await reserveIds(tx, "order_parts", sellerOrderCount)).values();
  return orders.map(({ plan, createdAt, sellerOrders }, index) => ({
    id: ids[index] ?? 0,
    buyerId: need(people, plan.buyer),
    buyer: need(BUYER_BY_KEY, plan.buyer),
    createdAt,
    paidAt: minutesAfter(createdAt, 3),
    itemsCents: sellerOrders.reduce((sum, sellerOrder) => sum + sellerOrder.subtotalCents, 0),
    totalCents: sellerOrders.reduce(
      (sum, sellerOrder) => sum + sellerOrder.subtotalCents - sellerOrder.discountCents,
      0,
    ),
    sellerOrders: sellerOrders.map((sellerOrder) => ({
      ...sellerOrder,
      id: sellerOrderIds.next().value ?? 0,
    })),
  }));
}

function addressOf(buyer: BuyerContent) {
  const [region, postcode, country] = need(new Map(Object.entries(CITIES)), buyer.city);
  const number = BUYERS.indexOf(buyer);
  return {
    shipName: `${buyer.firstName} ${buyer.lastName}`,
    shipLine1: `${118 + number * 13} ${pick(STREETS, number)}`,
    shipCity: buyer.city,
    shipRegion: region,
    shipPostcode: postcode,
    shipCountry: country,
  };
}

function orderRow(order: SeededOrder) {
  const { id, buyerId, buyer, createdAt, paidAt, itemsCents, totalCents, sellerOrders } = order;
  return {
    id,
    buyerId,
    status: aggregateStatus(sellerOrders.map((sellerOrder) => sellerOrder.status)),
    paymentStatus: "paid" as const,
    itemsCents,
    discountCents: itemsCents - totalCents,
    totalCents,
    cartHash: identifyCart({
      items: linesOf(order).map((line) => ({ productId: line.of.id, quantity: line.quantity })),
    }).cartKey,
    ...addressOf(buyer),
    holdUntil: minutesAfter(createdAt, HOLD_MINUTES),
    createdAt,
    paidAt,
  };
}

function sellerOrderRow(order: SeededOrder, sellerOrder: SeededOrder["sellerOrders"][number]) {
  const { id, sellerId, status, subtotalCents, discountCents, feeCents, sellerNetCents } =
    sellerOrder;
  const { shipped = null, delivered = null } = sellerOrder.reachedAt;
  return {
    id,
    orderId: order.id,
    sellerId,
    status,
    subtotalCents,
    discountCents,
    feeCents,
    sellerNetCents,
    packedAt: shipped && minutesAfter(shipped, -95),
    shippedAt: shipped,
    deliveredAt: delivered,
    confirmedAt: delivered,
  };
}

function lineRow(
  orderId: number,
  sellerOrderId: number,
  { of, quantity, discountCents }: SeededLine,
) {
  return {
    orderId,
    sellerOrderId,
    productId: of.id,
    title: of.title,
    imageUrl: of.imageUrl,
    unitPriceCents: of.priceCents,
    quantity,
    discountCents,
    feeBasisPoints: FREE_PLAN_BASIS_POINTS,
  };
}

/**
 * Returns the status changes of a seller order: the payment by the system, the parcel by the seller, completion by the
 * buyer.
 */
function changesOf(order: SeededOrder, sellerOrder: SeededOrder["sellerOrders"][number]) {
  const moves = [
    { from: "pending", to: "paid", actorId: null, reason: "payment" },
    { from: "paid", to: "shipped", actorId: sellerOrder.sellerId, reason: "seller" },
    { from: "shipped", to: "delivered", actorId: sellerOrder.sellerId, reason: "seller" },
    { from: "delivered", to: "completed", actorId: order.buyerId, reason: "buyer" },
  ] as const;
  return moves.flatMap(({ from, to, ...why }) => {
    const createdAt = sellerOrder.reachedAt[to];
    if (!createdAt) return [];
    return [
      {
        orderId: order.id,
        sellerOrderId: sellerOrder.id,
        fromStatus: from,
        toStatus: to,
        ...why,
        createdAt,
      },
    ];
  });
}

async function writeOrders(tx: Tx, orders: SeededOrder[]) {
  await insertAll(orders.map(orderRow), (data) => tx.order.createMany({ data }));
  await insertAll(
    orders.flatMap((order) =>
      order.sellerOrders.map((sellerOrder) => sellerOrderRow(order, sellerOrder)),
    ),
    (data) => tx.sellerOrder.createMany({ data }),
  );
  await insertAll(
    orders.flatMap(({ id, sellerOrders }) =>
      sellerOrders.flatMap((sellerOrder) =>
        sellerOrder.lines.map((line) => lineRow(id, sellerOrder.id, line)),
      ),
    ),
    (data) => tx.orderLine.createMany({ data }),
  );
  await insertAll(
    orders.flatMap((order) =>
      order.sellerOrders.flatMap((sellerOrder) => changesOf(order, sellerOrder)),
    ),
    (data) => tx.orderStatusChange.createMany({ data }),
  );
}

async function writeStock(tx: Tx, orders: SeededOrder[]) {
  const lines = orders.flatMap((order) =>
    linesOf(order).map(({ of, quantity }) => ({ order, productId: of.id, quantity })),
  );
  await insertAll(
    lines.map(({ order, productId, quantity }) => ({
      orderId: order.id,
      productId,
      quantity,
      status: "taken" as const,
      createdAt: order.createdAt,
    })),
    (data) => tx.reservation.createMany({ data }),
  );
  await insertAll(
    lines.map(({ order, productId, quantity }) => ({
      orderId: order.id,
      productId,
      reason: "sale" as const,
      delta: -quantity,
      createdAt: order.paidAt,
    })),
    (data) => tx.stockMovement.createMany({ data }),
  );
}

/** Creates the payments as the sandbox provider and the shop would have. */
async function writePayments(tx: Tx, orders: SeededOrder[]) {
  const payments = orders.map((order) => {
    const intentId = newId("pi");
    return {
      order,
      intentId,
      clientSecret: `${intentId}_secret_${randomBytes(12).toString("hex")}`,
    };
  });
  const common = { currency: "usd", status: "succeeded" };
  await insertAll(
    payments.map(({ order, intentId, clientSecret }) => ({
      ...common,
      id: intentId,
      idempotencyKey: `order-${order.id}-v1`,
      clientSecret,
      amountCents: order.totalCents,
      orderId: String(order.id),
      createdAt: order.createdAt,
    })),
    (data) => tx.sandboxIntent.createMany({ data }),
  );
  await insertAll(
    payments.map(({ order, intentId, clientSecret }) => ({
      ...common,
      orderId: order.id,
      provider: "sandbox" as const,
      intentId,
      clientSecret,
      amountCents: order.totalCents,
      createdAt: order.createdAt,
      updatedAt: order.paidAt,
    })),
    (data) => tx.paymentIntent.createMany({ data }),
  );
  await insertAll(
    payments.map(({ order, intentId }) => ({
      eventId: newId("evt"),
      type: "payment_intent.succeeded",
      intentId,
      outcome: "applied",
      receivedAt: order.paidAt,
    })),
    (data) => tx.paymentEvent.createMany({ data }),
  );
}

async function writeLedger(tx: Tx, orders: SeededOrder[]) {
  await insertAll(
    orders.flatMap((order) =>
      paymentEntries(order).map((entry) => ({
        ...entry,
        createdAt: order.paidAt,
      })),
    ),
    (data) => tx.ledgerEntry.createMany({ data }),
  );
}

/** Returns the confirmation email. lib/orders/emails cannot be used: its translator needs Next's bundler. */
function confirmationOf(order: SeededOrder) {
  const { id, buyer, totalCents } = order;
  const lines = linesOf(order).map(
    ({ of, quantity }) => `${quantity} x ${of.title}: ${formatMoney(of.priceCents)}`,
  );
  const text = [
    `Hello ${buyer.username},`,
    "",
    `Thank you. Your payment arrived and order #${id} is on its way to the sellers.`,
    "",
    ...lines,
    `Total: ${formatMoney(totalCents)}`,
  ].join("\n");
  return { to: buyer.email, subject: `Your Shaafi Marketplace order #${id}`, text };
}

async function writeEmails(tx: Tx, orders: SeededOrder[]) {
  const rows = orders.map((order) => ({
    kind: "mail" as const,
    dedupeKey: `order-paid:${order.id}`,
    payload: confirmationOf(order),
    attempts: 1,
    nextTryAt: order.paidAt,
    doneAt: minutesAfter(order.paidAt, 1),
    createdAt: order.paidAt,
  }));
  await insertAll(rows, (data) => tx.outboxMessage.createMany({ data }));
}

/** Creates the past orders with stock, payments, ledger entries and emails. */
export async function seedOrders(
  tx: Tx,
  clock: Clock,
  past: { plans: PlannedOrder[]; products: ReadonlyMap<string, SeededProduct>; people: People },
): Promise<SeededOrder[]> {
  const orders = await numberOrders(tx, clock, past);
  await writeOrders(tx, orders);
  await writeStock(tx, orders);
  await writePayments(tx, orders);
  await writeLedger(tx, orders);
  await writeEmails(tx, orders);
  return orders;
}
