import "server-only";

import { itemKey } from "@/lib/cart/rules";
import { type LineInput, MAX_OPEN_CHECKOUTS } from "@/lib/checkout/rules";
import { db } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { PAYMENT_BEGUN } from "@/lib/payments/payable";
import { requireProvider } from "@/lib/payments/provider";
import { countFree } from "./count-free";
import { expireOrder } from "./expire-holds";
import { listSoftHolds } from "./soft-holds";

export type OpenCheckout = {
  id: number;
  cartHash: string;
  totalCents: number;
  currency: string;
  /** By the database's clock. */
  isHeld: boolean;
  firmUntil: Date | null;
  /** Whether the items are the same, regardless of code and delivery. */
  isSameCart: boolean;
  /** Client secret of the payment; null until it is open. */
  clientSecret: string | null;
  lines: { productId: number; variantId: number | null; unitPriceCents: number }[];
};

/** Returns the account's open checkouts, the oldest first. */
export function listOpen(buyerId: number, cart: string) {
  return sql.query<OpenCheckout[]>`
    SELECT o.id, o.cart_hash AS "cartHash", o.total_cents AS "totalCents", o.currency,
      o.hold_until > now() AS "isHeld", o.firm_until AS "firmUntil", i.client_secret AS "clientSecret",
      starts_with(o.cart_hash, ${`${cart}|`}) AS "isSameCart",
      (SELECT json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id,
          'unitPriceCents', l.unit_price_cents))
        FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM orders o LEFT JOIN payment_intents i ON i.order_id = o.id
    WHERE o.buyer_id = ${buyerId} AND o.status = 'pending'
    ORDER BY o.created_at, o.id ${PREPARED}`;
}

/**
 * Ends the checkouts that a new one replaces: the same cart with another code or delivery, and the oldest above the
 * limit. Returns those it ended.
 */
export async function endReplaced(open: OpenCheckout[]) {
  const others = open.filter(({ isSameCart }) => !isSameCart);
  const tooMany = others.slice(0, Math.max(0, others.length - MAX_OPEN_CHECKOUTS + 1));
  const replacedCheckouts = open.filter((order) => order.isSameCart || tooMany.includes(order));
  for (const order of replacedCheckouts) {
    await expireOrder(order.id, { isExpired: !order.isHeld || !order.isSameCart });
  }
  return replacedCheckouts;
}

/**
 * Ends all but the newest of the checkouts of one cart that were placed concurrently and so did not find each other.
 * Returns whether the newest is `placedId`.
 */
export async function endConcurrent(buyerId: number, cart: string, placedId: number) {
  const same = (await listOpen(buyerId, cart)).filter(({ isSameCart }) => isSameCart);
  const newestId = Math.max(placedId, ...same.map(({ id }) => id));
  for (const { id } of same) if (id !== newestId) await expireOrder(id);
  return newestId === placedId;
}

/** Ends the buyer's other checkouts that hold some of the products. Returns those it ended. */
export async function endOtherCheckouts(buyerId: number, cartHash: string, lines: LineInput[]) {
  const productId = { in: lines.map((line) => line.productId) };
  const status = "pending" as const;
  const otherCheckouts = await db.order.findMany({
    where: { buyerId, status, cartHash: { not: cartHash }, lines: { some: { productId } } },
    select: { id: true, firmUntil: true, lines: { select: { productId: true } } },
  });
  for (const { id } of otherCheckouts) await expireOrder(id);
  return otherCheckouts;
}

/**
 * Takes over units of other buyers' holds that are not firm, the oldest first and only if that is enough. A hold whose
 * payment has begun stays. Returns whether any hold was ended.
 */
export async function endSoftHolds(buyerId: number, lines: LineInput[]) {
  const missing = await listMissing(lines);
  const intentIds = new Map<number, string | null>();
  for (const hold of await listSoftHolds(
    buyerId,
    lines.map(({ productId }) => productId),
  )) {
    const key = itemKey({ productId: hold.productId, variantId: hold.variantId ?? undefined });
    const lacking = missing.get(key) ?? 0;
    if (lacking <= 0 && !intentIds.has(hold.orderId)) continue;
    intentIds.set(hold.orderId, hold.intentId);
    missing.set(key, lacking - hold.softUnits);
  }
  if ([...missing.values()].some((lacking) => lacking > 0)) return false;
  for (const [orderId, intentId] of intentIds) {
    if (!(await hasPaymentBegun(intentId))) await expireOrder(orderId, { isExpired: true });
  }
  return intentIds.size > 0;
}

/** Returns the items with too few free units by item key, with the number missing. */
async function listMissing(lines: LineInput[]) {
  const free = await countFree(lines);
  const lacking = lines.map(
    (line) => [itemKey(line), line.quantity - (free.get(itemKey(line)) ?? 0)] as const,
  );
  return new Map(lacking.filter(([, count]) => count > 0));
}

/** Whether a payment has begun, according to the provider, since our row may be a few seconds old. */
async function hasPaymentBegun(intentId: string | null) {
  if (!intentId) return false;
  const { status } = await requireProvider().retrieveIntent(intentId);
  if (!PAYMENT_BEGUN.has(status)) return false;
  await db.paymentIntent.updateMany({
    where: { intentId, status: { not: "succeeded" } },
    data: { status },
  });
  return true;
}
