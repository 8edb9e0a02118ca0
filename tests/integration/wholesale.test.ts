import { afterAll, describe, expect, it, vi } from "vitest";

import { POST as createIntent } from "@/app/api/create-payment-intent/route";
import { checkCart, quoteCheckout } from "@/lib/checkout/queries";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { placeOrder } from "@/lib/checkout/service/place-order";
import { priceCheckout } from "@/lib/checkout/service/price-checkout";
import { db } from "@/lib/db/client";
import { getPurchase } from "@/lib/orders/queries/orders";
import { refundOrder } from "@/lib/orders/service/refund";
import { send, signedInAs } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrder } from "../support/orders";
import { newKey, REASON } from "../support/sales";
import { applied, createTieredProduct, createWholesaleBuyer, tiersOf } from "../support/wholesale";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

afterAll(expectInvariants);

const lineOf = (orderId: number) =>
  db.orderLine.findFirstOrThrow({
    where: { orderId },
    select: { unitPriceCents: true, quantity: true, isWholesale: true },
  });

describe("an approved wholesale buyer", () => {
  it.each([
    [1, 1_250],
    [9, 1_250],
    [10, 1_000],
    [49, 1_000],
    [50, 800],
    [51, 800],
  ])("pays for %i units %i cents each", async (quantity, unitPriceCents) => {
    const [buyer, product] = await Promise.all([createWholesaleBuyer(), createTieredProduct()]);

    const orderId = await createPaidOrder(buyer, product, quantity);

    const isWholesale = unitPriceCents < 1_250;
    expect(await lineOf(orderId)).toEqual({ unitPriceCents, quantity, isWholesale });
    const payment = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
    expect(payment.amountCents).toBe(unitPriceCents * quantity);
    expect((await getPurchase(buyer, orderId))?.sellerOrders[0]?.items[0]?.isWholesale).toBe(
      isWholesale,
    );
  });

  it("has the same price in the cart and the quote", async () => {
    const [buyer, product] = await Promise.all([createWholesaleBuyer(), createTieredProduct()]);
    const items = [{ productId: product.id, quantity: 50 }];

    const [line] = await checkCart(buyer, { items });
    const quote = await quoteCheckout(buyer, { items, country: "US" });

    expect(line).toMatchObject({
      priceCents: 1_250,
      tiers: [
        { minQuantity: 10, priceCents: 1_000 },
        { minQuantity: 50, priceCents: 800 },
      ],
    });
    expect(quote).toMatchObject({ itemsCents: 40_000, totalCents: 40_000 });
  });

  it("never pays more than the list price", async () => {
    const [buyer, product] = await Promise.all([createWholesaleBuyer(), createTieredProduct()]);
    await db.product.update({ where: { id: product.id }, data: { priceCents: 900 } });

    const orderId = await createPaidOrder(buyer, product, 10);

    expect(await lineOf(orderId)).toMatchObject({ unitPriceCents: 900, isWholesale: false });
  });

  it("is refunded exactly the amount paid", async () => {
    const [buyer, seller] = await Promise.all([
      createWholesaleBuyer(),
      createUser({ role: "seller" }),
    ]);
    const product = await createProduct({ seller, stock: 100 });
    await tiersOf(product.id, [[3, 333]]);
    const orderId = await createPaidOrder(buyer, product, 3);

    await refundOrder(seller, { orderId, reason: REASON, key: newKey(), amount: "9.99" });

    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ totalCents: 999, refundedCents: 999 });
  });
});

describe("a buyer without an approval", () => {
  it.each(["nobody's", "pending", "rejected"] as const)(
    "pays the list price with %s application",
    async (status) => {
      const [buyer, product] = await Promise.all([
        createUser({ role: "buyer" }),
        createTieredProduct(),
      ]);
      if (status !== "nobody's") await applied(buyer, status);

      const orderId = await createPaidOrder(buyer, product, 50);

      expect(await lineOf(orderId)).toMatchObject({ unitPriceCents: 1_250, isWholesale: false });
      const [line] = await checkCart(buyer, { items: [{ productId: product.id, quantity: 50 }] });
      expect(line?.tiers).toEqual([]);
    },
  );

  it("cannot send a price", async () => {
    const product = await createTieredProduct();
    await signedInAs("buyer");

    const response = await send(createIntent, {
      items: [
        {
          productId: product.id,
          quantity: 50,
          price: "0.01",
          unitPriceCents: 1,
          isWholesale: true,
          tiers: [{ minQuantity: 1, priceCents: 1 }],
        },
      ],
      isWholesale: true,
      amount: 1,
    });

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ amount: 62_500 });
  });
});

describe("a change between quote and hold", () => {
  const about = { cartHash: "between", locale: "en" };

  it.each([
    ["a tier became dearer", (id: number) => tiersOf(id, [[10, 1_100]])],
    ["a tier became cheaper", (id: number) => tiersOf(id, [[10, 700]])],
    ["the tiers went", (id: number) => tiersOf(id, [])],
    [
      "the list price moved",
      (id: number) => db.product.update({ where: { id }, data: { priceCents: 1_300 } }),
    ],
  ])("holds nothing when %s, and the next attempt uses the current price", async (_, change) => {
    const [buyer, product] = await Promise.all([createWholesaleBuyer(), createTieredProduct()]);
    const lines = [{ productId: product.id, quantity: 10 }];
    const checkout = await priceCheckout(buyer, { lines });
    await change(product.id);

    expect(await placeOrder(buyer, checkout, about)).toEqual({ outcome: "changed" });

    expect(await db.order.count({ where: { buyerId: buyer.id } })).toBe(0);
    const { orderId } = await createCheckout(buyer, product, 10);
    const again = await priceCheckout(buyer, { lines });
    expect((await lineOf(orderId)).unitPriceCents).toBe(
      again.sellerOrders[0]?.lines[0]?.unitPriceCents,
    );
  });

  it("applies no wholesale price after the approval was withdrawn", async () => {
    const [buyer, product] = await Promise.all([createWholesaleBuyer(), createTieredProduct()]);
    const checkout = await priceCheckout(buyer, {
      lines: [{ productId: product.id, quantity: 10 }],
    });
    await db.wholesaleApplication.updateMany({
      where: { userId: buyer.id },
      data: { status: "rejected" },
    });

    expect(await placeOrder(buyer, checkout, about)).toEqual({ outcome: "changed" });
    const { amount } = await createCheckout(buyer, product, 10);
    expect(amount).toBe(12_500);
  });

  it("does not reuse a pending order once its tier changed", async () => {
    const [buyer, product, other] = await Promise.all([
      createWholesaleBuyer(),
      createTieredProduct(),
      createTieredProduct(),
    ]);
    const items = [
      { productId: product.id, quantity: 10 },
      { productId: other.id, quantity: 10 },
    ];
    const first = await createPaymentIntent(buyer, { items }, "en");
    expect((await createPaymentIntent(buyer, { items }, "en")).orderId).toBe(first.orderId);

    // One dollar more here, one less there: the same total.
    await tiersOf(product.id, [[10, 1_100]]);
    await tiersOf(other.id, [[10, 900]]);
    const second = await createPaymentIntent(buyer, { items }, "en");

    expect(second.amount).toBe(first.amount);
    expect(second.orderId).not.toBe(first.orderId);
  });
});
