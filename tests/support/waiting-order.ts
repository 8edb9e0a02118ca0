import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { a, aCheckout, aProduct } from "./factories";

/** A checkout of one new product by one new buyer, with what the provider calls it. */
export async function aWaitingOrder(quantity = 1) {
  const [buyer, product] = await Promise.all([a("buyer"), aProduct()]);
  return aWaitingOrderOf(buyer, product, quantity);
}

/** The same of these two. */
export async function aWaitingOrderOf(buyer: Viewer, product: { id: number }, quantity: number) {
  const { orderId, clientSecret } = await aCheckout(buyer, product, quantity);
  const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
  return { buyer, product, orderId, clientSecret, intentId };
}

export type WaitingOrder = Awaited<ReturnType<typeof aWaitingOrder>>;

/** An order as it stands. */
export const findOrder = (id: number) => db.order.findUniqueOrThrow({ where: { id } });
