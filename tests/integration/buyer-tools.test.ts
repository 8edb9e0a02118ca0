import { describe, expect, it, vi } from "vitest";

import { POST as listCall, GET as listsCall } from "@/app/api/buyer-tools/comparison-lists/route";
import { POST as alertCall, GET as alertsCall } from "@/app/api/buyer-tools/price-tracking/route";
import { POST as createItemCall, GET as listItemsCall } from "@/app/api/buyer-tools/wishlist/route";
import { MAX_ALERTS, MAX_SMART_ITEMS } from "@/lib/buyer-tools/rules";
import {
  createPriceAlert,
  editPriceAlert,
  removePriceAlert,
} from "@/lib/buyer-tools/service/price-alerts";
import {
  createSmartWishlistItem,
  editSmartWishlistItem,
  removeSmartWishlistItem,
} from "@/lib/buyer-tools/service/smart-wishlist";
import { db } from "@/lib/db/client";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

type Call = typeof alertCall;

const json = async (response: Response) => [response.status, await response.json()];

/** Product ids that every call refuses with 400. */
const NO_PRODUCT = [undefined, null, "1", 0, -1, 1.5, 2 ** 31, [1]];

describe("API of the buyer tools", () => {
  it("requires a signed-in user", async () => {
    signOutCaller();
    for (const call of [alertsCall, listItemsCall, listsCall])
      expect((await get(call)).status).toBe(401);
    for (const call of [alertCall, createItemCall, listCall] as Call[]) {
      expect((await send(call, { productId: 1, targetPrice: "1.00", name: "x" })).status).toBe(401);
    }
  });
});

describe("price alerts", () => {
  it("creates an alert and lists the viewer's own alerts", async () => {
    const [product, other] = [
      await createProduct({ priceCents: 2_000 }),
      await createUser({ role: "buyer" }),
    ];
    await createPriceAlert(other, { productId: product.id, targetPrice: 100, alertType: "email" });
    await signedInAs("buyer");
    const body = { productId: product.id, targetPrice: "15.50", alertType: "email" };
    const row = {
      id: expect.any(Number),
      product: {
        id: product.id,
        title: product.title,
        imageUrl: product.imageUrl,
        category: "Coffee & Tea",
      },
      currentPrice: "20.00",
      targetPrice: "15.50",
      alertType: "email",
    };
    expect(await json(await send(alertCall, body))).toMatchObject([201, row]);
    expect(await json(await get(alertsCall))).toMatchObject([200, [row]]);
    expect(await responseText(await send(alertCall, body))).toEqual([
      409,
      "You already have a price alert for this product.",
    ]);
    expect(await db.priceAlert.count({ where: { productId: product.id } })).toBe(2);
  });

  it("refuses invalid input and products that are not on sale", async () => {
    const [product, hidden] = [await createProduct(), await createProduct({ isActive: false })];
    const pending = await createProduct({ moderationStatus: "pending" });
    await signedInAs("seller");
    const good = { productId: product.id, targetPrice: "5.00", alertType: "email" };
    for (const productId of NO_PRODUCT) {
      expect((await send(alertCall, { ...good, productId })).status, String(productId)).toBe(400);
    }
    for (const targetPrice of [undefined, "", "0", 0, "-1", "12.345", "1e3", "0x10", "abc", null]) {
      const response = await responseText(await send(alertCall, { ...good, targetPrice }));
      expect(response).toEqual([400, "Target price must be above 0, with up to two decimals"]);
    }
    for (const alertType of ["sms", "push", "pigeon", 1, null]) {
      expect(await responseText(await send(alertCall, { ...good, alertType }))).toEqual([
        400,
        "Price alerts are available by email only for now",
      ]);
    }
    for (const productId of [hidden.id, pending.id, 2_000_000_000]) {
      expect((await send(alertCall, { ...good, productId })).status).toBe(404);
    }
    expect(await json(await get(alertsCall))).toEqual([200, []]);
  });

  it("creates one of ten simultaneous alerts and no more than the limit", async () => {
    const [buyer, product, more] = [
      await createUser({ role: "buyer" }),
      await createProduct(),
      await createProduct(),
    ];
    const seller = await createUser({ role: "seller" });
    const create = (productId: number) =>
      createPriceAlert(buyer, { productId, targetPrice: 500, alertType: "email" });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => create(product.id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const others = await db.product.createManyAndReturn({
      data: Array.from({ length: MAX_ALERTS - 1 }, () => productValues(seller.id)),
    });
    await db.priceAlert.createMany({
      data: others.map(({ id }) => ({ userId: buyer.id, productId: id, targetCents: 1 })),
    });
    await expect(create(more.id)).rejects.toMatchObject({
      kind: "conflict",
      key: "priceAlertsFull",
    });
  });

  it("lets only the owner change and delete an alert", async () => {
    const [buyer, other, product] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
      await createProduct(),
    ];
    const { id } = await createPriceAlert(buyer, {
      productId: product.id,
      targetPrice: 500,
      alertType: "email",
    });
    for (const viewer of [other, await createUser({ role: "admin" })]) {
      await expect(editPriceAlert(viewer, { id, targetPrice: 1 })).rejects.toMatchObject({
        kind: "notFound",
      });
      await expect(removePriceAlert(viewer, { id })).rejects.toMatchObject({ kind: "notFound" });
    }
    await editPriceAlert(buyer, { id, targetPrice: 700 });
    expect((await db.priceAlert.findUniqueOrThrow({ where: { id } })).targetCents).toBe(700);
    await editPriceAlert(buyer, { id, targetPrice: 700 });
    await removePriceAlert(buyer, { id });
    await expect(removePriceAlert(buyer, { id })).rejects.toMatchObject({ kind: "notFound" });
  });
});

const productValues = (sellerId: number) => ({
  sellerId,
  title: "One of many",
  description: "There are very many of these.",
  priceCents: 100,
  category: "crafts" as const,
  imageUrl: "/illustrations/mesob.svg",
  stock: 0,
});

describe("smart wishlist", () => {
  it("sorts items by priority and stores a product once", async () => {
    const products = [await createProduct(), await createProduct(), await createProduct()];
    await signedInAs("buyer");
    for (const [at, priority] of (["low", "high", undefined] as const).entries()) {
      const body = { productId: products[at]?.id, priority, notes: `${at} \u202e<b>` };
      expect((await send(createItemCall, body)).status).toBe(201);
    }
    expect(await responseText(await send(createItemCall, { productId: products[0]?.id }))).toEqual([
      409,
      "This product is already in your smart wishlist.",
    ]);
    const [status, rows] = await json(await get(listItemsCall));
    expect(status).toBe(200);
    expect(rows).toMatchObject([
      { priority: "high", notes: "1 <b>", product: { price: "12.50" } },
      { priority: "medium", product: { category: "Coffee & Tea", isActive: true } },
      { priority: "low" },
    ]);
  });

  it("refuses invalid input", async () => {
    const product = await createProduct();
    const hidden = await createProduct({ isActive: false });
    await signedInAs("buyer");
    for (const productId of NO_PRODUCT) {
      expect((await send(createItemCall, { productId })).status, String(productId)).toBe(400);
    }
    for (const priority of ["urgent", "High", 1, null]) {
      expect(
        await responseText(await send(createItemCall, { productId: product.id, priority })),
      ).toEqual([400, "Please choose high, medium or low"]);
    }
    for (const notes of ["a\0b", "x".repeat(501), 5]) {
      expect((await send(createItemCall, { productId: product.id, notes })).status).toBe(400);
    }
    expect((await send(createItemCall, { productId: hidden.id })).status).toBe(404);
  });

  it("lets only the owner change and delete an item and limits their number", async () => {
    const [buyer, other, product] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
      await createProduct(),
    ];
    const input = { priority: "low", notes: "" } as const;
    const { id } = await createSmartWishlistItem(buyer, { productId: product.id, ...input });
    await expect(editSmartWishlistItem(other, { id, ...input })).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(removeSmartWishlistItem(other, { id })).rejects.toMatchObject({
      kind: "notFound",
    });
    await editSmartWishlistItem(buyer, { id, priority: "high", notes: "for Eid" });
    expect(await db.smartWish.findUnique({ where: { id } })).toMatchObject({
      priority: "high",
      notes: "for Eid",
    });
    await removeSmartWishlistItem(buyer, { id });

    const seller = await createUser({ role: "seller" });
    const many = await db.product.createManyAndReturn({
      data: Array.from({ length: MAX_SMART_ITEMS }, () => productValues(seller.id)),
    });
    await db.smartWish.createMany({
      data: many.map(({ id: productId }) => ({ userId: buyer.id, productId })),
    });
    await expect(
      createSmartWishlistItem(buyer, { productId: product.id, ...input }),
    ).rejects.toMatchObject({
      kind: "conflict",
      key: "smartWishlistFull",
    });
  });
});
