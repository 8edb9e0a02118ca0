import { afterEach, describe, expect, it } from "vitest";

import { checkCart } from "@/lib/checkout/queries";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrder } from "../support/orders";
import { createVariantProduct, SIZES_AND_COLORS } from "../support/variants";

afterEach(expectInvariants);

const statusOf = async ({ orderId }: { orderId: number }) =>
  (await db.order.findUniqueOrThrow({ where: { id: orderId } })).status;

const createBuyers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createUser({ role: "buyer" })));

/** Creates the buyer of a hold and another buyer. */
async function createPair() {
  return [await createUser({ role: "buyer" }), await createUser({ role: "buyer" })] as const;
}

/** Creates a buyer who has received an order. */
async function createTrustedBuyer() {
  const buyer = await createUser({ role: "buyer" });
  const orderId = await createPaidOrder(buyer, await createProduct());
  await db.sellerOrder.updateMany({ where: { orderId }, data: { status: "delivered" } });
  await db.order.update({ where: { id: orderId }, data: { status: "delivered" } });
  return buyer;
}

describe("units held by an account without a delivered order", () => {
  it("are taken over at once above three units of a small stock", async () => {
    const [holder, later] = await createPair();
    const product = await createProduct({ stock: 10 });
    const hold = await createCheckout(holder, product, 10);

    const [line] = await checkCart(later, { items: [{ productId: product.id, quantity: 9 }] });
    const order = await createCheckout(later, product, 7);

    expect(line?.available).toBe(7);
    expect(await statusOf(hold)).toBe("cancelled");
    expect(await statusOf(order)).toBe("pending");
  });

  it("are firm for three units of a small stock", async () => {
    const [holder, later] = await createPair();
    const product = await createProduct({ stock: 10 });
    const hold = await createCheckout(holder, product, 10);

    await expect(createCheckout(later, product, 8)).rejects.toMatchObject({ key: "stockLeft" });

    expect(await statusOf(hold)).toBe("pending");
  });

  it("are firm for a fifth of a large stock", async () => {
    const [holder, later] = await createPair();
    const product = await createProduct({ stock: 100 });
    await createCheckout(holder, product, 100);

    await expect(createCheckout(later, product, 81)).rejects.toMatchObject({ key: "stockLeft" });

    expect(await statusOf(await createCheckout(later, product, 80))).toBe("pending");
  });

  it("share one allowance over variants and over checkouts sent simultaneously", async () => {
    const [holder, later] = await createPair();
    const { id: productId, variants } = await createVariantProduct();
    const items = variants.map(({ id: variantId }) => ({ productId, variantId, quantity: 5 }));

    await Promise.all(
      [items.slice(0, 2), items.slice(2)].map((half) =>
        createPaymentIntent(holder, { items: half }, "en"),
      ),
    );

    const lines = await checkCart(later, { items });
    const available = lines.map((line) => line.available);
    expect(available.reduce((sum, units) => sum + units, 0)).toBe(16);
  });

  it("are firm in ten lines only", async () => {
    const [holder, later] = await createPair();
    const products = await Promise.all(
      Array.from({ length: 12 }, () => createProduct({ stock: 2 })),
    );
    const items = products.map(({ id: productId }) => ({ productId, quantity: 2 }));
    await createPaymentIntent(holder, { items }, "en");

    const lines = await checkCart(later, { items });

    expect(lines.filter(({ available }) => available === 2)).toHaveLength(2);
  });

  it("keep no other buyer from one of fifty products", async () => {
    const [holder, later] = await createPair();
    const products = await Promise.all(
      Array.from({ length: 50 }, () => createProduct({ stock: 8 })),
    );
    const items = products.map(({ id: productId }) => ({ productId, quantity: 8 }));
    await createPaymentIntent(holder, { items }, "en");

    const lines = await checkCart(later, { items });
    expect(lines.every(({ available }) => available >= 5)).toBe(true);

    const oneUnitLines = items.map(({ productId }) => ({ productId, quantity: 1 }));
    const order = await createPaymentIntent(later, { items: oneUnitLines }, "en");
    expect(await statusOf(order)).toBe("pending");
  });

  it("are all firm once an order was delivered", async () => {
    const [later] = await createPair();
    const holder = await createTrustedBuyer();
    const product = await createProduct({ stock: 10 });
    const hold = await createCheckout(holder, product, 10);

    await expect(createCheckout(later, product)).rejects.toMatchObject({ key: "stockLeft" });

    expect(await statusOf(hold)).toBe("pending");
  });

  it("are not taken over once the payment has begun", async () => {
    const [holder, later] = await createPair();
    const product = await createProduct({ stock: 10 });
    const hold = await createCheckout(holder, product, 10);
    const { intentId } = await db.paymentIntent.findUniqueOrThrow({
      where: { orderId: hold.orderId },
    });
    await db.sandboxIntent.update({ where: { id: intentId }, data: { status: "processing" } });

    await expect(createCheckout(later, product)).rejects.toMatchObject({ key: "stockLeft" });

    expect(await statusOf(hold)).toBe("pending");
  });
});

describe("one variant with ten units", () => {
  it("is ordered by ten of fifty simultaneous buyers and refused to forty", async () => {
    const { id: productId, variants } = await createVariantProduct({
      fields: {
        ...SIZES_AND_COLORS,
        variants: SIZES_AND_COLORS.variants.map((variant) => ({ ...variant, stock: 10 })),
      },
    });
    const items = [{ productId, variantId: variants[0]?.id ?? 0, quantity: 1 }];
    const buyers = await createBuyers(50);

    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => createPaymentIntent(buyer, { items }, "en")),
    );

    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? outcome.reason : [],
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(refusals.map(({ kind }) => kind)).toEqual(Array.from({ length: 40 }, () => "conflict"));
  });
});

describe("a product locked by another server", () => {
  it("refuses a checkout for now, and not as an unavailable database", async () => {
    const [buyer] = await createPair();
    const product = await createProduct();

    await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM products WHERE id = ${product.id} FOR UPDATE`;
        await expect(createCheckout(buyer, product)).rejects.toMatchObject({
          kind: "limited",
          key: "rowBusy",
        });
      },
      { timeout: 30_000 },
    );

    expect(await statusOf(await createCheckout(buyer, product))).toBe("pending");
  });
});
