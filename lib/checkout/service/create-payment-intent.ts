import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { mergeLines, nameOfCart, nameOfCheckout, type Wanted } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { db, KEPT } from "@/lib/core/db";
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
  const wish = { paid: { orderId }, amountCents, currency };
  const clientSecret = order.clientSecret ?? (await openPayment(provider, wish)).clientSecret;
  return { clientSecret, orderId, amount: amountCents, currency };
}

async function findOrPlace(viewer: Viewer, lines: Wanted[], input: IntentInput, locale: string) {
  const cartHash = nameOfCheckout(lines, input);
  for (let turn = 1; ; turn++) {
    const [checkout, waiting] = await Promise.all([
      priceCheckout(viewer, { ...input, lines, door: input.shippingAddress }),
      listWaiting(viewer.id, lines),
    ]);
    const pending = waiting.find((order) => order.cartHash === cartHash);
    if (pending && isStillTrue(pending, checkout)) return keepAddress(pending, input);
    // The same cart with another code or delivery is another order: the one before it holds nothing any longer.
    for (const { id } of waiting) await lapseOrder(id);

    const placed = await placeOrder(viewer, checkout, { ...input, cartHash, locale }).catch(
      (error: unknown) => giveOwnHoldsUp(viewer.id, cartHash, lines, error),
    );
    if (placed) return { ...placed, clientSecret: null };
    if (turn === TURNS) throw new DomainError("conflict", "tryAgain");
  }
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

type Waiting = {
  id: number;
  cartHash: string;
  totalCents: number;
  currency: string;
  /** By the database's clock. */
  isHeld: boolean;
  /** Of the payment, once it is open. */
  clientSecret: string | null;
  lines: { productId: number; unitPriceCents: number }[];
};

/** The buyer's pending orders of the same cart, whatever its code and delivery. */
function listWaiting(buyerId: number, lines: Wanted[]) {
  return db.$queryRaw<Waiting[]>`
    SELECT o.id, o.cart_hash AS "cartHash", o.total_cents AS "totalCents", o.currency,
      o.hold_until > now() AS "isHeld", i.client_secret AS "clientSecret",
      (SELECT json_agg(json_build_object('productId', l.product_id, 'unitPriceCents', l.unit_price_cents))
        FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM orders o LEFT JOIN payment_intents i ON i.order_id = o.id
    WHERE o.buyer_id = ${buyerId} AND o.status = 'pending'
      AND starts_with(o.cart_hash, ${`${nameOfCart(lines)}|`}) ${KEPT}`;
}

/** Whether the hold runs on at today's prices: nobody is charged another one than the shop shows. */
function isStillTrue({ isHeld, totalCents, lines }: Waiting, { parts, ...checkout }: Checkout) {
  const now = parts.flatMap((part) => part.lines);
  const isPriced = lines.every(({ productId, unitPriceCents }) =>
    now.some((line) => line.productId === productId && line.unitPriceCents === unitPriceCents),
  );
  return isHeld && totalCents === checkout.totalCents && isPriced;
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
