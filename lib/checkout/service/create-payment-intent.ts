import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { cartKey, checkoutKey, type LineInput, mergeLines } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { inRowQueue } from "@/lib/db/row-queue";
import { requireProvider } from "@/lib/payments/provider";
import { openPayment } from "@/lib/payments/service/open-payment";
import { toColumns, toGiftColumns } from "./address-columns";
import {
  endConcurrent,
  endOtherCheckouts,
  endReplaced,
  endSoftHolds,
  listOpen,
  type OpenCheckout,
} from "./end-checkouts";
import { sortedLines } from "./insert-order";
import { countCheckout } from "./limits";
import { placeOrder } from "./place-order";
import { type Checkout, priceCheckout } from "./price-checkout";

/**
 * Attempts per request: when two tabs race for the same cart, the loser finds the winner's order in its next attempt.
 */
const MAX_ATTEMPTS = 5;

/**
 * Prices the cart, holds its units for 30 minutes, writes the pending order and opens its payment. The same cart within
 * that time returns the same order and payment (contract.md, "Buying"). `address` is the client's IP address.
 * @throws DomainError unavailable (no provider), notFound (no such product), conflict (not enough left), invalid (own
 *   product, total out of range), limited (too many checkouts, or too many buyers of one product at the same time)
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
  const payment = { paid: { orderId }, amountCents, currency };
  const clientSecret = order.clientSecret ?? (await openPayment(provider, payment)).clientSecret;
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
  for (let attempt = 1; ; attempt++) {
    const [checkout, open] = await Promise.all([
      priceCheckout(viewer, { ...input, lines, destination: input.shippingAddress }),
      listOpen(viewer.id, cartKey(lines)),
    ]);
    const pending = open.find((order) => order.cartHash === cartHash);
    if (pending && isStillValid(pending, checkout)) return updateAddress(pending, input);
    firmUntil = inherit(firmUntil, await endReplaced(open), lines);

    const metadata = { ...input, cartHash, locale, firmUntil };
    const placedOrder = await inRowQueue(rowsOf(lines), () =>
      placeOrder(viewer, checkout, metadata).catch(async (error: unknown) => {
        const items = sortedLines(checkout);
        firmUntil = inherit(firmUntil, await freeUnits(viewer.id, cartHash, items, error), items);
        return null;
      }),
    );
    const isNewest =
      placedOrder && (await endConcurrent(viewer.id, cartKey(lines), placedOrder.id));
    if (isNewest) return { ...placedOrder, clientSecret: null };
    if (attempt === MAX_ATTEMPTS) throw new DomainError("conflict", "tryAgain");
  }
}

const rowsOf = (lines: LineInput[]) => lines.map(({ productId }) => `products:${productId}`);

type IntentOptions = IntentInput & { address?: string | undefined };
type EndedCheckout = { firmUntil: Date | null; lines: { productId: number }[] };

/** Returns the firm time of a hold that replaces others of the same products: at most theirs. */
function inherit(
  firmUntil: Date | null,
  endedCheckouts: EndedCheckout[],
  lines: LineInput[],
): Date | null {
  const productIds = new Set(lines.map(({ productId }) => productId));
  return endedCheckouts
    .filter((order) => order.lines.some(({ productId }) => productIds.has(productId)))
    .map((order) => order.firmUntil)
    .reduce(
      (earliest, time) => (time && (!earliest || time < earliest) ? time : earliest),
      firmUntil,
    );
}

/**
 * Ends holds on the missing units: the buyer's own earlier cart, or another buyer's past the firm time. The caller then
 * retries.
 * @throws the given error if no such hold exists
 */
async function freeUnits(buyerId: number, cartHash: string, lines: LineInput[], error: unknown) {
  if (!(error instanceof DomainError && error.key === "stockLeft")) throw error;
  const endedCheckouts = await endOtherCheckouts(buyerId, cartHash, lines);
  if (endedCheckouts.length === 0 && !(await endSoftHolds(buyerId, lines))) throw error;
  return endedCheckouts;
}

/** Whether a hold is still valid at current prices, as a buyer never pays a price other than the displayed one. */
function isStillValid(
  { isHeld, totalCents, lines }: OpenCheckout,
  { sellerOrders, ...checkout }: Checkout,
) {
  const now = sellerOrders.flatMap((sellerOrder) => sellerOrder.lines);
  const isPriced = lines.every(({ productId, variantId, unitPriceCents }) =>
    now.some(
      (line) =>
        line.productId === productId &&
        (line.variantId ?? null) === variantId &&
        line.unitPriceCents === unitPriceCents,
    ),
  );
  return isHeld && totalCents === checkout.totalCents && isPriced;
}

/** Updates address and note, which the buyer may correct until the order is paid. */
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
