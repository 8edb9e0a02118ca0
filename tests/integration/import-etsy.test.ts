import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { NO_FIXES } from "@/lib/product-import/schema";
import { checkImport, startImport } from "@/lib/product-import/service";
import { expectInvariants } from "../support/invariants";
import { onPlan } from "../support/plans";
import { readVariantRows } from "../support/variants";

const productsOf = ({ id }: Viewer) =>
  db.product.findMany({ where: { sellerId: id }, orderBy: { id: "asc" } });

describe("an import of Etsy's listings with variations", () => {
  const csv = readFileSync("tests/fixtures/imports/etsy-variations.csv", "utf8");
  const file = { csv, matches: "update", category: "crafts" } as const;

  it("signIn for the stock of the variants, of which the file has one quantity", async () => {
    const seller = await onPlan("premium");
    const report = await checkImport(seller, file);
    expect(report).toMatchObject({ layout: "etsy", missing: [], good: 3, bad: 2 });
    expect(report.groups).toMatchObject([
      {
        key: "importVariationStock",
        heading: "QUANTITY",
        products: 2,
        lines: [2, 3],
        values: [
          { value: "6", count: 1 },
          { value: "12", count: 1 },
        ],
      },
    ]);
    expect(report.notes).toMatchObject([{ key: "importSkusUnclear", heading: "SKU", rows: 1 }]);
  });

  it("creates the variants with that stock, and their SKUs in the order of the list", async () => {
    const seller = await onPlan("premium");
    const fixes = { ...NO_FIXES, stock: 2 };
    const state = await startImport(seller, { ...file, fixes, fileName: "listings.csv" });
    expect(state).toMatchObject({ total: 5, created: 5, failed: 0 });
    const [sandals, scarf] = await productsOf(seller);
    expect(await readVariantRows(sandals?.id ?? 0)).toMatchObject([
      { values: ["38"], priceCents: 4_000, stock: 2, sku: "SA-38" },
      { values: ["39"], priceCents: 4_000, stock: 2, sku: "SA-39" },
      { values: ["40"], priceCents: 4_000, stock: 2, sku: "SA-40" },
    ]);
    expect(scarf).toMatchObject({ sku: "SC-1", stock: 8 });
    expect(await readVariantRows(scarf?.id ?? 0)).toMatchObject([
      { values: ["Red & white", "Short"], sku: null },
      { values: ["Red & white", "Long"], sku: null },
      { values: ["Blue", "Short"], sku: null },
      { values: ["Blue", "Long"], sku: null },
    ]);
    await expectInvariants();
  });

  it("leaves the stock of existing variants unchanged", async () => {
    const seller = await onPlan("premium");
    const fixes = { ...NO_FIXES, stock: 2 };
    await startImport(seller, { ...file, fixes, fileName: "listings.csv" });
    const again = await startImport(seller, { ...file, fileName: "listings.csv" });
    expect(again).toMatchObject({ failed: 0, created: 0 });
    const [sandals] = await productsOf(seller);
    expect(sandals?.stock).toBe(6);
  });
});
