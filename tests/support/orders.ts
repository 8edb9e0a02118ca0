import type { Viewer } from "@/lib/auth/viewer";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db, withTx } from "@/lib/db/client";
import { applyIntent } from "@/lib/payment-events/service/apply-intent";
import { sandbox } from "@/lib/payments/sandbox/provider";

type Bought = { id: number };

/** Creates a checkout that awaits its payment. */
export function createCheckout(buyer: Viewer, product: Bought, quantity = 1) {
  return createPaymentIntent(buyer, { items: [{ productId: product.id, quantity }] }, "en");
}

/** Creates an order that is charged and paid. */
export async function createPaidOrder(buyer: Viewer, product: Bought, quantity = 1) {
  const { orderId } = await createCheckout(buyer, product, quantity);
  await pay(orderId);
  return orderId;
}

/** Creates a paid order of several products. */
export async function createPaidOrderOf(
  buyer: Viewer,
  items: { productId: number; variantId?: number; quantity: number }[],
) {
  const { orderId } = await createPaymentIntent(buyer, { items }, "en");
  await pay(orderId);
  return orderId;
}

/** Charges the order's card at the sandbox without a webhook. Returns the payment intent. */
export async function charge(orderId: number) {
  const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
  await db.sandboxIntent.update({ where: { id: intentId }, data: { status: "succeeded" } });
  return sandbox.retrieveIntent(intentId);
}

/** Charges the order's card and applies the payment. */
export async function pay(orderId: number) {
  const intent = await charge(orderId);
  await withTx((tx) => applyIntent(tx, intent));
}
