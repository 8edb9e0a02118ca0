import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as wholesalePrices } from "@/app/api/products/[id]/wholesale/route";
import { db } from "@/lib/db/client";
import { getMedianSavings, listMyTiers } from "@/lib/wholesale/queries";
import { saveTiers } from "@/lib/wholesale/service";
import { responseText, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { applied, createTieredProduct, tiersOf } from "../support/wholesale";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

describe("GET /api/products/{id}/wholesale", () => {
  it("responds to approved wholesale buyers only", async () => {
    const product = await createTieredProduct();
    const request = new NextRequest("http://localhost:3000/api/called");
    const load = (id: number | string = product.id) =>
      wholesalePrices(request, { params: Promise.resolve({ id: String(id) }) });
    signOutCaller();
    expect((await responseText(await load()))[0]).toBe(401);

    const buyer = await signedInAs("buyer");
    expect(await (await load()).json()).toEqual({ tiers: [] });
    await applied(buyer, "approved");
    const response = await load();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toEqual({
      tiers: [
        { minQuantity: 10, price: "10.00" },
        { minQuantity: 50, price: "8.00" },
      ],
    });

    for (const id of ["x", "0", "999999"]) {
      expect((await load(id)).status).toBe(404);
    }
    await db.product.update({ where: { id: product.id }, data: { isActive: false } });
    expect((await load()).status).toBe(404);
  });
});

describe("saveTiers", () => {
  it("replaces the seller's earlier prices", async () => {
    const seller = await createUser({ role: "seller" });
    const { id: productId } = await createProduct({ seller });
    const tiers = [
      { minQuantity: 10, price: 1_000 },
      { minQuantity: 20, price: 900 },
    ];

    await saveTiers(seller, { productId, tiers });
    await saveTiers(seller, { productId, tiers: tiers.slice(1) });

    expect(await listMyTiers(seller, productId)).toEqual([{ minQuantity: 20, price: "9.00" }]);
    await saveTiers(seller, { productId, tiers: [] });
    expect(await listMyTiers(seller, productId)).toEqual([]);
  });

  it("refuses the list price, products of others and viewers who are not sellers", async () => {
    const seller = await createUser({ role: "seller" });
    const { id: productId } = await createProduct({ seller });
    const input = { productId, tiers: [{ minQuantity: 10, price: 1_250 }] };

    await expect(saveTiers(seller, input)).rejects.toMatchObject({ key: "tierAboveList" });
    const other = await createUser({ role: "seller" });
    await expect(saveTiers(other, input)).rejects.toMatchObject({ key: "productNotFound" });
    await expect(saveTiers(await createUser({ role: "buyer" }), input)).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(await db.wholesaleTier.count({ where: { productId } })).toBe(0);
    expect(await listMyTiers(other, productId)).toEqual([]);
  });
});

describe("getMedianSavings", () => {
  it("returns the median over the tiers of public products, null without any", async () => {
    await db.wholesaleTier.deleteMany();
    expect(await getMedianSavings()).toBeNull();

    const [product, hidden] = [await createProduct(), await createProduct({ isActive: false })];
    await tiersOf(product.id, [
      [10, Math.round(product.priceCents * 0.9)],
      [20, Math.round(product.priceCents * 0.8)],
      [30, Math.round(product.priceCents * 0.4)],
    ]);
    await tiersOf(hidden.id, [[2, 1]]);
    expect(await getMedianSavings()).toBe(20);
  });
});
