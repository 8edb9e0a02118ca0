import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { StoredName } from "@/lib/accounts/seller-name-rules";
import { auditInsert } from "@/lib/audit/service";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { CATALOG_TAG, productTag } from "@/lib/cache/tags";
import type { Tx } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { ledgerInsert } from "@/lib/ledger/ledger-insert-sql";
import { paymentEntries } from "@/lib/ledger/rules";
import { notificationInserts } from "@/lib/notifications/service/notify";
import { orderPaidEmail, saleEmail } from "@/lib/orders/emails";

type Recipient = { email: string; username: string; locale: string };

/** Data needed to mark an order as paid; none of it changes while the order is pending. Cents. */
export type PayableOrder = {
  id: number;
  buyerId: number;
  locale: string;
  totalCents: number;
  currency: string;
  buyer: Recipient;
  /** Whether a seller was disabled since checkout, so that their seller order has to be refunded at once. */
  hasDisabledSeller?: boolean;
  sellerOrders: {
    id: number;
    sellerId: number;
    subtotalCents: number;
    feeCents: number;
    sellerNetCents: number;
    /** The delivery estimate; null without an address. */
    arrivesFrom: Date | string | null;
    arrivesTo: Date | string | null;
    seller: Recipient & StoredName;
  }[];
  lines: {
    sellerOrderId: number;
    productId: number;
    variantId: number | null;
    title: string;
    quantity: number;
    unitPriceCents: number;
  }[];
};

/** Returns the pending order of a payment intent, read without a lock; null if there is none. */
export async function findOrderAwaitingPayment(intentId: string): Promise<PayableOrder | null> {
  const [order = null] = await sql.query<PayableOrder[]>`
    SELECT o.id, o.buyer_id AS "buyerId", o.locale, o.total_cents AS "totalCents", o.currency,
      ${toRecipient(Prisma.sql`o.buyer_id`)} AS buyer,
      EXISTS (SELECT FROM order_parts p JOIN users u ON u.id = p.seller_id
        WHERE p.order_id = o.id AND u.disabled_at IS NOT NULL) AS "hasDisabledSeller",
      (SELECT json_agg(json_build_object('id', p.id, 'sellerId', p.seller_id, 'subtotalCents', p.subtotal_cents,
          'feeCents', p.fee_cents, 'sellerNetCents', p.seller_net_cents,
          'arrivesFrom', p.arrives_from, 'arrivesTo', p.arrives_to,
          'seller', ${toRecipient(Prisma.sql`p.seller_id`)}) ORDER BY p.id)
        FROM order_parts p WHERE p.order_id = o.id) AS "sellerOrders",
      (SELECT json_agg(json_build_object('sellerOrderId', l.part_id, 'productId', l.product_id, 'variantId', l.variant_id, 'title', l.title,
          'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents) ORDER BY l.id)
        FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM payment_intents i JOIN orders o ON o.id = i.order_id
    WHERE i.intent_id = ${intentId} AND o.status = 'pending' AND o.payment_status = 'unpaid' ${PREPARED}`;
  return order;
}

function toRecipient(userId: Prisma.Sql) {
  return Prisma.sql`(SELECT json_build_object('email', u.email, 'username', u.username, 'locale', u.locale,
      'storefront', (SELECT json_build_object('storeName', f.store_name, 'isPublished', f.is_published)
        FROM storefronts f WHERE f.seller_id = u.id))
    FROM users u WHERE u.id = ${userId})`;
}

/**
 * Marks a pending order as paid: takes the held units out of stock, changes the statuses, writes the ledger and queues
 * notifications and emails. A single statement keeps locks on popular products short; it locks rows in the order of
 * their ids to avoid deadlocks.
 * @param claim an insertion that has to add a row before anything else happens
 * @throws where the order is no longer pending or the claim added nothing, by a constraint (lib/core/errors,
 *   `isRefused`)
 */
export async function markPaid(tx: Tx, order: PayableOrder, claim?: Prisma.Sql) {
  const isClaimed = claim ? Prisma.sql`EXISTS (SELECT FROM claimed)` : Prisma.sql`true`;
  await tx.$executeRaw`
    WITH ${claim ? Prisma.sql`claimed AS (${claim} RETURNING 1),` : Prisma.empty}
    paid AS (
      UPDATE orders SET status = 'paid', payment_status = 'paid', paid_at = now()
      WHERE id = ${order.id} AND status = 'pending' AND payment_status = 'unpaid' AND ${isClaimed}
      RETURNING id),
    seller_orders AS (UPDATE order_parts SET status = 'paid', paid_at = now() WHERE order_id = (SELECT id FROM paid)),
    intent AS (
      UPDATE payment_intents SET status = 'succeeded', updated_at = now()
      WHERE order_id = (SELECT id FROM paid) AND status <> 'succeeded'),
    ${stockUpdates(order)},
    audited AS (${auditInsert(salesOf(order))}),
    booked AS (${ledgerInsert(paymentEntries(order))}),
    ${notificationInserts(paymentNotifications(order))}
    INSERT INTO order_status_changes (order_id, part_id, from_status, to_status, reason)
    SELECT (SELECT id FROM paid), s.id, s.status, 'paid', 'payment' FROM order_parts s
    WHERE s.order_id = ${order.id} ORDER BY s.id ${PREPARED}`;
  for (const { productId } of order.lines) invalidateTags(productTag(productId));
  invalidateTags(CATALOG_TAG);
}

/** Returns SQL that turns held units into sold ones. */
function stockUpdates({ lines }: PayableOrder) {
  const units = lines.map(({ productId, variantId, quantity }) => ({
    productId,
    variantId,
    quantity,
  }));
  const productIds = [...new Set(units.map(({ productId }) => productId))];
  const variantIds = units.flatMap(({ variantId }) => variantId ?? []).sort((a, b) => a - b);
  return Prisma.sql`
    units AS (
      SELECT paid.id AS order_id, "productId", "variantId", quantity
      FROM paid, jsonb_to_recordset(${JSON.stringify(units)}::jsonb) AS line("productId" int, "variantId" int,
        quantity int)),
    locked AS (
      SELECT id FROM products WHERE id = ANY(${productIds}::int[])
        AND EXISTS (SELECT FROM paid) ORDER BY id FOR NO KEY UPDATE),
    sold AS (
      UPDATE products SET stock = stock - plain, reserved = reserved - plain, sold_count = sold_count + total
      FROM locked JOIN (
        SELECT "productId", sum(quantity) AS total, coalesce(sum(quantity) FILTER (WHERE "variantId" IS NULL), 0) AS plain
        FROM units GROUP BY "productId") item ON "productId" = locked.id
      WHERE products.id = locked.id
      RETURNING products.id),
    ${variantIds.length > 0 ? variantSales(variantIds) : Prisma.empty}
    moved AS (
      INSERT INTO stock_movements (product_id, variant_id, order_id, reason, delta)
      SELECT "productId", "variantId", order_id, 'sale', -quantity FROM units),
    taken AS (UPDATE reservations SET status = 'taken' WHERE order_id = (SELECT id FROM paid))`;
}

/** Returns SQL that sells held units of variants, after the products are locked; a trigger changes the product's stock. */
function variantSales(variantIds: number[]) {
  return Prisma.sql`
    locked_variants AS (
      SELECT v.id FROM product_variants v JOIN sold ON sold.id = v.product_id
      WHERE v.id = ANY(${variantIds}::int[]) ORDER BY v.id FOR NO KEY UPDATE OF v),
    sold_variants AS (
      UPDATE product_variants v SET stock = stock - quantity, reserved = reserved - quantity
      FROM locked_variants JOIN units ON "variantId" = locked_variants.id WHERE v.id = locked_variants.id),`;
}

/** Returns the log entries of a payment: one for the order and one per product sold. */
function salesOf({ id, buyerId: actorId, totalCents, lines }: PayableOrder) {
  const soldUnits = lines.map(({ productId, quantity }) => ({
    actorId,
    action: "product.sold" as const,
    subjectType: "product",
    subjectId: productId,
    after: { orderId: id, quantity },
  }));
  const payload = {
    actorId,
    action: "order.paid" as const,
    subjectType: "order",
    subjectId: id,
    after: { totalCents },
  };
  return [payload, ...soldUnits];
}

/** Returns the payment notifications for the buyer and each seller. */
function paymentNotifications(order: PayableOrder) {
  const common = { values: { id: String(order.id) }, href: `/orders?order=${order.id}` };
  const sales = order.sellerOrders.map((sellerOrder) => {
    const lines = order.lines.filter((line) => line.sellerOrderId === sellerOrder.id);
    return {
      ...common,
      userId: sellerOrder.sellerId,
      kind: "new_order" as const,
      key: `sale:${sellerOrder.id}`,
      email: saleEmail(order, sellerOrder, lines, sellerOrder.seller),
    };
  });
  const notification = {
    ...common,
    userId: order.buyerId,
    kind: "order_placed" as const,
    key: `order-paid:${order.id}`,
    email: orderPaidEmail(order),
  };
  return [notification, ...sales];
}
