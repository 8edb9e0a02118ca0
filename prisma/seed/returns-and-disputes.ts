import { db, type Tx, withTx } from "@/lib/db/client";
import { holdEntries } from "@/lib/ledger/disputes";
import { sellerEarnings } from "@/lib/ledger/rules";
import { CANCELLED_BY_BUYER } from "@/lib/orders/rules";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { CODE } from "@/prisma/seed/content/promotion";
import { ORDER_EVENTS } from "@/prisma/seed/content/returns-and-disputes";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { afterRelease, latestSellerOrder, type SellerOrder, seedRefund } from "./refunds";
import { need } from "./rows";

const TITLES = new Map(PRODUCTS.map((product) => [product.key, product.title]));
const HOUR = 60;

/**
 * Seeds the history after the payments: parcels, a code, gifts, a cancellation, refunds and returns. Does nothing if
 * there is any parcel.
 */
export async function seedReturnsAndDisputes() {
  const [parcels, discountedOrders] = await Promise.all([
    db.parcel.count(),
    db.order.count({ where: { discountCents: { gt: 0 } } }),
  ]);
  // A shop seeded before codes existed lacks the required orders.
  if (parcels > 0 || discountedOrders === 0) return;
  await withTx(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(7419003)`;
    await sendParcels(tx);
    await writeCode(tx);
    await wrapGifts(tx);
    await sendPartly(tx);
    await cancelOne(tx);
    await refundOne(tx);
    await requestReturns(tx);
  });
}

/** Creates one parcel for every shipped seller order. */
async function sendParcels(tx: Tx) {
  await tx.$executeRaw`
    INSERT INTO parcels (part_id, carrier, tracking, shipped_at, delivered_at, confirmed_at)
    SELECT p.id, CASE WHEN u.country = 'United States' THEN 'USPS' ELSE 'DHL' END,
      CASE WHEN u.country = 'United States' THEN '9400 1118 9922 ' || lpad((p.id * 7919 % 100000000)::text, 8, '0')
        ELSE 'JD0146 ' || lpad((p.id * 104729 % 10000000)::text, 7, '0') END,
      p.shipped_at, p.delivered_at, p.confirmed_at
    FROM order_parts p JOIN users u ON u.id = p.seller_id WHERE p.shipped_at IS NOT NULL`;
  await tx.$executeRaw`
    INSERT INTO parcel_lines (parcel_id, line_id, quantity)
    SELECT c.id, l.id, l.quantity FROM parcels c JOIN order_lines l ON l.part_id = c.part_id`;
}

/** Creates the demo seller's code and its uses. */
async function writeCode(tx: Tx) {
  const orders = await tx.order.findMany({
    where: { discountCents: { gt: 0 } },
    select: { id: true, discountCents: true, createdAt: true },
    orderBy: { id: "asc" },
  });
  const seller = await tx.user.findFirstOrThrow({ where: { email: DEMO_SELLER_EMAIL } });
  const first = orders[0]?.createdAt ?? new Date();
  await tx.promotion.create({
    data: {
      sellerId: seller.id,
      name: CODE.name,
      code: CODE.code,
      ...CODE.terms,
      currentUses: orders.length,
      startsAt: minutesAfter(first, -5 * 24 * HOUR),
      createdAt: minutesAfter(first, -6 * 24 * HOUR),
      uses: {
        create: orders.map(({ id, discountCents, createdAt }) => ({
          orderId: id,
          discountCents,
          createdAt,
        })),
      },
    },
  });
}

async function wrapGifts(tx: Tx) {
  for (const { buyer, message } of ORDER_EVENTS.gifts) {
    const { id } = await tx.order.findFirstOrThrow({
      where: { buyer: { email: buyer }, status: "paid" },
      orderBy: { createdAt: "desc" },
    });
    await tx.order.update({ where: { id }, data: { isGift: true, giftMessage: message } });
  }
}

/** Ships one product of a seller order; the others are still being packed. */
async function sendPartly(tx: Tx) {
  const { buyer, product } = ORDER_EVENTS.partlySent;
  const title = need(TITLES, product);
  const sellerOrder = await latestSellerOrder(tx, buyer, {
    status: "paid",
    lines: { some: { title } },
  });
  const lines = sellerOrder.lines.filter((line) => line.title === title);
  const sentAt = minutesAfter(sellerOrder.order.createdAt, 26 * HOUR);
  await tx.sellerOrder.update({
    where: { id: sellerOrder.id },
    data: { packedAt: minutesAfter(sentAt, -95) },
  });
  await tx.parcel.create({
    data: {
      sellerOrderId: sellerOrder.id,
      carrier: "DHL",
      tracking: "JD0146 2207915",
      shippedAt: sentAt,
      lines: { create: lines.map(({ id, quantity }) => ({ lineId: id, quantity })) },
    },
  });
}

async function cancelOne(tx: Tx) {
  const { buyer, minutes } = ORDER_EVENTS.cancelled;
  const sellerOrder = await latestSellerOrder(tx, buyer, { status: "paid" });
  const at = minutesAfter(sellerOrder.order.createdAt, minutes);
  await seedRefund(tx, sellerOrder, {
    kind: "cancellation",
    reason: CANCELLED_BY_BUYER,
    actorId: sellerOrder.order.buyerId,
    key: `cancel:${sellerOrder.id}`,
    lines: sellerOrder.lines,
    isRestocked: true,
    at,
  });
  await tx.sellerOrder.update({ where: { id: sellerOrder.id }, data: { status: "cancelled" } });
  await tx.order.update({
    where: { id: sellerOrder.orderId },
    data: { status: "cancelled", cancelledAt: at },
  });
  await tx.orderStatusChange.create({
    data: {
      orderId: sellerOrder.orderId,
      sellerOrderId: sellerOrder.id,
      fromStatus: "paid",
      toStatus: "cancelled",
      actorId: sellerOrder.order.buyerId,
      reason: CANCELLED_BY_BUYER,
      createdAt: at,
    },
  });
}

async function refundOne(tx: Tx) {
  const { buyer, quantity, reason } = ORDER_EVENTS.refund;
  const sellerOrder = await latestSellerOrder(tx, buyer, { status: "delivered" });
  await seedRefund(tx, sellerOrder, {
    kind: "goodwill",
    reason,
    actorId: sellerOrder.sellerId,
    key: `seed:${sellerOrder.id}`,
    lines: sellerOrder.lines.slice(0, 1).map((line) => ({ ...line, quantity })),
    isRestocked: false,
    at: hoursAfterDelivery(sellerOrder, 20),
  });
}

const hoursAfterDelivery = (sellerOrder: SellerOrder, hours: number) =>
  minutesAfter(sellerOrder.deliveredAt ?? sellerOrder.order.createdAt, hours * HOUR);

async function requestReturns(tx: Tx) {
  const { requested, approved, damaged } = ORDER_EVENTS;
  const requestedSellerOrder = await latestSellerOrder(tx, requested.buyer, {
    status: "delivered",
  });
  await requestReturn(tx, requestedSellerOrder, {
    reason: requested.reason,
    at: hoursAfterDelivery(requestedSellerOrder, 50),
  });

  const approvedSellerOrder = await latestSellerOrder(tx, approved.buyer, { status: "delivered" });
  await requestReturn(tx, approvedSellerOrder, {
    reason: approved.reason,
    quantity: approved.quantity,
    at: hoursAfterDelivery(approvedSellerOrder, 30),
    decided: {
      status: "approved",
      answer: approved.answer,
      authorization: `RMA-${approvedSellerOrder.orderId}-4172`,
    },
  });

  const title = need(TITLES, damaged.product);
  const damagedSellerOrder = await latestSellerOrder(tx, damaged.buyer, {
    status: "delivered",
    lines: { some: { title } },
  });
  const lines = damagedSellerOrder.lines.filter((line) => line.title === title);
  const refund = await seedRefund(tx, damagedSellerOrder, {
    kind: "damage",
    reason: damaged.reason,
    actorId: damagedSellerOrder.sellerId,
    key: `seed:${damagedSellerOrder.id}`,
    lines,
    isRestocked: false,
    at: hoursAfterDelivery(damagedSellerOrder, 29),
  });
  await requestReturn(tx, damagedSellerOrder, {
    kind: "damage",
    reason: damaged.reason,
    photos: [damaged.photo],
    lines,
    at: hoursAfterDelivery(damagedSellerOrder, 5),
    decided: { status: "refunded", answer: damaged.answer, refundId: refund.id },
  });
}

type ReturnInput = {
  kind?: "return" | "damage";
  reason: string;
  quantity?: number;
  photos?: string[];
  lines?: SellerOrder["lines"];
  at: Date;
  decided?: {
    status: "approved" | "refunded";
    answer: string;
    authorization?: string;
    refundId?: number;
  };
};

async function requestReturn(tx: Tx, sellerOrder: SellerOrder, input: ReturnInput) {
  const {
    kind = "return",
    reason,
    quantity,
    photos = [],
    lines = sellerOrder.lines,
    decided,
  } = input;
  const isOpen = decided?.status !== "refunded";
  const at = isOpen
    ? await afterPayout(tx, sellerOrder, afterRelease(sellerOrder, input.at))
    : input.at;
  const { id } = await tx.returnRequest.create({
    data: {
      sellerOrderId: sellerOrder.id,
      buyerId: sellerOrder.order.buyerId,
      kind,
      reason,
      photos,
      createdAt: at,
      lines: {
        create: lines.map((line) => ({ lineId: line.id, quantity: quantity ?? line.quantity })),
      },
      ...(decided
        ? {
            ...decided,
            decidedById: sellerOrder.sellerId,
            decidedAt: earlier(minutesAfter(at, 24 * HOUR)),
          }
        : {}),
    },
  });
  if (isOpen) await holdEarnings(tx, sellerOrder, { cause: `return:${id}`, at });
}

/** Returns the time, or now if that is earlier. */
const earlier = (time: Date) => new Date(Math.min(time.getTime(), Date.now()));

/** Returns a time after the payout of the earnings: while a return is open, they are not paid. */
async function afterPayout(tx: Tx, sellerOrder: SellerOrder, at: Date) {
  const item = await tx.payoutItem.findFirst({
    where: { entry: { ref: { startsWith: `part:${sellerOrder.id}:released:` } } },
    select: { payout: { select: { createdAt: true } } },
  });
  const paidAt = item ? minutesAfter(item.payout.createdAt, 1) : at;
  return paidAt > at ? paidAt : at;
}

/** Holds earnings while a return is open, unless they were paid out already. */
async function holdEarnings(
  tx: Tx,
  sellerOrder: SellerOrder,
  { cause, at }: { cause: string; at: Date },
) {
  if (!sellerOrder.releasedAt) return;
  const paidItemCount = await tx.payoutItem.count({
    where: { entry: { ref: { startsWith: `part:${sellerOrder.id}:released:` } } },
  });
  if (paidItemCount > 0) return;
  const entries = holdEntries(cause, sellerOrder, sellerEarnings(sellerOrder));
  await tx.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, createdAt: at })),
  });
  await tx.sellerOrder.update({ where: { id: sellerOrder.id }, data: { releasedAt: null } });
}
