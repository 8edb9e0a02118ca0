import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { HOLD_MINUTES, MAX_TOTAL_CENTS, MIN_TOTAL_CENTS, type Wanted } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { db, type Tx, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { FREE_PLAN_BASIS_POINTS, splitPart } from "@/lib/ledger/rules";
import { toColumns } from "./address-columns";

type Order = {
  lines: Wanted[];
  cartHash: string;
  locale: string;
  shippingAddress?: IntentInput["shippingAddress"];
  note?: string | undefined;
};

type Priced = Awaited<ReturnType<typeof priceLines>>[number];

/**
 * Writes a pending order and holds its pieces, all or nothing; null when the same cart was just placed by a
 * request beside this one, or a price changed under it.
 * @throws DomainError notFound, conflict (not enough left), invalid (own product, total out of range)
 */
export async function placeOrder(viewer: Viewer, order: Order) {
  const lines = await priceLines(viewer, order.lines);
  const totalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  if (totalCents < MIN_TOTAL_CENTS) throw new DomainError("invalid", "totalTooSmall");
  if (totalCents > MAX_TOTAL_CENTS) throw new DomainError("invalid", "totalTooLarge");

  try {
    return await withTx(async (tx) => {
      const row = await writeOrder(tx, viewer, order, lines, totalCents);
      // Last, so that the products' rows are locked as briefly as can be.
      for (const line of lines) await hold(tx, line);
      return row;
    });
  } catch (error) {
    if (isTakenCart(error) || error instanceof PriceChanged) return null;
    throw error;
  }
}

/** The lines at today's prices. A product that is hidden, archived or unknown is not found. */
async function priceLines(viewer: Viewer, wanted: Wanted[]) {
  const rows = await db.product.findMany({
    where: {
      id: { in: wanted.map((line) => line.productId) },
      isActive: true,
      moderationStatus: "approved",
      archivedAt: null,
    },
    select: { id: true, title: true, imageUrl: true, priceCents: true, sellerId: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) throw new DomainError("notFound", "productNotFound");
    if (product.sellerId === viewer.id) {
      throw new DomainError("invalid", "ownProduct", { title: product.title });
    }
    return { ...product, quantity };
  });
}

async function writeOrder(
  tx: Tx,
  viewer: Viewer,
  order: Order,
  lines: Priced[],
  totalCents: number,
) {
  const row = await tx.order.create({
    data: {
      buyerId: viewer.id,
      itemsCents: totalCents,
      totalCents,
      cartHash: order.cartHash,
      locale: order.locale,
      holdUntil: new Date(Date.now() + HOLD_MINUTES * 60_000),
      note: order.note ?? null,
      ...toColumns(order.shippingAddress),
    },
    select: { id: true, totalCents: true, currency: true, holdUntil: true },
  });
  const parts = await tx.orderPart.createManyAndReturn({
    data: partsOf(row.id, lines),
    select: { id: true, sellerId: true },
  });
  const partOf = new Map(parts.map((part) => [part.sellerId, part.id]));
  await tx.orderLine.createMany({
    data: lines.map((line) => ({
      orderId: row.id,
      partId: partOf.get(line.sellerId) ?? 0,
      productId: line.id,
      title: line.title,
      imageUrl: line.imageUrl,
      unitPriceCents: line.priceCents,
      quantity: line.quantity,
      feeBasisPoints: FREE_PLAN_BASIS_POINTS,
    })),
  });
  await tx.reservation.createMany({
    data: lines.map((line) => ({ orderId: row.id, productId: line.id, quantity: line.quantity })),
  });
  return row;
}

/** One part per seller, its fee rounded once. */
function partsOf(orderId: number, lines: Priced[]) {
  const sellers = [...new Set(lines.map((line) => line.sellerId))];
  return sellers.map((sellerId) => {
    const own = lines.filter((line) => line.sellerId === sellerId);
    const subtotalCents = own.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    return {
      orderId,
      sellerId,
      subtotalCents,
      ...splitPart(subtotalCents, FREE_PLAN_BASIS_POINTS),
    };
  });
}

class PriceChanged extends Error {}

/** Holds a line's pieces if there are enough, at the price it was calculated with. */
async function hold(tx: Tx, { id, title, quantity, priceCents }: Priced) {
  const held = await tx.$executeRaw`
    UPDATE products SET reserved = reserved + ${quantity}
    WHERE id = ${id} AND price_cents = ${priceCents} AND stock - reserved >= ${quantity}
      AND is_active AND moderation_status = 'approved' AND archived_at IS NULL`;
  if (held === 1) return;

  const now = await tx.product.findUniqueOrThrow({ where: { id } });
  const count = now.stock - now.reserved;
  if (count < quantity) throw new DomainError("conflict", "stockLeft", { count, title });
  throw new PriceChanged();
}

function isTakenCart(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "P2002";
}
