import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { expireOrder } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { pay } from "../support/orders";

type Terms = Partial<{
  type: "percentage" | "fixed_amount" | "buy_x_get_y";
  value: number | null;
  buyQuantity: number;
  getQuantity: number;
  minOrderCents: number;
  maxUses: number;
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
}>;

async function createCode(seller: Viewer, terms: Terms = {}) {
  return db.promotion.create({
    data: {
      sellerId: seller.id,
      name: "Eid",
      code: `EID-${randomUUID().slice(0, 8)}`,
      type: "percentage",
      value: 10,
      startsAt: new Date(Date.now() - 60_000),
      ...terms,
    },
  });
}

type Items = { productId: number; quantity: number }[];

const order = (buyer: Viewer, items: Items, promotionCode: string) =>
  createPaymentIntent(buyer, { items, promotionCode }, "en");

const usesOf = async (id: number) =>
  (await db.promotion.findUniqueOrThrow({ where: { id } })).currentUses;

describe("promotion codes", () => {
  it("apply to their seller's line items only and reduce the base of the fee", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller, priceCents: 1999 });
    const other = await createProduct({ priceCents: 1000 });
    const { code } = await createCode(seller, { value: 15 });
    const items = [
      { productId: product.id, quantity: 2 },
      { productId: other.id, quantity: 1 },
    ];

    const { orderId, amount } = await order(buyer, items, code.toLowerCase());

    // 15 % of 39.98 is 5.997, rounded to 6.00.
    expect(amount).toBe(3998 - 600 + 1000);
    const sellerOrders = await db.sellerOrder.findMany({
      where: { orderId },
      orderBy: { discountCents: "desc" },
    });
    expect(sellerOrders).toMatchObject([
      { discountCents: 600, feeCents: 170, sellerNetCents: 3398 - 170 },
      { discountCents: 0, feeCents: 50, sellerNetCents: 950 },
    ]);
    await pay(orderId);
    await expectInvariants();
  });

  it.each([
    ["a fixed amount", { type: "fixed_amount", value: 500 }, 3, 2500],
    [
      "a fixed amount above the subtotal, plus a second seller",
      { type: "fixed_amount", value: 9000 },
      1,
      0,
    ],
    ["buy 2 get 1", { type: "buy_x_get_y", value: null, buyQuantity: 2, getQuantity: 1 }, 3, 2000],
    [
      "buy 2 get 1 with too few",
      { type: "buy_x_get_y", value: null, buyQuantity: 2, getQuantity: 1 },
      2,
      -1,
    ],
  ] as const)("grant %s", async (_, terms, quantity, expected) => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller, priceCents: 1000 });
    const other = await createProduct({ priceCents: 700 });
    const { code } = await createCode(seller, terms);
    const items = [
      { productId: product.id, quantity },
      { productId: other.id, quantity: 1 },
    ];

    const orderIds = order(buyer, items, code);

    if (expected < 0) await expect(orderIds).rejects.toMatchObject({ key: "codeNotForCart" });
    else expect((await orderIds).amount).toBe(expected + 700);
  });

  it("are refused if unknown, inactive, out of date, below the minimum or for other products", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller, priceCents: 1000 });
    const items = [{ productId: product.id, quantity: 1 }];
    const hour = 3_600_000;
    const codes = await Promise.all([
      createCode(seller, {
        endsAt: new Date(Date.now() - 1000),
        startsAt: new Date(Date.now() - hour),
      }),
      createCode(seller, { startsAt: new Date(Date.now() + hour) }),
      createCode(seller, { isActive: false }),
    ]);
    const small = await createCode(seller, { minOrderCents: 1001 });
    const foreign = await createCode(await createUser({ role: "seller" }));

    for (const code of ["NO-SUCH-CODE", ...codes.map((code) => code.code)]) {
      await expect(order(buyer, items, code)).rejects.toMatchObject({ key: "codeUnknown" });
    }
    await expect(order(buyer, items, small.code)).rejects.toMatchObject({
      key: "codeMinimum",
      values: { amount: "$10.01" },
    });
    await expect(order(buyer, items, foreign.code)).rejects.toMatchObject({
      key: "codeNotForCart",
    });
    expect(await db.order.count({ where: { buyerId: buyer.id } })).toBe(0);
  });

  it("are never used more often than their limit by simultaneous buyers", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller, priceCents: 1000, stock: 50 });
    const { id, code } = await createCode(seller, { maxUses: 3 });
    const buyers = await Promise.all(
      Array.from({ length: 12 }, () => createUser({ role: "buyer" })),
    );
    const items = [{ productId: product.id, quantity: 1 }];

    const outcomes = await Promise.allSettled(buyers.map((buyer) => order(buyer, items, code)));

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await usesOf(id)).toBe(3);
    await expectInvariants();
  });

  it("are released once by an order that expires and stay used by a paid one", async () => {
    const [seller, first, second] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller, priceCents: 1000 });
    const { id, code } = await createCode(seller, { maxUses: 1 });
    const items = [{ productId: product.id, quantity: 1 }];

    const expiredOrder = await order(first, items, code);
    await expect(order(second, items, code)).rejects.toMatchObject({ key: "codeUnknown" });
    await expireOrder(expiredOrder.orderId);
    await expireOrder(expiredOrder.orderId);
    expect(await usesOf(id)).toBe(0);

    const paid = await order(second, items, code);
    await pay(paid.orderId);
    expect(await usesOf(id)).toBe(1);
    await expectInvariants();
  });

  it("return the same order again, even if the order holds the last use", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller, priceCents: 1000 });
    const { code } = await createCode(seller, { maxUses: 1 });
    const items = [{ productId: product.id, quantity: 1 }];

    const first = await order(buyer, items, code);

    expect(await order(buyer, items, code)).toEqual(first);
  });

  it("create another order for the same cart and cancel the previous one", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller, priceCents: 1000, stock: 1 });
    const { code } = await createCode(seller);
    const items = [{ productId: product.id, quantity: 1 }];

    const plain = await createPaymentIntent(buyer, { items }, "en");
    const discounted = await order(buyer, items, code);

    expect([plain.amount, discounted.amount]).toEqual([1000, 900]);
    const before = await db.order.findUniqueOrThrow({ where: { id: plain.orderId } });
    expect(before.status).toBe("cancelled");
    await expectInvariants();
  });
});
