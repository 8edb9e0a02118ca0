import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getPaymentSetup } from "@/lib/checkout/queries";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { stripe } from "@/lib/payments/stripe";
import { createProduct, createUser } from "../support/factories";
import { startFakeStripe } from "../support/fake-stripe";
import { stripeEnvironment } from "../support/stripe-environment";

let fake: Awaited<ReturnType<typeof startFakeStripe>>;
const environment = stripeEnvironment(() => fake);

beforeAll(async () => {
  fake = await startFakeStripe();
  environment.enableStripe();
});

afterAll(() => {
  fake.stop();
  environment.restore();
});

async function createStripeCheckout() {
  const [buyer, product] = await Promise.all([
    createUser({ role: "buyer" }),
    createProduct({ priceCents: 4_200 }),
  ]);
  const items = [{ productId: product.id, quantity: 1 }];
  const checkout = await createPaymentIntent(buyer, { items }, "en");
  return { buyer, product, items, ...checkout };
}

describe("the Stripe provider", () => {
  it("creates one intent per order with its amount, however often it is called", async () => {
    const { buyer, items, orderId, clientSecret } = await createStripeCheckout();
    await db.paymentIntent.delete({ where: { orderId } }); // As after a crash before it was stored.

    const again = await createPaymentIntent(buyer, { items }, "en");

    expect(again.clientSecret).toBe(clientSecret);
    expect(fake.intents.get(clientSecret.split("_secret_")[0] ?? "")).toMatchObject({
      amount: 4_200,
      currency: "usd",
    });
  });

  it("cancels the intent of an expired hold", async () => {
    const { orderId, clientSecret } = await createStripeCheckout();
    await db.order.update({ where: { id: orderId }, data: { holdUntil: new Date(0) } });

    await expireHolds();

    expect(fake.intents.get(clientSecret.split("_secret_")[0] ?? "")?.status).toBe("canceled");
    expect((await db.order.findUniqueOrThrow({ where: { id: orderId } })).status).toBe("cancelled");
  });

  it("pays the order whose intent has succeeded when its hold expires", async () => {
    const { orderId, clientSecret } = await createStripeCheckout();
    const intent = fake.intents.get(clientSecret.split("_secret_")[0] ?? "");
    if (intent) intent.status = "succeeded";
    await db.order.update({ where: { id: orderId }, data: { holdUntil: new Date(0) } });

    await expireHolds();

    expect((await db.order.findUniqueOrThrow({ where: { id: orderId } })).status).toBe("paid");
  });

  it("refunds with an idempotency key", async () => {
    await stripe.refund({ intentId: "pi_9", amountCents: 700, key: "refund:x" });

    expect(fake.made.filter(({ resource }) => resource === "refunds")).toMatchObject([
      { key: "refund:x", fields: { payment_intent: "pi_9", amount: "700" } },
    ]);
  });

  it("is unavailable when Stripe responds with an error", async () => {
    await expect(stripe.retrieveIntent("pi_nobody")).rejects.toMatchObject({
      kind: "unavailable",
      key: "paymentsUnreachable",
    });
  });

  it("returns only the publishable key to the browser", () => {
    expect(getPaymentSetup()).toEqual({ provider: "stripe", publishableKey: "pk_test_fake" });
  });
});

it("getPaymentSetup returns null without a provider", () => {
  const { STRIPE_SECRET_KEY } = env;
  Object.assign(env, { STRIPE_SECRET_KEY: undefined });

  expect(getPaymentSetup()).toBeNull();
  Object.assign(env, { STRIPE_SECRET_KEY });
});
