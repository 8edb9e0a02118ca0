import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { processBatch } from "@/lib/products/import/process-batch";
import { getImport } from "@/lib/products/import/queries";
import { type ImportFile, NO_FIXES } from "@/lib/products/import/schema";
import { checkImport, startImport } from "@/lib/products/import/service";
import { etsyFile, LARGE_ROWS, shopifyFile, wooFile } from "../support/import-generator";
import { expectInvariants } from "../support/invariants";
import { onPlan } from "../support/plans";

async function importAll(seller: Viewer, file: ImportFile) {
  const { id } = await startImport(seller, { ...file, fileName: "large.csv" });
  while (!(await getImport(seller, { id })).isFinished) await processBatch(id);
  return getImport(seller, { id });
}

describe("a file of 5,000 rows", () => {
  it("of Shopify is imported with its problems in groups", async () => {
    const seller = await onPlan("premium");
    const file = { csv: shopifyFile(), matches: "update" as const };
    const report = await checkImport(seller, file);
    expect(report).toMatchObject({ layout: "shopify", rowCount: LARGE_ROWS, total: 2_500 });
    expect(
      report.groups.map(({ key, products, values }) => [key, products, values[0]?.value]),
    ).toEqual([
      ["categoryRequired", 25, "Home Fragrance"],
      ["pricePositive", 10, "on request"],
    ]);
    expect(report.notes.map(({ key }) => key).toSorted()).toEqual([
      "importHidden",
      "importStockNegative",
      "importWeightUnknown",
    ]);
    const state = await importAll(seller, file);
    expect(state).toMatchObject({ created: 2_465, failed: 35 });
    expect(state.groups).toHaveLength(2);
    await expectInvariants();
  });

  it("of WooCommerce is imported once its stock and categories are named", async () => {
    const seller = await onPlan("premium");
    const file = { csv: wooFile(), matches: "update" as const };
    const report = await checkImport(seller, file);
    expect(report).toMatchObject({ layout: "woocommerce", rowCount: LARGE_ROWS, total: 3_000 });
    expect(report.groups.map(({ key, products }) => [key, products])).toEqual([
      ["importStockMissing", 100],
      ["categoryRequired", 30],
      ["pricePositive", 12],
    ]);
    const replacements = [{ field: "category" as const, found: "Home Fragrance", value: "crafts" }];
    const fixed = { ...file, fixes: { ...NO_FIXES, stock: 5, replacements } };
    expect(await importAll(seller, fixed)).toMatchObject({ created: 2_988, failed: 12 });
    await expectInvariants();
  });

  it("of Etsy is imported once its category is named and its titles are shortened", async () => {
    const seller = await onPlan("premium");
    const file = { csv: etsyFile(), matches: "update" as const };
    expect(await checkImport(seller, file)).toMatchObject({
      layout: "etsy",
      rowCount: LARGE_ROWS,
      missing: [{ field: "category" }],
      bad: 0,
      groups: [],
    });
    const named = { ...file, category: "crafts" as const };
    const report = await checkImport(seller, named);
    expect(report.groups.map(({ key, products }) => [key, products])).toEqual([
      ["productTitleLong", 125],
      ["pricePositive", 20],
    ]);
    const fixed = { ...named, fixes: { ...NO_FIXES, isTitleShortened: true } };
    expect(await importAll(seller, fixed)).toMatchObject({ created: 4_980, failed: 20 });
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(4_980);
    await expectInvariants();
  });
});
