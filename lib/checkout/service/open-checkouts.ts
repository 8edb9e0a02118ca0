import "server-only";

import { MAX_OPEN_CHECKOUTS } from "@/lib/checkout/rules";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { expireOrder } from "./expire-holds";

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
export function listOpenCheckouts(buyerId: number, cartKey: string) {
  return sql.query<OpenCheckout[]>`
    SELECT o.id, o.cart_hash AS "cartHash", o.total_cents AS "totalCents", o.currency,
      o.hold_until > now() AS "isHeld", o.firm_until AS "firmUntil", i.client_secret AS "clientSecret",
      starts_with(o.cart_hash, ${`${cartKey}|`}) AS "isSameCart",
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
export async function replaceOpenCheckouts(openCheckouts: OpenCheckout[]) {
  const others = openCheckouts.filter(({ isSameCart }) => !isSameCart);
  const tooMany = others.slice(0, Math.max(0, others.length - MAX_OPEN_CHECKOUTS + 1));
  const replacedCheckouts = openCheckouts.filter(
    (order) => order.isSameCart || tooMany.includes(order),
  );
  for (const order of replacedCheckouts) {
    await expireOrder(order.id, { isExpired: !order.isHeld || !order.isSameCart });
  }
  return replacedCheckouts;
}

/**
 * Ends all but the newest of the checkouts of one cart that were placed concurrently and so did not find each other.
 * Returns whether the newest is `placedId`.
 */
export async function endConcurrentCheckouts(buyerId: number, cartKey: string, placedId: number) {
  const same = (await listOpenCheckouts(buyerId, cartKey)).filter(({ isSameCart }) => isSameCart);
  const newestId = Math.max(placedId, ...same.map(({ id }) => id));
  for (const { id } of same) if (id !== newestId) await expireOrder(id);
  return newestId === placedId;
}
