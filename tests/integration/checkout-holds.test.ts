import { afterEach, describe, expect, it } from "vitest";

import { checkCart } from "@/lib/checkout/queries";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, pay } from "../support/orders";

afterEach(expectInvariants);

const MINUTE = 60_000;
const statusOf = async ({ orderId }: { orderId: number }) =>
  (await db.order.findUniqueOrThrow({ where: { id: orderId } })).status;

/** Moves an order's times into the past. */
const age = (id: number, minutes: number) =>
  db.$executeRaw`
    UPDATE orders SET created_at = created_at - make_interval(mins => ${minutes}::int),
      firm_until = firm_until - make_interval(mins => ${minutes}::int),
      hold_until = hold_until - make_interval(mins => ${minutes}::int) WHERE id = ${id}`;

const setIntent = async (orderId: number, status: string) => {
  const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
  await db.sandboxIntent.update({ where: { id: intentId }, data: { status } });
};

describe("open checkouts of one account", () => {
  it("are limited to two: a third replaces the oldest and releases its units", async () => {
    const buyer = await createUser({ role: "buyer" });
    const [firstBuyer, two, three] = await Promise.all([
      createProduct(),
      createProduct(),
      createProduct(),
    ]);
    const first = await createCheckout(buyer, firstBuyer);
    const second = await createCheckout(buyer, two);

    const third = await createCheckout(buyer, three);

    expect(await statusOf(first)).toBe("cancelled");
    expect(await statusOf(second)).toBe("pending");
    expect(await statusOf(third)).toBe("pending");
    expect(await db.product.findUniqueOrThrow({ where: { id: firstBuyer.id } })).toMatchObject({
      reserved: 0,
    });
  });

  it("stay limited to two when many different carts are sent simultaneously", async () => {
    const buyer = await createUser({ role: "buyer" });
    const products = await Promise.all(Array.from({ length: 12 }, () => createProduct()));

    await Promise.allSettled(products.map((product) => createCheckout(buyer, product)));

    const open = await db.order.count({ where: { buyerId: buyer.id, status: "pending" } });
    expect(open).toBeLessThanOrEqual(2);
    const heldUnits = await db.product.aggregate({
      where: { id: { in: products.map(({ id }) => id) } },
      _sum: { reserved: true },
    });
    expect(heldUnits._sum.reserved).toBe(open);
  });

  it("are one order for a cart sent simultaneously with and without codes", async () => {
    const [buyer, product] = [
      await createUser({ role: "buyer" }),
      await createProduct({ stock: 9 }),
    ];
    const { id, sellerId } = product;
    for (const code of ["TWIN10", "TWIN20"]) {
      const value = Number(code.slice(-2));
      const row = { sellerId, name: code, code, type: "percentage" as const, value };
      await db.promotion.create({ data: { ...row, startsAt: new Date(Date.now() - MINUTE) } });
    }
    const items = [{ productId: id, quantity: 2 }];
    const inputs = [{}, { promotionCode: "TWIN10" }, { promotionCode: "TWIN20" }, {}];

    await Promise.allSettled(
      inputs.map((input) => createPaymentIntent(buyer, { items, ...input }, "en")),
    );

    const open = await db.order.count({ where: { buyerId: buyer.id, status: "pending" } });
    expect(open).toBe(1);
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ reserved: 2 });
  });

  it("accept wholesale quantities of many products", async () => {
    const buyer = await createUser({ role: "buyer" });
    const products = await Promise.all(
      Array.from({ length: 8 }, () => createProduct({ stock: 900 })),
    );
    const items = products.map(({ id }) => ({ productId: id, quantity: 900 }));

    const order = await createPaymentIntent(buyer, { items }, "en");

    expect(await statusOf(order)).toBe("pending");
  });
});

describe("a hold", () => {
  it("is firm for ten minutes: a later buyer is refused", async () => {
    const [holder, later, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createProduct({ stock: 3 }),
    ]);
    const heldOrder = await createCheckout(holder, product, 3);
    await age(heldOrder.orderId, 9);

    await expect(createCheckout(later, product)).rejects.toMatchObject({ key: "stockLeft" });

    expect(await statusOf(heldOrder)).toBe("pending");
  });

  it("lasts thirty minutes while no other buyer needs the units", async () => {
    const [holder, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ stock: 3 }),
    ]);
    const heldOrder = await createCheckout(holder, product, 3);
    await age(heldOrder.orderId, 29);

    await expireHolds();

    expect(await statusOf(heldOrder)).toBe("pending");
  });

  it("is taken over by a later buyer after its firm time, whose cart shows its units as available", async () => {
    const [holder, later, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createProduct({ stock: 3 }),
    ]);
    const heldOrder = await createCheckout(holder, product, 3);
    await age(heldOrder.orderId, 11);

    const [line] = await checkCart(later, { items: [{ productId: product.id, quantity: 2 }] });
    const laterOrder = await createCheckout(later, product, 2);

    expect(line?.available).toBe(3);
    expect(await statusOf(heldOrder)).toBe("cancelled");
    expect(await statusOf(laterOrder)).toBe("pending");
  });

  it.each(["processing", "requires_action"])(
    "is not taken over once its payment is %s",
    async (status) => {
      const [holder, later, product] = await Promise.all([
        createUser({ role: "buyer" }),
        createUser({ role: "buyer" }),
        createProduct({ stock: 3 }),
      ]);
      const heldOrder = await createCheckout(holder, product, 3);
      await age(heldOrder.orderId, 20);
      await setIntent(heldOrder.orderId, status);

      await expect(createCheckout(later, product)).rejects.toMatchObject({ key: "stockLeft" });

      expect(await statusOf(heldOrder)).toBe("pending");
    },
  );

  it("is not taken over if its units do not suffice", async () => {
    const [holder, later, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createProduct({ stock: 3 }),
    ]);
    const heldOrder = await createCheckout(holder, product, 2);
    await age(heldOrder.orderId, 11);

    await expect(createCheckout(later, product, 4)).rejects.toMatchObject({ key: "stockLeft" });

    expect(await statusOf(heldOrder)).toBe("pending");
  });

  it("is taken over by exactly as many of twenty racing buyers as there are units", async () => {
    const [holder, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ stock: 4 }),
    ]);
    const heldOrder = await createCheckout(holder, product, 4);
    await age(heldOrder.orderId, 11);
    const buyers = await Promise.all(
      Array.from({ length: 20 }, () => createUser({ role: "buyer" })),
    );

    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => createCheckout(buyer, product)),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(await db.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({
      stock: 4,
      reserved: 4,
    });
  });

  it("is not firm after two expired holds within a day", async () => {
    const [holder, later] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ stock: 3 });
    for (let expired = 0; expired < 2; expired++) {
      const { orderId } = await createCheckout(holder, product, 3);
      await age(orderId, 31);
      await expireHolds();
    }
    const third = await createCheckout(holder, product, 3);

    const laterOrder = await createCheckout(later, product, 3);

    expect(await statusOf(third)).toBe("cancelled");
    expect(await statusOf(laterOrder)).toBe("pending");
  });

  it("is firm again once the account has paid an order", async () => {
    const [holder, later] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const [product, other] = await Promise.all([createProduct({ stock: 3 }), createProduct()]);
    for (let expired = 0; expired < 2; expired++) {
      const { orderId } = await createCheckout(holder, product, 3);
      await age(orderId, 31);
      await expireHolds();
    }
    await pay((await createCheckout(holder, other)).orderId);
    await createCheckout(holder, product, 3);

    await expect(createCheckout(later, product)).rejects.toMatchObject({ key: "stockLeft" });
  });

  it("gains no firm time when the same account replaces it", async () => {
    const [holder, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createProduct({ stock: 3 }),
    ]);
    const first = await createCheckout(holder, product, 2);
    await age(first.orderId, 9);

    const raised = await createCheckout(holder, product, 3);

    const order = await db.order.findUniqueOrThrow({ where: { id: raised.orderId } });
    expect(order.firmUntil?.getTime()).toBeLessThan(Date.now() + 2 * MINUTE);
  });
});
