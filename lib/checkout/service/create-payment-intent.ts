import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { mergeLines, nameOfCart, nameOfCheckout, type Wanted } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { databaseNow } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { openPayment } from "@/lib/payments/open";
import { requireProvider } from "@/lib/payments/service";
import { toColumns, toGiftColumns } from "./address-columns";
import { lapseOrder } from "./lapse";
import { placeOrder } from "./place-order";
import { type Checkout, priceCheckout } from "./price-checkout";

/** Two tabs may race for the same cart; the loser finds the winner's order on the next turn. */
const TURNS = 5;

/**
 * Prices the cart, holds its pieces for 30 minutes, writes the pending order and opens its payment. The same
 * cart again within that time answers the same order and payment (contract.md, "Buying").
 * @throws DomainError unavailable (no provider), notFound (no such product), conflict (not enough left),
 *   invalid (own product, total out of range)
 */
export async function createPaymentIntent(viewer: Viewer, input: IntentInput, locale: string) {
  const provider = requireProvider();
  const lines = mergeLines(input.items);
  const order = await findOrPlace(viewer, lines, input, locale);
  const { id: orderId, totalCents: amountCents, currency } = order;
  const payment = await openPayment(provider, { paid: { orderId }, amountCents, currency });
  return {
    clientSecret: payment.clientSecret,
    orderId,
    amount: amountCents,
    currency,
  };
}

async function findOrPlace(viewer: Viewer, lines: Wanted[], input: IntentInput, locale: string) {
  const cartHash = nameOfCheckout(lines, input);
  for (let turn = 1; ; turn++) {
    const checkout = await priceCheckout(viewer, { ...input, lines, door: input.shippingAddress });
    const pending = await findPending(viewer.id, cartHash);
    if (pending && isStillTrue(pending, checkout, await databaseNow()))
      return keepAddress(pending, input);
    if (pending) await lapseOrder(pending.id);
    await endSameCart(viewer.id, lines, cartHash);

    const placed = await placeOrder(viewer, checkout, { ...input, cartHash, locale }).catch(
      (error: unknown) => giveOwnHoldsUp(viewer.id, cartHash, lines, error),
    );
    if (placed) return placed;
    if (turn === TURNS) throw new DomainError("conflict", "tryAgain");
  }
}

/** The same cart with another code or delivery is another order: the one before it holds nothing any longer. */
async function endSameCart(buyerId: number, lines: Wanted[], cartHash: string) {
  const earlier = await db.order.findMany({
    where: {
      buyerId,
      status: "pending",
      cartHash: { startsWith: `${nameOfCart(lines)}|`, not: cartHash },
    },
    select: { id: true },
  });
  for (const { id } of earlier) await lapseOrder(id);
}

/**
 * The pieces that are missing may be held by the buyer's own earlier cart: that one ends, and the caller
 * tries again (null). @throws the refusal, where it is not so
 */
async function giveOwnHoldsUp(buyerId: number, cartHash: string, lines: Wanted[], error: unknown) {
  if (!(error instanceof DomainError && error.key === "stockLeft")) throw error;
  const productId = { in: lines.map((line) => line.productId) };
  const own = await db.order.findMany({
    where: {
      buyerId,
      status: "pending",
      cartHash: { not: cartHash },
      lines: { some: { productId } },
    },
    select: { id: true },
  });
  if (own.length === 0) throw error;
  for (const { id } of own) await lapseOrder(id);
  return null;
}

function findPending(buyerId: number, cartHash: string) {
  return db.order.findFirst({
    where: { buyerId, cartHash, status: "pending" },
    select: {
      id: true,
      totalCents: true,
      currency: true,
      holdUntil: true,
      lines: { select: { productId: true, unitPriceCents: true } },
    },
  });
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

/** Whether the hold runs on at today's prices: nobody is charged another one than the shop shows. */
function isStillTrue(
  { holdUntil, totalCents, lines }: Pending,
  { parts, ...checkout }: Checkout,
  time: Date,
) {
  const now = parts.flatMap((part) => part.lines);
  const isPriced = lines.every(({ productId, unitPriceCents }) =>
    now.some((line) => line.productId === productId && line.unitPriceCents === unitPriceCents),
  );
  return holdUntil > time && totalCents === checkout.totalCents && isPriced;
}

/** The buyer may correct address and note until the order is paid. */
async function keepAddress<T extends { id: number }>(
  order: T,
  { shippingAddress, note, gift }: IntentInput,
) {
  if (shippingAddress || note !== undefined || gift) {
    await db.order.updateMany({
      where: { id: order.id, status: "pending" },
      data: {
        ...toColumns(shippingAddress),
        ...toGiftColumns(gift),
        ...(note === undefined ? {} : { note }),
      },
    });
  }
  return order;
}
