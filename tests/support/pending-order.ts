import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "./factories";
import { createCheckout } from "./orders";

/** Creates a checkout of one new product by a new buyer, with its payment intent. */
export async function createPendingOrder(quantity = 1) {
  const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
  return createPendingOrderFor(buyer, product, quantity);
}

/** Creates a checkout of a product by a buyer, with its payment intent. */
export async function createPendingOrderFor(
  buyer: Viewer,
  product: { id: number },
  quantity: number,
) {
  const { orderId, clientSecret } = await createCheckout(buyer, product, quantity);
  const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
  return { buyer, product, orderId, clientSecret, intentId };
}

export type PendingOrder = Awaited<ReturnType<typeof createPendingOrder>>;

/** Returns an order. */
export const findOrder = (id: number) => db.order.findUniqueOrThrow({ where: { id } });
