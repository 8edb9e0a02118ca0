import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import {
  FIRM_MINUTES,
  HOLD_MINUTES,
  type LineInput,
  MAX_EXPIRED_HOLDS,
  MAX_OPEN_CHECKOUTS,
} from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { PREPARED } from "@/lib/db/prepared";
import { inIds, sql } from "@/lib/db/sql";
import { IS_LIVE } from "@/lib/products/product-sql";
import { isWholesaleBuyer } from "@/lib/wholesale/queries";
import { toColumns, toGiftColumns } from "./address-columns";
import { type Checkout, sortedLines } from "./price-checkout";

/** Maximum wait for a lock on a product in ms, below the time limit of a request. */
const LOCK_WAIT_MS = 2_500;

/** SQLSTATEs with which the statement refuses itself; the last is that of the trigger `order_line_needs_variant`. */
export const UNITS_UNAVAILABLE = "SH001";
export const CODE_UNAVAILABLE = "SH002";
export const VARIANT_MISSING = "23502";

export type OrderOptions = {
  cartHash: string;
  locale: string;
  shippingAddress?: IntentInput["shippingAddress"];
  note?: string | undefined;
  gift?: IntentInput["gift"];
  /** End of the firm time of the replaced hold, which a replacement does not extend. */
  firmUntil?: Date | null;
};

export type PlacedOrder = { id: number; totalCents: number; currency: string };

/**
 * Writes the order, its seller orders and lines, and holds its code and units. A single statement keeps locks on popular
 * products short; it locks the buyer's cart, then the code, then the products, then the variants, each in the order of
 * their ids, to avoid deadlocks (ADR 0006). Returns no row where the same checkout is pending already or the account has
 * the maximum of open checkouts.
 * @throws an error of PostgreSQL with one of the states above, and its lock timeout
 */
export function insertOrder(viewer: Viewer, checkout: Checkout, options: OrderOptions) {
  const lines = sortedLines(checkout);
  return sql.query<PlacedOrder[]>`
    WITH ${placedOrder(viewer, checkout, options)},
    ${sellerOrdersAndLines(checkout)},
    ${checkout.code ? codeUse(checkout.code.id, checkout.discountCents) : Prisma.empty}
    ${heldProducts(viewer, lines, checkout.code !== null)},
    ${hasVariants(lines) ? heldVariants(viewer, lines) : Prisma.empty}
    ${reservations(lines)}
    SELECT id, "totalCents", currency FROM placed ${PREPARED}`;
}

/** SQL for `placed`: the order, in a free slot of the account's open checkouts. */
function placedOrder(viewer: Viewer, checkout: Checkout, options: OrderOptions) {
  const { itemsCents, discountCents, shippingCents, totalCents } = checkout;
  const { cartHash, locale, shippingAddress, note = null, gift, firmUntil = null } = options;
  const row = { ...toColumns(shippingAddress), ...toGiftColumns(gift) };
  return Prisma.sql`placed AS (
      INSERT INTO orders (buyer_id, items_cents, discount_cents, shipping_cents, total_cents, cart_hash, locale, note,
        hold_until, open_slot, firm_until, is_gift, gift_message, ship_name, ship_line1, ship_line2, ship_city, ship_region, ship_postcode,
        ship_landmark, ship_country, ship_phone)
      SELECT ${viewer.id}::int, ${itemsCents}::int, ${discountCents}::int, ${shippingCents}::int, ${totalCents}::int,
        ${cartHash}::text, ${locale}::text, ${note}::text, now() + make_interval(mins => ${HOLD_MINUTES}::int),
        slot, ${firmTime(viewer, firmUntil)}, coalesce("isGift", false), "giftMessage", "shipName", "shipLine1", "shipLine2", "shipCity", "shipRegion",
        "shipPostcode", "shipLandmark", "shipCountry", "shipPhone"
      FROM jsonb_to_record(${JSON.stringify(row)}::jsonb) AS about("isGift" boolean, "giftMessage" text, "shipName" text,
        "shipLine1" text, "shipLine2" text, "shipCity" text, "shipRegion" text, "shipPostcode" text,
        "shipLandmark" text, "shipCountry" text, "shipPhone" text)
      JOIN (SELECT slot FROM generate_series(1, ${MAX_OPEN_CHECKOUTS}::int) slot WHERE NOT EXISTS (
        SELECT FROM orders o WHERE o.buyer_id = ${viewer.id}::int AND o.status = 'pending' AND o.open_slot = slot)
        ORDER BY slot LIMIT 1) free ON true
      JOIN (SELECT set_config('lock_timeout', ${`${LOCK_WAIT_MS}ms`}, true)) AS lock_limit ON true
      ON CONFLICT DO NOTHING
      RETURNING id, total_cents AS "totalCents", currency)`;
}

/**
 * Returns SQL for the end of a hold's firm time: now for an account that reached the maximum of expired holds in the
 * last day and has paid for nothing since.
 */
function firmTime(viewer: Viewer, firmUntil: Date | null) {
  return Prisma.sql`CASE WHEN (
          SELECT count(*) FROM orders e WHERE e.buyer_id = ${viewer.id}::int
            AND e.created_at > now() - interval '2 days' AND e.expired_at > now() - interval '1 day'
            AND NOT EXISTS (SELECT FROM orders p WHERE p.buyer_id = e.buyer_id AND p.paid_at > e.expired_at)
          ) >= ${MAX_EXPIRED_HOLDS}::int THEN now()
        ELSE least(now() + make_interval(mins => ${FIRM_MINUTES}::int), ${firmUntil}::timestamptz) END`;
}

/** SQL for `seller_orders`, `line` (the lines as sent) and `lines`. */
function sellerOrdersAndLines(checkout: Checkout) {
  const sellerOrders = checkout.sellerOrders.map(({ lines: _, ...sellerOrder }) => sellerOrder);
  return Prisma.sql`seller_orders AS (
      INSERT INTO order_parts (order_id, seller_id, subtotal_cents, discount_cents, delivery_method, delivery_cents,
        processing_days, arrives_from, arrives_to, fee_cents, seller_net_cents)
      SELECT placed.id, "sellerId", "subtotalCents", "discountCents", "deliveryMethod", "deliveryCents",
        "processingDays", "arrivesFrom", "arrivesTo", "feeCents", "sellerNetCents"
      FROM placed, jsonb_to_recordset(${JSON.stringify(sellerOrders)}::jsonb) AS seller_order("sellerId" int, "subtotalCents" int,
        "discountCents" int, "deliveryMethod" "DeliveryMethod", "deliveryCents" int, "processingDays" int, "arrivesFrom" date,
        "arrivesTo" date, "feeCents" int, "sellerNetCents" int)
      RETURNING id, order_id, seller_id),
    line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(sortedLines(checkout))}::jsonb) AS l("productId" int,
        "variantId" int, "sellerId" int, title text, "imageUrl" text, "listPriceCents" int, "unitPriceCents" int, "isWholesale" boolean,
        quantity int, "discountCents" int, "feeBasisPoints" int)),
    lines AS (
      INSERT INTO order_lines (order_id, part_id, product_id, variant_id, title, image_url, unit_price_cents, quantity,
        fee_basis_points, discount_cents, is_wholesale, list_price_cents, tier_min_quantity, return_policy)
      SELECT seller_orders.order_id, seller_orders.id, "productId", "variantId", title, "imageUrl", "unitPriceCents", quantity, "feeBasisPoints",
        "discountCents", "isWholesale", CASE WHEN "isWholesale" THEN "listPriceCents" END,
        CASE WHEN "isWholesale" THEN (SELECT max(t.min_quantity) FROM wholesale_tiers t
          WHERE t.product_id = "productId" AND t.min_quantity <= quantity) END,
        (SELECT p.return_policy FROM products p WHERE p.id = "productId")
      FROM seller_orders JOIN line ON "sellerId" = seller_orders.seller_id ORDER BY "productId", "variantId")`;
}

/** SQL for `code`, which counts the use, and `code_used`. Refuses where the code has no use left or has ended. */
function codeUse(promotionId: number, discountCents: number) {
  return Prisma.sql`code AS (
      UPDATE promotions SET current_uses = current_uses + 1 FROM placed
      WHERE promotions.id = ${promotionId} AND is_active AND starts_at <= now()
        AND (ends_at IS NULL OR ends_at > now()) AND (max_uses IS NULL OR current_uses < max_uses)
      RETURNING promotions.id, promotions.min_order_cents),
    code_used AS (
      INSERT INTO promotion_uses (order_id, promotion_id, discount_cents, min_order_cents)
      SELECT placed.id, coalesce((SELECT id FROM code), refuse_statement(${CODE_UNAVAILABLE})), ${discountCents}::int,
        (SELECT min_order_cents FROM code)
      FROM placed RETURNING 1),`;
}

/** SQL for `locked` and `held`: products without variants whose units are held at the calculated price. */
function heldProducts(viewer: Viewer, lines: LineInput[], hasCode: boolean) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const isCodeHeld = hasCode ? Prisma.sql`EXISTS (SELECT FROM code_used)` : Prisma.sql`true`;
  return Prisma.sql`locked AS (
      SELECT p.id FROM products p
      WHERE ${inIds(Prisma.sql`p.id`, ids)} AND EXISTS (SELECT FROM placed) AND ${isCodeHeld} AND ${IS_LIVE}
      ORDER BY p.id FOR NO KEY UPDATE),
    held AS (
      UPDATE products p SET reserved = p.reserved + quantity
      FROM locked JOIN line ON "productId" = locked.id
      WHERE p.id = locked.id AND "variantId" IS NULL AND NOT p.has_variants AND p.stock - p.reserved >= quantity
        AND ${IS_LIVE} AND ${priceUnchanged(viewer, Prisma.sql`p.price_cents`)}
      RETURNING p.id)`;
}

const hasVariants = (lines: LineInput[]) => lines.some(({ variantId }) => variantId);

/**
 * SQL for `held_variants`; a trigger adds their units to the product's. `held` is read first, so that the products are
 * locked before the variants.
 */
function heldVariants(viewer: Viewer, lines: LineInput[]) {
  const ids = lines.flatMap(({ variantId }) => variantId ?? []).sort((a, b) => a - b);
  return Prisma.sql`locked_variants AS (
      SELECT v.id FROM product_variants v JOIN locked ON locked.id = v.product_id
      WHERE v.id = ANY(${ids}::int[]) AND (SELECT count(*) FROM held) >= 0
      ORDER BY v.id FOR NO KEY UPDATE OF v),
    held_variants AS (
      UPDATE product_variants v SET reserved = v.reserved + quantity
      FROM locked_variants JOIN line ON "variantId" = locked_variants.id
      WHERE v.id = locked_variants.id AND v.product_id = "productId" AND v.archived_at IS NULL
        AND v.stock - v.reserved >= quantity AND ${priceUnchanged(viewer, Prisma.sql`v.price_cents`)}
      RETURNING v.id, v.product_id),`;
}

/** SQL for `reservation`: the held units. Refuses where a line is not held. */
function reservations(lines: LineInput[]) {
  const heldId = hasVariants(lines)
    ? Prisma.sql`coalesce(held.id, h.product_id, refuse_statement(${UNITS_UNAVAILABLE}))`
    : Prisma.sql`coalesce(held.id, refuse_statement(${UNITS_UNAVAILABLE}))`;
  return Prisma.sql`reservation AS (
      INSERT INTO reservations (order_id, product_id, variant_id, quantity)
      SELECT placed.id, ${heldId}, "variantId", quantity
      FROM placed CROSS JOIN line LEFT JOIN held ON held.id = "productId" AND "variantId" IS NULL
        ${hasVariants(lines) ? Prisma.sql`LEFT JOIN held_variants h ON h.id = "variantId"` : Prisma.empty})`;
}

/**
 * SQL condition that a product or variant still has the calculated prices: the list price is unchanged, and so is the buyer's
 * price, which is a tier's only while the buyer's approval is valid (lib/wholesale/rules, `priceOf`).
 */
function priceUnchanged(viewer: Viewer, listPrice: Prisma.Sql) {
  return Prisma.sql`${listPrice} = "listPriceCents" AND "unitPriceCents" = least("listPriceCents", (
    SELECT t.price_cents FROM wholesale_tiers t
    WHERE t.product_id = "productId" AND t.min_quantity <= quantity AND ${isWholesaleBuyer(viewer)}
    ORDER BY t.min_quantity DESC LIMIT 1))`;
}
