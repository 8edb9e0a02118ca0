import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { cartKey, checkoutKey, type LineInput, mergeLines } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { requireProvider } from "@/lib/payments/service/events";
import { openPayment } from "@/lib/payments/service/open-payment";
import { toColumns, toGiftColumns } from "./address-columns";
import { countCheckout } from "./limits";
import {
  endConcurrent,
  endOwnHolds,
  endReplaced,
  listOpen,
  type OpenCheckout,
  takeOverHolds,
} from "./make-room";
import { placeOrder } from "./place-order";
import { type Checkout, priceCheckout } from "./price-checkout";

/** Two tabs may race for the same cart; the loser finds the winner's order on the next turn. */
const MAX_ATTEMPTS = 5;

/**
 * Prices the cart, holds its pieces for 30 minutes, writes the pending order and opens its payment. The same
 * cart again within that time answers the same order and payment (contract.md, "Buying"). `address` is the client's.
 * @throws DomainError unavailable (no provider), notFound (no such product), conflict (not enough left),
 *   invalid (own product, total out of range), limited
 */
export async function createPaymentIntent(
  viewer: Viewer,
  input: IntentInput,
  locale: string,
  address?: string,
) {
  const provider = requireProvider();
  await countCheckout(viewer, address);
  const lines = mergeLines(input.items);
  const order = await findOrPlaceOrder(viewer, lines, { ...input, address }, locale);
  const { id: orderId, totalCents: amountCents, currency } = order;
  const wish = { paid: { orderId }, amountCents, currency };
  const clientSecret = order.clientSecret ?? (await openPayment(provider, wish)).clientSecret;
  return { clientSecret, orderId, amount: amountCents, currency };
}

async function findOrPlaceOrder(
  viewer: Viewer,
  lines: LineInput[],
  input: IntentOptions,
  locale: string,
) {
  const cartHash = checkoutKey(lines, input);
  let firmUntil: Date | null = null;
  for (let turn = 1; ; turn++) {
    const [checkout, open] = await Promise.all([
      priceCheckout(viewer, { ...input, lines, door: input.shippingAddress }),
      listOpen(viewer.id, cartKey(lines)),
    ]);
    const pending = open.find((order) => order.cartHash === cartHash);
    if (pending && isStillValid(pending, checkout)) return updateAddress(pending, input);
    firmUntil = inherit(firmUntil, await endReplaced(open), lines);

    const about = { ...input, cartHash, locale, firmUntil };
    const placed = await placeOrder(viewer, checkout, about).catch(async (error: unknown) => {
      firmUntil = inherit(firmUntil, await freeUnits(viewer.id, cartHash, lines, error), lines);
      return null;
    });
    const isKept = placed && (await endConcurrent(viewer.id, cartKey(lines), placed.id));
    if (isKept) return { ...placed, clientSecret: null };
    if (turn === MAX_ATTEMPTS) throw new DomainError("conflict", "tryAgain");
  }
}

type IntentOptions = IntentInput & { address?: string | undefined };
type Ended = { firmUntil: Date | null; lines: { productId: number }[] };

/** The firm time of a hold that replaces others of the same products: no longer than theirs. */
function inherit(firmUntil: Date | null, ended: Ended[], lines: LineInput[]): Date | null {
  const wanted = new Set(lines.map(({ productId }) => productId));
  return ended
    .filter((order) => order.lines.some(({ productId }) => wanted.has(productId)))
    .map((order) => order.firmUntil)
    .reduce((least, one) => (one && (!least || one < least) ? one : least), firmUntil);
}

/**
 * The units that are missing may be held by the buyer's own earlier cart, or by another buyer past the firm time:
 * those end, and the caller tries again. @throws the refusal, where it is not so
 */
async function freeUnits(buyerId: number, cartHash: string, lines: LineInput[], error: unknown) {
  if (!(error instanceof DomainError && error.key === "stockLeft")) throw error;
  const own = await endOwnHolds(buyerId, cartHash, lines);
  if (own.length === 0 && !(await takeOverHolds(buyerId, lines))) throw error;
  return own;
}

/** Whether the hold runs on at today's prices: nobody is charged another one than the shop shows. */
function isStillValid(
  { isHeld, totalCents, lines }: OpenCheckout,
  { parts, ...checkout }: Checkout,
) {
  const now = parts.flatMap((part) => part.lines);
  const isPriced = lines.every(({ productId, unitPriceCents }) =>
    now.some((line) => line.productId === productId && line.unitPriceCents === unitPriceCents),
  );
  return isHeld && totalCents === checkout.totalCents && isPriced;
}

/** The buyer may correct address and note until the order is paid. */
async function updateAddress<T extends { id: number }>(
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
