import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { HOLD_MINUTES, MAX_TOTAL_CENTS, MIN_TOTAL_CENTS } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { databaseNow } from "@/lib/core/clock";
import { type Tx, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { holdCode } from "@/lib/promotions/service";
import { toColumns, toGiftColumns } from "./address-columns";
import type { Checkout } from "./price-checkout";

type About = {
  cartHash: string;
  locale: string;
  shippingAddress?: IntentInput["shippingAddress"];
  note?: string | undefined;
  gift?: IntentInput["gift"];
};

/**
 * Writes a pending order and holds its pieces and its code, all or nothing; null when the same checkout was
 * just placed by a request beside this one, or a price changed under it.
 * @throws DomainError conflict (not enough left, the code used up), invalid (total out of range)
 */
export async function placeOrder(viewer: Viewer, checkout: Checkout, about: About) {
  if (checkout.totalCents < MIN_TOTAL_CENTS) throw new DomainError("invalid", "totalTooSmall");
  if (checkout.totalCents > MAX_TOTAL_CENTS) throw new DomainError("invalid", "totalTooLarge");

  const holdUntil = new Date((await databaseNow()).getTime() + HOLD_MINUTES * 60_000);
  try {
    return await withTx(async (tx) => {
      const row = await writeOrder(tx, viewer, checkout, { ...about, holdUntil });
      await writeParts(tx, row.id, checkout);
      const { code, discountCents } = checkout;
      if (code) await holdCode(tx, { promotionId: code.id, orderId: row.id, discountCents });
      // Last, so that the products' rows are locked as briefly as can be; in the order of their ids.
      for (const line of linesOf(checkout)) await hold(tx, viewer, line);
      return row;
    });
  } catch (error) {
    if (isTakenCart(error) || error instanceof PriceChanged) return null;
    throw error;
  }
}

function linesOf({ parts }: Checkout) {
  return parts.flatMap((part) => part.lines).sort((a, b) => a.productId - b.productId);
}

function writeOrder(
  tx: Tx,
  viewer: Viewer,
  checkout: Checkout,
  about: About & { holdUntil: Date },
) {
  const { itemsCents, discountCents, shippingCents, totalCents } = checkout;
  return tx.order.create({
    data: {
      buyerId: viewer.id,
      itemsCents,
      discountCents,
      shippingCents,
      totalCents,
      cartHash: about.cartHash,
      locale: about.locale,
      holdUntil: about.holdUntil,
      note: about.note ?? null,
      ...toColumns(about.shippingAddress),
      ...toGiftColumns(about.gift),
    },
    select: { id: true, totalCents: true, currency: true, holdUntil: true },
  });
}

async function writeParts(tx: Tx, orderId: number, checkout: Checkout) {
  const parts = await tx.orderPart.createManyAndReturn({
    data: checkout.parts.map(({ lines: _, ...part }) => ({ orderId, ...part })),
    select: { id: true, sellerId: true },
  });
  const partOf = new Map(parts.map((part) => [part.sellerId, part.id]));
  const lines = linesOf(checkout);
  await tx.orderLine.createMany({
    data: lines.map(({ sellerId, listPriceCents: _, ...line }) => ({
      orderId,
      partId: partOf.get(sellerId) ?? 0,
      ...line,
    })),
  });
  await tx.reservation.createMany({
    data: lines.map(({ productId, quantity }) => ({ orderId, productId, quantity })),
  });
}

class PriceChanged extends Error {}

type Line = ReturnType<typeof linesOf>[number];

/**
 * Holds a line's pieces if there are enough and it still costs what was calculated: the list price is the same, and
 * so is what the buyer pays, which is a tier's only while the buyer's approval stands (lib/wholesale/rules, `priceOf`).
 */
async function hold(tx: Tx, { id: buyerId }: Viewer, line: Line) {
  const { productId: id, title, quantity, listPriceCents, unitPriceCents } = line;
  const held = await tx.$executeRaw`
    UPDATE products SET reserved = reserved + ${quantity}
    WHERE id = ${id} AND price_cents = ${listPriceCents} AND stock - reserved >= ${quantity}
      AND is_active AND moderation_status = 'approved' AND archived_at IS NULL
      AND ${unitPriceCents} = least(${listPriceCents}, (
        SELECT t.price_cents FROM wholesale_tiers t
        WHERE t.product_id = ${id} AND t.min_quantity <= ${quantity} AND EXISTS (
          SELECT 1 FROM wholesale_applications a WHERE a.user_id = ${buyerId} AND a.status = 'approved')
        ORDER BY t.min_quantity DESC LIMIT 1))`;
  if (held === 1) return;

  const now = await tx.product.findUniqueOrThrow({ where: { id } });
  const count = now.stock - now.reserved;
  if (count < quantity) throw new DomainError("conflict", "stockLeft", { count, title });
  throw new PriceChanged();
}

function isTakenCart(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "P2002";
}
