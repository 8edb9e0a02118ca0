import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { checkImport } from "@/lib/product-import/service";
import { createSale } from "@/lib/products/sales/service";
import { exportProducts } from "@/lib/seller-dashboard/bulk/export";
import { bulkChangeSchema } from "@/lib/seller-dashboard/bulk/schema";
import { applyBulkChange } from "@/lib/seller-dashboard/bulk/service";
import { listSellerProducts } from "@/lib/seller-dashboard/queries/product-list";
import { productListSchema } from "@/lib/seller-dashboard/schema";
import { undoBulkUpdate } from "@/lib/seller-tools/service/prices";
import { createProduct, createUser } from "../support/factories";
import { onPlan } from "../support/plans";
import { saleOf } from "../support/product-sales";
import { stockOf } from "../support/products";
import { createVariantProduct } from "../support/variants";

const bulk = (viewer: Viewer, target: object, change: object) =>
  applyBulkChange(viewer, bulkChangeSchema.parse({ target, change }));

describe("a bulk change", () => {
  it("sets the stock of plain products, leaves others out and says why", async () => {
    const seller = await createUser({ role: "seller" });
    const [first, second] = [
      await createProduct({ seller, stock: 1 }),
      await createProduct({ seller, stock: 7 }),
    ];
    await db.product.update({ where: { id: second.id }, data: { reserved: 6 } });
    const variantProduct = await createVariantProduct({ seller });
    const other = await createProduct({ stock: 1 });
    const ids = [first.id, second.id, variantProduct.id, other.id];

    expect(await bulk(seller, { ids }, { kind: "setStock", units: 5 })).toEqual({
      changed: 1,
      left: { variants: 1, held: 1, onSale: 0, hasSale: 0, noSale: 0, other: 0 },
    });
    expect([await stockOf(first.id), await stockOf(second.id), await stockOf(other.id)]).toEqual([
      5, 7, 1,
    ]);
    expect(await bulk(seller, { ids: [first.id] }, { kind: "addStock", units: 3 })).toMatchObject({
      changed: 1,
    });
    expect(await stockOf(first.id)).toBe(8);
  });

  it("ends the sales of the chosen products, which the filter of sales lists until then", async () => {
    const seller = await createUser({ role: "seller" });
    const onSale = await createProduct({ seller, title: "On sale", priceCents: 1_000 });
    const scheduledProduct = await createProduct({ seller, title: "Planned", priceCents: 2_000 });
    const plainProduct = await createProduct({ seller, title: "Plain" });
    await createSale(seller, saleOf(onSale.id));
    const later = addDays(businessDate(new Date()), 3);
    await createSale(seller, { ...saleOf(scheduledProduct.id), firstDay: later, lastDay: later });
    expect(await find(seller, { show: "sale", sort: "title" })).toEqual(["On sale", "Planned"]);

    const ids = [onSale.id, scheduledProduct.id, plainProduct.id];
    expect(await bulk(seller, { ids }, { kind: "endSale" })).toEqual({
      changed: 2,
      left: { variants: 0, held: 0, onSale: 0, hasSale: 0, noSale: 1, other: 0 },
    });
    expect(await find(seller, { show: "sale" })).toEqual([]);
    expect(
      await db.product.findUniqueOrThrow({
        where: { id: onSale.id },
        select: { priceCents: true },
      }),
    ).toEqual({ priceCents: 1_000 });
  });

  it("hides all products of a filter, once", async () => {
    const seller = await createUser({ role: "seller" });
    for (const title of ["Cup red", "Cup blue", "Plate"]) await createProduct({ seller, title });
    const target = { filter: { q: "cup", show: "all", category: null } };
    const hide = { kind: "active", isActive: false };

    expect(await bulk(seller, target, hide)).toMatchObject({ changed: 2 });
    expect(await bulk(seller, target, hide)).toMatchObject({ changed: 0 });
    expect(await find(seller, { show: "live" })).toEqual(["Plate"]);
  });

  it("raises the prices of the chosen products only, and can be undone", async () => {
    const seller = await createUser({ role: "seller" });
    const selectedProduct = await createProduct({ seller, priceCents: 1_000 });
    const onSale = await createProduct({ seller, priceCents: 1_000 });
    const other = await createProduct({ seller, priceCents: 1_000 });
    await createSale(seller, saleOf(onSale.id));

    const ids = [selectedProduct.id, onSale.id];
    expect(await bulk(seller, { ids }, { kind: "price", percent: "20" })).toMatchObject({
      changed: 1,
      left: { onSale: 1 },
    });
    expect([await priceOf(selectedProduct.id), await priceOf(other.id)]).toEqual([1_200, 1_000]);
    const update = await db.bulkUpdate.findFirstOrThrow({ where: { sellerId: seller.id } });
    await undoBulkUpdate(seller, { id: update.id });
    expect(await priceOf(selectedProduct.id)).toBe(1_000);
  });

  it("puts products on sale by the rules of a single sale, and says why others are left out", async () => {
    const seller = await createUser({ role: "seller" });
    const [first, second] = [
      await createProduct({ seller, priceCents: 1_000 }),
      await createProduct({ seller, priceCents: 3_000 }),
    ];
    const scheduledProduct = await createProduct({ seller });
    const other = await createProduct({ priceCents: 1_000 });
    const { productId: _, ...terms } = saleOf(scheduledProduct.id);
    await createSale(seller, saleOf(scheduledProduct.id));

    const ids = [first.id, second.id, scheduledProduct.id, other.id];
    const change = { kind: "sale", terms: { ...terms, percent: "20%" } };
    expect(await bulk(seller, { ids }, change)).toMatchObject({
      changed: 2,
      left: { hasSale: 1, other: 0 },
    });
    expect([await priceOf(first.id), await priceOf(second.id), await priceOf(other.id)]).toEqual([
      800, 2_400, 1_000,
    ]);
  });

  it("refuses a sale whose discount or days are out of range", () => {
    const { productId: id, ...days } = saleOf(1);
    const issuesOf = (fields: object) =>
      bulkChangeSchema
        .safeParse({
          target: { ids: [id] },
          change: { kind: "sale", terms: { ...days, ...fields } },
        })
        .error?.issues.map(({ message }) => message);

    expect(issuesOf({ percent: "90" })).toEqual(["salePercentRange"]);
    expect(issuesOf({ percent: "10", lastDay: "2020-01-01" })).toEqual(["saleEndRange"]);
    expect(issuesOf({ percent: "10", firstDay: "soon" })).toContain("dateInvalid");
  });

  it("sets a season as a change to review, and deletes", async () => {
    const seller = await createUser({ role: "seller" });
    const { id } = await createProduct({ seller });
    const deletedProduct = await createProduct({ seller });
    const season = { kind: "season", season: "isEidSpecial" };

    expect(await bulk(seller, { ids: [id] }, season)).toMatchObject({ changed: 1 });
    const revision = await db.productRevision.findFirstOrThrow({ where: { productId: id } });
    expect(revision).toMatchObject({ status: "pending", content: { isEidSpecial: true } });
    expect(await bulk(seller, { ids: [deletedProduct.id] }, { kind: "delete" })).toMatchObject({
      changed: 1,
    });
    expect(await db.product.count({ where: { id: deletedProduct.id, archivedAt: null } })).toBe(0);
  });

  it("of more than 500 products to delete is refused as a whole", async () => {
    const seller = await createUser({ role: "seller" });
    const { id } = await createProduct({ seller });
    await db.$executeRaw`
      INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, updated_at)
      SELECT seller_id, title || n, description, price_cents, category, image_url, 0, now()
      FROM products, generate_series(1, 500) n WHERE id = ${id}`;
    const target = { filter: { q: "", show: "all", category: null } };

    await expect(bulk(seller, target, { kind: "delete" })).rejects.toMatchObject({
      key: "bulkTooMany",
    });
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(501);
  });

  it.each([
    ["no product", { ids: [] }, { kind: "delete" }],
    ["5,001 products", { ids: Array.from({ length: 5_001 }, (_, n) => n + 1) }, { kind: "delete" }],
    ["a negative stock", { ids: [1] }, { kind: "setStock", units: -1 }],
    ["a change of 0 percent", { ids: [1] }, { kind: "price", percent: "0" }],
    ["a change of -95 percent", { ids: [1] }, { kind: "price", percent: "-95" }],
  ])("cannot have %s", (_name, target, change) => {
    expect(bulkChangeSchema.safeParse({ target, change }).success).toBe(false);
  });
});

describe("the export", () => {
  it("has the columns of an import and is unchanged when it is imported again", async () => {
    const seller = await onPlan("premium");
    await createProduct({ seller, title: "Cup, red", priceCents: 1_250, stock: 3 });
    await createProduct({ title: "Of another seller" });
    const { csv } = await exportProducts(seller, {
      filter: { q: "", show: "all", category: null },
    });

    expect(csv.split("\r\n")[0]).toMatch(/^\uFEFF?title,description,price,category,stock,imageUrl/);
    expect(csv).toContain('"Cup, red"');
    expect(csv).not.toContain("Of another seller");
    const report = await checkImport(seller, { csv: csv.slice(1), matches: "update" });
    expect(report).toMatchObject({ layout: "shaafi" });
  });
});

const find = async (seller: Viewer, filter: object) =>
  (await listSellerProducts(seller, productListSchema.parse(filter))).products.map(
    ({ title }) => title,
  );

const priceOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { priceCents: true } })).priceCents;
