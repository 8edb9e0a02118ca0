import { describe, expect, it } from "vitest";

import { NO_FIXES } from "@/lib/product-import/schema";
import { checkImport } from "@/lib/product-import/service";
import { etsyFile, LARGE_ROWS, shopifyFile, wooFile } from "../support/import-generator";
import { onPlan } from "../support/plans";

describe("a file of 5,000 rows", () => {
  it("of Shopify has its problems and notes in groups", async () => {
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
  });

  it("of WooCommerce is ready once its stock and categories are named", async () => {
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
    const fileWithFixes = { ...file, fixes: { ...NO_FIXES, stock: 5, replacements } };
    expect(await checkImport(seller, fileWithFixes)).toMatchObject({ good: 2_988, bad: 12 });
  });

  it("of Etsy is ready once its category is named and its titles are shortened", async () => {
    const seller = await onPlan("premium");
    const file = { csv: etsyFile(), matches: "update" as const };
    expect(await checkImport(seller, file)).toMatchObject({
      layout: "etsy",
      rowCount: LARGE_ROWS,
      missing: [{ field: "category" }],
      bad: 0,
      groups: [],
    });
    const fileWithCategory = { ...file, category: "crafts" as const };
    const report = await checkImport(seller, fileWithCategory);
    expect(report.groups.map(({ key, products }) => [key, products])).toEqual([
      ["productTitleLong", 125],
      ["pricePositive", 20],
    ]);
    const fileWithFixes = { ...fileWithCategory, fixes: { ...NO_FIXES, isTitleShortened: true } };
    expect(await checkImport(seller, fileWithFixes)).toMatchObject({ good: 4_980, bad: 20 });
  });
});
