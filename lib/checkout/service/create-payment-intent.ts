import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { identifyCart } from "@/lib/checkout/rules";
import type { IntentInput } from "@/lib/checkout/schema";
import { DomainError } from "@/lib/core/errors";
import { inRowQueue } from "@/lib/db/row-queue";
import { requireProvider } from "@/lib/payments/provider";
import { openPayment } from "@/lib/payments/service/open-payment";
import { earliestFirmTime } from "./firm-time";
import { freeUnits } from "./free-units";
import { countCheckout } from "./limits";
import { endConcurrentCheckouts, listOpenCheckouts, replaceOpenCheckouts } from "./open-checkouts";
import { placeOrder } from "./place-order";
import { type Checkout, priceCheckout } from "./price-checkout";
import { findReusableOrder, updateAddress } from "./reuse-order";

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
  const request = { ...input, ...identifyCart(input), locale, address };
  const order = await withAttempts((firmUntil) => findOrPlaceOrder(viewer, request, firmUntil));
  const { id: orderId, totalCents: amountCents, currency } = order;
  const payment = { paid: { orderId }, amountCents, currency };
  const clientSecret = order.clientSecret ?? (await openPayment(provider, payment)).clientSecret;
  return { clientSecret, orderId, amount: amountCents, currency };
}

type CheckoutRequest = IntentInput &
  ReturnType<typeof identifyCart> & { locale: string; address?: string | undefined };

type PayableOrder = {
  id: number;
  totalCents: number;
  currency: string;
  clientSecret: string | null;
};

/** "retry": the cart has to be priced again; a new hold is firm until `firmUntil` at most (null: no limit). */
type Attempt =
  | { outcome: "ready"; order: PayableOrder }
  | { outcome: "retry"; firmUntil: Date | null };

/** @throws DomainError conflict after the last attempt */
async function withAttempts(attempt: (firmUntil: Date | null) => Promise<Attempt>) {
  let firmUntil: Date | null = null;
  for (let count = 1; count <= MAX_ATTEMPTS; count++) {
    const result = await attempt(firmUntil);
    if (result.outcome === "ready") return result.order;
    firmUntil = result.firmUntil;
  }
  throw new DomainError("conflict", "tryAgain");
}

async function findOrPlaceOrder(
  viewer: Viewer,
  request: CheckoutRequest,
  previousFirmUntil: Date | null,
): Promise<Attempt> {
  const [checkout, openCheckouts] = await Promise.all([
    priceCheckout(viewer, { ...request, destination: request.shippingAddress }),
    listOpenCheckouts(viewer.id, request.cartKey),
  ]);
  const reusableOrder = findReusableOrder(openCheckouts, request.cartHash, checkout);
  if (reusableOrder) {
    await updateAddress(reusableOrder.id, request);
    return { outcome: "ready", order: reusableOrder };
  }
  const replacedCheckouts = await replaceOpenCheckouts(openCheckouts);
  const firmUntil = earliestFirmTime(previousFirmUntil, replacedCheckouts, request.lines);
  return inRowQueue(
    request.lines.map(({ productId }) => `products:${productId}`),
    () => placeNewestOrder(viewer, checkout, { ...request, firmUntil }),
  );
}

async function placeNewestOrder(
  viewer: Viewer,
  checkout: Checkout,
  request: CheckoutRequest & { firmUntil: Date | null },
): Promise<Attempt> {
  const { cartKey, firmUntil } = request;
  const placement = await placeOrder(viewer, checkout, request);
  switch (placement.outcome) {
    case "placed": {
      const { order } = placement;
      const isNewest = await endConcurrentCheckouts(viewer.id, cartKey, order.id);
      if (isNewest) return { outcome: "ready", order: { ...order, clientSecret: null } };
      return { outcome: "retry", firmUntil };
    }
    case "short":
      return { outcome: "retry", firmUntil: await freeUnits(viewer, checkout, request, placement) };
    case "changed":
      return { outcome: "retry", firmUntil };
  }
}
