import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { listOwnVariants, listStockChanges } from "@/lib/products/offers/queries";
import { offerEditSchema } from "@/lib/products/offers/schema";
import { setOffer } from "@/lib/products/offers/service";
import { createSale } from "@/lib/products/sales/service";
import {
  countSellerProducts,
  listSellerProducts,
} from "@/lib/seller-dashboard/queries/product-list";
import { LOW_STOCK } from "@/lib/seller-dashboard/rules";
import { PRODUCT_FILTERS, productListSchema } from "@/lib/seller-dashboard/schema";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { saleOf } from "../support/product-sales";
import { stockOf } from "../support/products";
import { createVariantProduct, readVariantRows } from "../support/variants";

const edit = (input: object) => offerEditSchema.parse(input);
const find = async (seller: Viewer, filter: object) =>
  (await listSellerProducts(seller, productListSchema.parse(filter))).products.map(
    ({ title }) => title,
  );

describe("the seller's list", () => {
  let seller: Viewer;
  beforeAll(async () => {
    seller = await createUser({ role: "seller" });
    await createProduct({ seller, title: "Alpha", priceCents: 300, stock: 0 });
    const beta = await createProduct({ seller, title: "Beta", priceCents: 100, stock: 5 });
    await db.product.update({ where: { id: beta.id }, data: { sku: "BTX-7" } });
    await createProduct({ seller, title: "Gamma", priceCents: 200, stock: 50, category: "crafts" });
    await createProduct({ seller, title: "Delta", moderationStatus: "pending" });
    await createVariantProduct({ seller, title: "Omega" });
    await createProduct({ title: "Of another seller" });
  });

  it("is searched by title, SKU and the SKU of a variant", async () => {
    expect(await find(seller, { q: "alph" })).toEqual(["Alpha"]);
    expect(await find(seller, { q: "btx" })).toEqual(["Beta"]);
    expect(await find(seller, { q: "d-s-r" })).toEqual(["Omega"]);
    expect(await find(seller, { q: "D-S" })).toEqual(["Omega"]);
    expect(await find(seller, { q: "%" })).toEqual([]);
  });

  it("is filtered by state and category, and sorted by each column", async () => {
    expect(await find(seller, { show: "soldOut" })).toEqual(["Alpha"]);
    expect(await find(seller, { show: "low" })).toEqual(["Beta"]);
    expect(await find(seller, { show: "pending" })).toEqual(["Delta"]);
    expect(await find(seller, { category: "crafts", sort: "title" })).toEqual(["Gamma", "Omega"]);
    expect((await find(seller, { sort: "title" }))[0]).toBe("Alpha");
    expect((await find(seller, { sort: "-price" }))[0]).toBe("Omega");
    expect((await find(seller, { sort: "price" }))[0]).toBe("Beta");
    expect((await find(seller, { sort: "-stock" }))[0]).toBe("Gamma");
  });

  it("counts the products of each filter", async () => {
    expect(await countSellerProducts(seller)).toEqual({
      all: 5,
      live: 4,
      low: 1,
      soldOut: 1,
      pending: 1,
      rejected: 0,
      hidden: 0,
      sale: 0,
    });
  });

  it("lists the rows of each page in the order of the sort", async () => {
    const owner = await createUser({ role: "seller" });
    for (let n = 0; n < 26; n += 1) {
      await createProduct({ seller: owner, stock: (n * 7) % 26 });
    }
    const stocksOf = async (sort: string, page: number) => {
      const filter = productListSchema.parse({ sort, page: String(page), view: "cards" });
      return (await listSellerProducts(owner, filter)).products.map(({ stock }) => stock);
    };
    const ascending = Array.from({ length: 26 }, (_, stock) => stock);

    expect([...(await stocksOf("stock", 1)), ...(await stocksOf("stock", 2))]).toEqual(ascending);
    expect(await stocksOf("-stock", 2)).toEqual([1, 0]);
    expect(await stocksOf("stock", 3)).toEqual([]);
  });

  it("counts as many products as each filter lists", async () => {
    const owner = await createUser({ role: "seller" });
    for (const moderationStatus of ["approved", "pending", "rejected"] as const) {
      for (const stock of [0, LOW_STOCK, LOW_STOCK + 1]) {
        await createProduct({ seller: owner, moderationStatus, stock });
        await createProduct({ seller: owner, moderationStatus, stock, isActive: false });
      }
    }
    const [product] = await db.product.findMany({ where: { sellerId: owner.id }, take: 1 });
    await db.productRevision.create({ data: { productId: product?.id ?? 0, content: {} } });
    const counts = await countSellerProducts(owner);
    for (const show of PRODUCT_FILTERS) {
      const { total } = await listSellerProducts(owner, productListSchema.parse({ show }));
      expect([show, counts[show]]).toEqual([show, total]);
    }
  });
});

describe("a price or stock in a cell", () => {
  it("is saved only if it is still the one that was shown", async () => {
    const { id: productId, seller } = await ownProduct({ priceCents: 1_000, stock: 5 });
    await setOffer(
      seller,
      edit({ productId, field: "price", value: "12.50", expectedValue: "10.00" }),
    );
    await setOffer(seller, edit({ productId, field: "stock", value: 9, expectedValue: 5 }));

    expect(await db.product.findUniqueOrThrow({ where: { id: productId } })).toMatchObject({
      priceCents: 1_250,
      stock: 9,
    });
    await expect(
      setOffer(seller, edit({ productId, field: "stock", value: 1, expectedValue: 5 })),
    ).rejects.toMatchObject({ key: "offerChanged", values: { value: "9" } });
    await expect(
      setOffer(seller, edit({ productId, field: "price", value: "1.00", expectedValue: "10.00" })),
    ).rejects.toMatchObject({ key: "offerChanged", values: { value: "$12.50" } });
    expect(await stockOf(productId)).toBe(9);
  });

  it("never restores units that were sold meanwhile", async () => {
    const { id: productId, seller, product } = await ownProduct({ stock: 20 });
    const buyers = await Promise.all(
      Array.from({ length: 5 }, () => createUser({ role: "buyer" })),
    );
    const edits = Array.from({ length: 5 }, (_, index) =>
      setOffer(seller, edit({ productId, field: "stock", value: 30 + index, expectedValue: 20 })),
    );
    const outcomes = await Promise.allSettled(edits);
    await Promise.allSettled(buyers.map((buyer) => createPaidOrder(buyer, product, 1)));

    const successes = outcomes.filter(({ status }) => status === "fulfilled");
    expect(successes).toHaveLength(1);
    const sales = await db.orderLine.aggregate({ where: { productId }, _sum: { quantity: true } });
    const movements = await db.stockMovement.aggregate({
      where: { productId },
      _sum: { delta: true },
    });
    expect(await stockOf(productId)).toBe(movements._sum.delta);
    expect(sales._sum.quantity).toBe(5);
    await expectInvariants();
  });

  it("of a variant changes that variant, and the product's range and sum", async () => {
    const seller = await createUser({ role: "seller" });
    const { id: productId, variants } = await createVariantProduct({ seller });
    const [first] = variants;
    const variantId = first?.id ?? 0;
    await setOffer(
      seller,
      edit({ productId, variantId, field: "price", value: "18.00", expectedValue: "20.00" }),
    );
    await setOffer(
      seller,
      edit({ productId, variantId, field: "stock", value: 1, expectedValue: 5 }),
    );

    expect((await readVariantRows(productId))[0]).toMatchObject({ priceCents: 1_800, stock: 1 });
    expect(await db.product.findUniqueOrThrow({ where: { id: productId } })).toMatchObject({
      priceCents: 1_800,
      stock: 16,
    });
    expect((await listOwnVariants(seller, { productId }))[0]).toMatchObject({ price: "18.00" });
    await expect(
      setOffer(seller, edit({ productId, field: "stock", value: 1, expectedValue: 16 })),
    ).rejects.toMatchObject({ key: "variantsHavePrices" });
    await expectInvariants();
  });

  it("is refused for another seller, and the price during a sale", async () => {
    const { id: productId, seller } = await ownProduct({ priceCents: 1_000 });
    const stranger = await createUser({ role: "seller" });
    const change = edit({ productId, field: "price", value: "5.00", expectedValue: "10.00" });

    await expect(setOffer(stranger, change)).rejects.toMatchObject({ kind: "notFound" });
    expect(await listOwnVariants(stranger, { productId })).toEqual([]);
    await createSale(seller, saleOf(productId));
    await expect(
      setOffer(seller, edit({ productId, field: "price", value: "5.00", expectedValue: "9.00" })),
    ).rejects.toMatchObject({ key: "saleHoldsPrice" });
  });
});

describe("the stock history", () => {
  it("lists changes with their order, variant and balance, newest first, for the seller only", async () => {
    const { id: productId, seller, product } = await ownProduct({ stock: 10 });
    const orderId = await createPaidOrder(await createUser({ role: "buyer" }), product, 2);
    await setOffer(seller, edit({ productId, field: "stock", value: 20, expectedValue: 8 }));

    const history = await listStockChanges(seller, { productId, page: 1 });
    expect(history?.changes).toMatchObject([
      { reason: "adjustment", delta: 12, balance: 20, orderId: null },
      { reason: "sale", delta: -2, balance: 8, orderId },
      { reason: "initial", delta: 10, balance: 10 },
    ]);
    const stranger = await createUser({ role: "seller" });
    expect(await listStockChanges(stranger, { productId, page: 1 })).toBeNull();
  });
});

async function ownProduct(fields: object) {
  const seller = await createUser({ role: "seller" });
  const product = await createProduct({ seller, ...fields });
  return { id: product.id, seller, product };
}
