import { describe, expect, it, vi } from "vitest";

import { POST as codeCall, GET as codesCall } from "@/app/api/seller-tools/promotions/route";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { endPromotion, switchPromotion } from "@/lib/promotions/service";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

let createdRow = 0;
const createCode = () => `SALE${Date.now() % 100_000}${++createdRow}`;

const bodyOf = (more: object = {}) => ({
  name: "Autumn",
  promoCode: createCode(),
  discountType: "percentage",
  discountValue: "10",
  ...more,
});

/** Creates a code as the seller's page does. */
async function post(more: object = {}) {
  const response = await send(codeCall, bodyOf(more));
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}

describe("POST /api/seller-tools/promotions", () => {
  it("refuses one promotion more than the limit", async () => {
    const { id: sellerId } = await signedInAs("seller");
    const row = { sellerId, name: "Old", type: "percentage" as const, value: 10 };
    await db.promotion.createMany({
      data: Array.from({ length: 500 }, () => ({
        ...row,
        code: createCode(),
        startsAt: new Date(),
      })),
    });

    expect(await responseText(await send(codeCall, bodyOf()))).toEqual([
      409,
      "You can have up to 500 promotions.",
    ]);
  });

  it("creates each kind of code and lists the seller's own only", async () => {
    await signedInAs("seller");
    const percent = await post({
      description: "For the feast",
      maxUses: 5,
      minOrderAmount: "50.00",
    });
    expect(percent).toMatchObject({
      name: "Autumn",
      description: "For the feast",
      discountType: "percentage",
      discountValue: "10.00",
      buyQuantity: null,
      endDate: null,
      maxUses: 5,
      currentUses: 0,
      minOrderAmount: "50.00",
      isActive: true,
    });
    const fixed = await post({
      discountType: "fixed_amount",
      discountValue: "5.50",
      endDate: "2099-12-31",
    });
    expect(fixed).toMatchObject({ discountValue: "5.50", endDate: "2100-01-01T06:00:00.000Z" });
    const free = await post({
      discountType: "buy_x_get_y",
      discountValue: null,
      buyQuantity: 2,
      getQuantity: 1,
    });
    expect(free).toMatchObject({ discountValue: null, buyQuantity: 2, getQuantity: 1 });
    const rows = await (await get(codesCall)).json();
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([free.id, fixed.id, percent.id]);
    await signedInAs("seller");
    expect(await (await get(codesCall)).json()).toEqual([]);
  });

  it("refuses invalid input, a code taken in any case and viewers who are not sellers", async () => {
    await signedInAs("seller");
    const { promoCode } = await post();
    for (const bad of [
      { name: "" },
      { promoCode: "a" },
      { promoCode: "two words" },
      { discountType: "gift" },
      { discountValue: 0 },
      { discountValue: 101 },
      { discountValue: "12.5" },
      { discountType: "fixed_amount", discountValue: "0" },
      { discountType: "buy_x_get_y", buyQuantity: 1 },
      { maxUses: 0 },
      { minOrderAmount: "-1" },
      { startDate: "2030-01-02", endDate: "2030-01-01" },
      { endDate: "2020-01-01" },
      { startDate: "soon" },
    ]) {
      expect((await send(codeCall, bodyOf(bad))).status, JSON.stringify(bad)).toBe(400);
    }
    await signedInAs("seller");
    expect(
      await responseText(await send(codeCall, bodyOf({ promoCode: promoCode.toLowerCase() }))),
    ).toEqual([409, "This code is already in use. Try another one."]);
    for (const role of ["buyer", "admin"] as const) {
      await signedInAs(role);
      expect((await send(codeCall, bodyOf())).status).toBe(403);
      expect((await get(codesCall)).status).toBe(403);
    }
    signOutCaller();
    expect((await send(codeCall, bodyOf())).status).toBe(401);
    expect((await get(codesCall)).status).toBe(401);
  });
});

describe("a created promotion code", () => {
  it("grants its last use to exactly one of twenty buyers", async () => {
    const seller = await signedInAs("seller");
    const product = await createProduct({ seller, priceCents: 1_000, stock: 50 });
    const { id, promoCode } = await post({ maxUses: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, () => createUser({ role: "buyer" })),
    );
    const items = [{ productId: product.id, quantity: 1 }];
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => createPaymentIntent(buyer, { items, promotionCode: promoCode }, "en")),
    );
    const won = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value.amount] : [],
    );
    expect(won).toEqual([900]);
    expect(await db.promotion.findUnique({ where: { id } })).toMatchObject({ currentUses: 1 });
    await expectInvariants();
  });

  it("is stopped and resumed by its seller only", async () => {
    const seller = await signedInAs("seller");
    const [product, other, buyer] = [
      await createProduct({ seller, priceCents: 1_000 }),
      await createUser({ role: "seller" }),
      await createUser({ role: "buyer" }),
    ];
    const { id, promoCode } = await post();
    const items = [{ productId: product.id, quantity: 1 }];
    const order = () => createPaymentIntent(buyer, { items, promotionCode: promoCode }, "en");
    for (const act of [
      () => switchPromotion(other, { id, isActive: false }),
      () => endPromotion(other, { id, endDate: null }),
    ]) {
      await expect(act()).rejects.toMatchObject({ kind: "notFound" });
    }
    await switchPromotion(seller, { id, isActive: false });
    await expect(order()).rejects.toMatchObject({ key: "codeUnknown" });
    await switchPromotion(seller, { id, isActive: true });
    await expect(endPromotion(seller, { id, endDate: new Date(0) })).rejects.toMatchObject({
      key: "promotionEnds",
    });
    await endPromotion(seller, { id, endDate: new Date(Date.now() + 60_000) });
    expect((await order()).amount).toBe(900);
  });
});
