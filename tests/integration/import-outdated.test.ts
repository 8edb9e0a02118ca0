import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { type Fixes, NO_FIXES } from "@/lib/product-import/schema";
import { checkImport, startImport } from "@/lib/product-import/service";
import { saleSchema } from "@/lib/products/sales/schema";
import { createSale, stopSale } from "@/lib/products/sales/service";
import { exportProducts } from "@/lib/seller-dashboard/bulk/export";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { onPlan } from "../support/plans";
import { createVariantProduct, readVariantRows } from "../support/variants";

const exportOf = async (seller: Viewer) =>
  (await exportProducts(seller, { filter: { q: "", show: "all", category: null } })).csv;
const fileOf = (csv: string, fixes: Partial<Fixes> = {}) => ({
  csv,
  matches: "update" as const,
  fixes: { ...NO_FIXES, ...fixes },
});
const start = (seller: Viewer, csv: string, fixes?: Partial<Fixes>) =>
  startImport(seller, { ...fileOf(csv, fixes), fileName: "products.csv" });
const offerOf = (id: number) =>
  db.product.findUniqueOrThrow({ where: { id }, select: { priceCents: true, stock: true } });

function saleOf(productId: number) {
  const firstDay = businessDate(new Date());
  return saleSchema.parse({ productId, percent: "20", firstDay, lastDay: addDays(firstDay, 6) });
}

describe("a file that was exported during a sale", () => {
  it("has the regular prices and restores no sale price after its end", async () => {
    const seller = await onPlan("premium");
    const { id } = await createProduct({ seller, priceCents: 1_000 });
    const variantProduct = await createVariantProduct({ seller });
    const before = await readVariantRows(variantProduct.id);
    for (const productId of [id, variantProduct.id]) await createSale(seller, saleOf(productId));
    const csv = await exportOf(seller);
    expect(await start(seller, csv)).toMatchObject({ unchanged: 2 });
    for (const productId of [id, variantProduct.id]) await stopSale(seller, { productId });

    expect(await start(seller, csv)).toMatchObject({ unchanged: 2 });
    expect(await offerOf(id)).toMatchObject({ priceCents: 1_000 });
    expect(await readVariantRows(variantProduct.id)).toMatchObject(
      before.map(({ priceCents }) => ({ priceCents })),
    );
    await expectInvariants();
  });
});

describe("a file that was exported before a purchase", () => {
  it("leaves the stock of rows that were not edited", async () => {
    const seller = await onPlan("premium");
    const product = await createProduct({ seller, stock: 3 });
    const csv = await exportOf(seller);
    await createPaidOrder(await createUser({ role: "buyer" }), product, 2);

    expect(await start(seller, csv)).toMatchObject({ unchanged: 1 });
    expect(await offerOf(product.id)).toMatchObject({ stock: 1 });
    await expectInvariants();
  });

  it("reports an edited stock and sets it only if the seller chooses so", async () => {
    const seller = await onPlan("premium");
    const product = await createProduct({ seller, stock: 3, priceCents: 1_000 });
    const csv = (await exportOf(seller)).replace(",3,", ",10,");
    await createPaidOrder(await createUser({ role: "buyer" }), product, 2);

    expect(await checkImport(seller, fileOf(csv))).toMatchObject({
      good: 1,
      outdated: [{ line: 2, field: "stock", current: 1, file: 10 }],
    });
    expect(await start(seller, csv)).toMatchObject({ unchanged: 1 });
    expect(await offerOf(product.id)).toMatchObject({ stock: 1 });
    expect(await start(seller, csv, { overwritten: [2] })).toMatchObject({ updated: 1 });
    expect(await offerOf(product.id)).toMatchObject({ stock: 10 });
    await expectInvariants();
  });

  it("reports the edited stock of a variant and a price that changed since", async () => {
    const seller = await onPlan("premium");
    const { id, variants } = await createVariantProduct({ seller });
    const csv = (await exportOf(seller)).replace("20.00,", "19.00,");
    await db.productVariant.update({
      where: { id: variants[0]?.id ?? 0 },
      data: { priceCents: 2_500 },
    });

    expect(await checkImport(seller, fileOf(csv))).toMatchObject({
      outdated: [{ line: 2, field: "price", current: 2_500, file: 1_900 }],
    });
    await start(seller, csv);
    expect((await readVariantRows(id))[0]).toMatchObject({ priceCents: 2_500 });
    await start(seller, csv, { overwritten: [2] });
    expect((await readVariantRows(id))[0]).toMatchObject({ priceCents: 1_900 });
  });
});

describe("the preview of an update", () => {
  it("lists new prices, the largest changes first, and leaves out those the seller chose", async () => {
    const seller = await onPlan("premium");
    const [tea, cup] = [
      await createProduct({ seller, title: "Tea", priceCents: 1_000 }),
      await createProduct({ seller, title: "Cup", priceCents: 900 }),
    ];
    const csv = "title,price\nTea,10.80\nCup,90.00";
    const report = await checkImport(seller, fileOf(csv));
    expect(report.prices).toMatchObject({
      count: 2,
      outliers: 1,
      changes: [
        { line: 3, title: "Cup", before: 900, after: 9_000, isOutlier: true },
        { line: 2, title: "Tea", before: 1_000, after: 1_080, isOutlier: false },
      ],
    });

    await start(seller, csv, { unchangedPrices: [3] });
    expect(await offerOf(tea.id)).toMatchObject({ priceCents: 1_080 });
    expect(await offerOf(cup.id)).toMatchObject({ priceCents: 900 });
  });
});
