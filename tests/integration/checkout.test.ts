import { afterEach, describe, expect, it } from "vitest";

import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { charge, createCheckout, pay } from "../support/orders";

afterEach(expectInvariants);

const stockOf = async (id: number) => {
  const { stock, reserved } = await db.product.findUniqueOrThrow({ where: { id } });
  return { stock, reserved };
};

const expireHold = (id: number) =>
  db.order.update({ where: { id }, data: { holdUntil: new Date(0) } });

describe("createPaymentIntent", () => {
  it("holds the units, creates a pending order and returns its client secret and amount", async () => {
    const buyer = await createUser({ role: "buyer" });
    const product = await createProduct({ priceCents: 1999 });

    const checkout = await createCheckout(buyer, product, 3);

    expect(checkout).toMatchObject({ amount: 5997, currency: "usd" });
    expect(checkout.clientSecret).toMatch(/_secret_/);
    expect(await stockOf(product.id)).toEqual({ stock: 10, reserved: 3 });
  });

  it("sums the line items of one product and refuses more than the stock", async () => {
    const [buyer, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ stock: 5 }),
    ]);
    const items = [
      { productId: product.id, quantity: 3 },
      { productId: product.id, quantity: 3 },
    ];

    const refused = createPaymentIntent(buyer, { items }, "en");

    await expect(refused).rejects.toMatchObject({
      kind: "conflict",
      key: "stockLeft",
      values: { count: 5, title: product.title },
    });
  });

  it("reserves nothing when one line item is refused", async () => {
    const buyer = await createUser({ role: "buyer" });
    const [plenty, few] = await Promise.all([createProduct(), createProduct({ stock: 1 })]);
    const items = [
      { productId: plenty.id, quantity: 2 },
      { productId: few.id, quantity: 2 },
    ];

    await expect(createPaymentIntent(buyer, { items }, "en")).rejects.toMatchObject({
      key: "stockLeft",
    });

    expect(await stockOf(plenty.id)).toEqual({ stock: 10, reserved: 0 });
    expect(await db.order.count({ where: { buyerId: buyer.id } })).toBe(0);
  });

  it("returns the same order and secret for the same cart", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);

    const first = await createCheckout(buyer, product, 2);
    const second = await createCheckout(buyer, product, 2);

    expect(second).toEqual(first);
    expect(await stockOf(product.id)).toEqual({ stock: 10, reserved: 2 });
  });

  it("creates one order from twenty simultaneous requests", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);

    const checkouts = await Promise.all(
      Array.from({ length: 20 }, () => createCheckout(buyer, product)),
    );

    expect(new Set(checkouts.map((checkout) => checkout.clientSecret)).size).toBe(1);
    expect(await stockOf(product.id)).toEqual({ stock: 10, reserved: 1 });
  });

  it("lets exactly five of fifty buyers hold the last five units", async () => {
    const product = await createProduct({ stock: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => createUser({ role: "buyer" })),
    );

    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => createCheckout(buyer, product)),
    );

    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(5);
    expect(await stockOf(product.id)).toEqual({ stock: 5, reserved: 5 });
  });

  it("creates a new order when a price changed during the checkout", async () => {
    const [buyer, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ priceCents: 1000 }),
    ]);
    const first = await createCheckout(buyer, product);
    await db.product.update({ where: { id: product.id }, data: { priceCents: 1500 } });

    const second = await createCheckout(buyer, product);

    expect(second.amount).toBe(1500);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await stockOf(product.id)).toEqual({ stock: 10, reserved: 1 });
  });

  it("lets a buyer raise the quantity beyond the units of their earlier cart", async () => {
    const [buyer, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ stock: 3 }),
    ]);
    await createCheckout(buyer, product, 2);

    const raised = await createCheckout(buyer, product, 3);

    expect(raised.amount).toBe(3750);
    expect(await stockOf(product.id)).toEqual({ stock: 3, reserved: 3 });
  });

  it.each([
    ["hidden", { isActive: false }],
    ["waiting for approval", { moderationStatus: "pending" as const }],
  ])("refuses a product that is %s", async (_, values) => {
    const [buyer, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct(values),
    ]);

    await expect(createCheckout(buyer, product)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("refuses a seller's own product", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller });

    await expect(createCheckout(seller, product)).rejects.toMatchObject({ key: "ownProduct" });
  });

  it("refuses a total under fifty cents", async () => {
    const [buyer, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ priceCents: 49 }),
    ]);

    await expect(createCheckout(buyer, product)).rejects.toMatchObject({ key: "totalTooSmall" });
  });

  it("is unavailable without a provider", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const { PAYMENTS } = env;
    Object.assign(env, { PAYMENTS: undefined });

    const refused = createCheckout(buyer, product);

    await expect(refused).rejects.toMatchObject({ kind: "unavailable", key: "paymentsMissing" });
    Object.assign(env, { PAYMENTS });
  });

  it("rounds the fee of each seller order once, with the exact rest as the net amount", async () => {
    const buyer = await createUser({ role: "buyer" });
    const [first, two] = await Promise.all([createProduct({ priceCents: 333 }), createProduct()]);
    const items = [
      { productId: first.id, quantity: 1 },
      { productId: two.id, quantity: 1 },
    ];

    const { orderId } = await createPaymentIntent(buyer, { items }, "en");

    const sellerOrders = await db.sellerOrder.findMany({
      where: { orderId },
      orderBy: { subtotalCents: "asc" },
    });
    expect(
      sellerOrders.map(({ subtotalCents, feeCents, sellerNetCents }) => [
        subtotalCents,
        feeCents,
        sellerNetCents,
      ]),
    ).toEqual([
      [333, 17, 316],
      [1250, 63, 1187],
    ]);
  });
});

describe("expireHolds", () => {
  it("releases the units after thirty minutes", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const { orderId } = await createCheckout(buyer, product, 4);
    await expireHold(orderId);

    await expireHolds();

    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order.status).toBe("cancelled");
    expect(await stockOf(product.id)).toEqual({ stock: 10, reserved: 0 });
  });

  it("completes the order of a buyer who paid before the hold expired", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const { orderId } = await createCheckout(buyer, product, 4);
    await charge(orderId);
    await expireHold(orderId);

    await expireHolds();

    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order.status).toBe("paid");
    expect(await stockOf(product.id)).toEqual({ stock: 6, reserved: 0 });
  });

  it("leaves paid orders and new holds unchanged", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const paid = await createCheckout(buyer, product, 1);
    await pay(paid.orderId);
    const fresh = await createCheckout(buyer, product, 2);

    await expireHolds();

    const order = await db.order.findUniqueOrThrow({ where: { id: fresh.orderId } });
    expect(order.status).toBe("pending");
    expect(await stockOf(product.id)).toEqual({ stock: 9, reserved: 2 });
  });

  it("starts a new order for the same cart after the hold expired", async () => {
    const [buyer, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ stock: 1 }),
    ]);
    const first = await createCheckout(buyer, product);
    await expireHold(first.orderId);

    const second = await createCheckout(buyer, product);

    expect(second.orderId).not.toBe(first.orderId);
    expect(await stockOf(product.id)).toEqual({ stock: 1, reserved: 1 });
  });
});
