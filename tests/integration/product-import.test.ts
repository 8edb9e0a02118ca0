import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getFailedRowsFile } from "@/lib/product-import/failed-rows-file";
import { processImports } from "@/lib/product-import/jobs";
import { processBatch } from "@/lib/product-import/process-batch";
import { getImport } from "@/lib/product-import/queries";
import type { Mapping, MatchMode } from "@/lib/product-import/rules";
import type { ImportFile } from "@/lib/product-import/schema";
import { checkImport, startImport } from "@/lib/product-import/service";
import { deleteProduct } from "@/lib/products/service/remove";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { onPlan } from "../support/plans";

const HEAD = "Title,Description,Price,Category,Stock,Image URL,Is Active\r\n";
const row = (
  title: string,
  rest = "Washed beans of the last harvest,$18.50,coffee,40,/illustrations/coffee-bag.svg,yes",
) => `${title},${rest}\r\n`;
const SKU_HEAD = "title,description,price,category,stock,imageUrl,sku\r\n";
const skuRow = (title: string, price: string, sku: string) =>
  `${title},Washed beans of the last harvest,${price},coffee,40,/illustrations/coffee-bag.svg,${sku}\r\n`;
const many = (count: number) =>
  HEAD + Array.from({ length: count }, (_, n) => row(`Sidamo ${n}`)).join("");

const check = (seller: Viewer, csv: string, matches: MatchMode = "update") =>
  checkImport(seller, { csv, matches });
const start = (seller: Viewer, csv: string, matches: MatchMode = "update") =>
  startImport(seller, { csv, matches, fileName: "products.csv" });
const productsOf = ({ id }: Viewer) =>
  db.product.findMany({ where: { sellerId: id }, orderBy: { id: "asc" } });

describe("checkImport", () => {
  it("reports each invalid row and rule and creates nothing", async () => {
    const seller = await onPlan("premium");
    const csv = `${HEAD}${row("Sidamo")}${row("Guji", "short,-1,Coffee & Tea,4.5,nope,yes")}${row("")}`;
    expect(await check(seller, csv)).toMatchObject({
      layout: "shaafi",
      total: 3,
      good: 1,
      bad: 2,
      existing: 0,
      problems: [
        { line: 3, title: "Guji", column: "description", key: "descriptionShort" },
        { line: 3, title: "Guji", column: "price", key: "pricePositive" },
        { line: 3, title: "Guji", column: "imageUrl", key: "imageUrlInvalid" },
        { line: 3, title: "Guji", column: "stock", key: "stockInvalid" },
        { line: 4, title: "", column: "title", key: "productTitleRequired" },
      ],
    });
    expect(await productsOf(seller)).toEqual([]);
    expect(await db.productImport.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("imports columns by a mapping and fills in a missing category", async () => {
    const seller = await onPlan("premium");
    const csv = `A,B,C,D,E\nSidamo,Washed beans of the last harvest,12.50,3,/illustrations/coffee-bag.svg\n`;
    const mapping: Mapping = ["title", "description", "price", "stock", "imageUrl"];
    const options: ImportFile = { csv, mapping, category: "coffee", matches: "update" };
    expect(await checkImport(seller, options)).toMatchObject({ good: 1, bad: 0 });
  });

  it("requires a plan with bulk upload", async () => {
    const seller = await createUser({ role: "seller" });
    const refusal = { kind: "forbidden", key: "bulkUploadPlan" };
    await expect(check(seller, HEAD + row("Sidamo"))).rejects.toMatchObject(refusal);
  });

  it.each([
    ["a file without rows", HEAD, "csvUnreadable"],
    ["more than 5,000 rows", many(5_001), "csvTooMany"],
    ["bytes that are not UTF-8", `${HEAD}${row("Caf\uFFFD Buna")}`, "csvEncoding"],
    ["240,000 lines", `a\n${"a\n".repeat(240_000)}`, "csvTooMany"],
  ])("refuses %s", async (_, csv, key) => {
    await expect(check(await onPlan("premium"), csv)).rejects.toMatchObject({
      kind: "invalid",
      key,
    });
  });

  it("limits checks and imports per seller", async () => {
    const seller = await onPlan("premium");
    for (let count = 0; count < 60; count++) await check(seller, HEAD + row("Sidamo"));
    await expect(check(seller, HEAD + row("Sidamo"))).rejects.toMatchObject({ kind: "limited" });
  });

  it("refuses a buyer", async () => {
    await expect(check(await createUser({ role: "buyer" }), HEAD)).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});

describe("startImport", () => {
  it("imports the valid rows of a small file at once and lists the others", async () => {
    const seller = await onPlan("premium");
    const quotedRow =
      '"Yirgacheffe, ""natural"" 1 lb","Dried on beds,\nturned by hand",18.5,Coffee & Tea,0,/illustrations/coffee-bag.svg,no';
    const csv = `\uFEFF${HEAD}${row("Sidamo")}${quotedRow}\r\n${row("")}`;
    expect(await start(seller, csv)).toMatchObject({
      isFinished: true,
      total: 3,
      created: 2,
      failed: 1,
      problems: [{ line: 4, column: "title", key: "productTitleRequired" }],
    });
    expect(await productsOf(seller)).toMatchObject([
      { title: "Sidamo", priceCents: 1850, stock: 40, isActive: true, moderationStatus: "pending" },
      { title: 'Yirgacheffe, "natural" 1 lb', priceCents: 1850, stock: 0, isActive: false },
    ]);
    await expectInvariants();
  });

  it("returns the rows that failed as a file with the reason", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(
      seller,
      `${HEAD}${row("Guji", "short,1,coffee,4,/illustrations/coffee-bag.svg,yes")}`,
    );
    const file = await getFailedRowsFile(seller, { id: String(id), locale: "en" });
    expect(file.body).toBe(
      "\uFEFFTitle,Description,Price,Category,Stock,Image URL,Is Active,Problem\r\n" +
        "Guji,short,1,coffee,4,/illustrations/coffee-bag.svg,yes,Description: Description must be at least 10 characters\r\n",
    );
  });

  it("finds every product of a file that is imported again and changes nothing", async () => {
    const seller = await onPlan("premium");
    const csv = HEAD + row("Sidamo") + row("Guji");
    await start(seller, csv);
    expect(await check(seller, csv)).toMatchObject({ total: 2, good: 2, existing: 2 });
    expect(await start(seller, csv)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await start(seller, csv, "skip")).toMatchObject({ created: 0, skipped: 2 });
    expect(await productsOf(seller)).toHaveLength(2);
    expect(await start(seller, csv, "add")).toMatchObject({ created: 2 });
    expect(await productsOf(seller)).toHaveLength(4);
  });

  it("updates products by their SKU and leaves the fields of empty cells", async () => {
    const seller = await onPlan("premium");
    await start(
      seller,
      SKU_HEAD + skuRow("Sidamo", "18.50", "S-1") + skuRow("Guji", "20.00", "G-1"),
    );
    const changedCsv = "title,price,stock,sku\r\nSidamo washed,19.00,,S-1\r\n";
    expect(await start(seller, changedCsv)).toMatchObject({ updated: 1, failed: 0 });
    expect(await productsOf(seller)).toMatchObject([
      { title: "Sidamo washed", priceCents: 1900, stock: 40, sku: "S-1" },
      { title: "Guji", priceCents: 2000, sku: "G-1" },
    ]);
    await expectInvariants();
  });

  it("lists a repeated SKU, and one that another product has", async () => {
    const seller = await onPlan("premium");
    const csv = SKU_HEAD + skuRow("Sidamo", "18.50", "S-1") + skuRow("Guji", "20.00", "S-1");
    expect(await start(seller, csv)).toMatchObject({
      created: 1,
      problems: [{ title: "Guji", column: "sku", key: "importSkuTwice" }],
    });
    expect(await start(seller, SKU_HEAD + skuRow("Sidamo", "1.00", "S-1"), "add")).toMatchObject({
      created: 0,
      problems: [{ column: "sku", key: "importSkuTaken" }],
    });
  });

  it("refuses a second import while one is running", async () => {
    const seller = await onPlan("premium");
    await start(seller, many(101));
    const refusal = { kind: "conflict", key: "importRunning" };
    await expect(start(seller, HEAD + row("Guji"))).rejects.toMatchObject(refusal);
  });
});

describe("processImports", () => {
  it("neither loses nor repeats a row when two processes import the same rows", async () => {
    const seller = await onPlan("premium");
    const { id, created } = await start(seller, many(350));
    expect(created).toBe(100);
    await Promise.all([processBatch(id), processBatch(id)]);
    while (!(await getImport(seller, { id })).isFinished) await processBatch(id);
    expect(await processBatch(id)).toBe(0);
    expect((await productsOf(seller)).map(({ title }) => title).toSorted()).toEqual(
      Array.from({ length: 350 }, (_, n) => `Sidamo ${n}`).toSorted(),
    );
  });

  it("imports the largest file in batches of 100 rows, each product with its stock and log", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, many(5_000));
    const batches: number[] = [];
    while (!(await getImport(seller, { id })).isFinished) batches.push(await processBatch(id));
    expect(batches).toEqual(Array.from({ length: 49 }, () => 100));
    const products = { sellerId: seller.id };
    expect(await db.product.count({ where: products })).toBe(5_000);
    expect(await db.stockMovement.count({ where: { product: products, delta: 40 } })).toBe(5_000);
    const where = { action: "product.created" as const, actorId: seller.id };
    expect(await db.auditEntry.count({ where })).toBe(5_000);
    await expectInvariants();
  });

  it("finishes the running imports in the background", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, many(250));
    await processImports();
    expect(await getImport(seller, { id })).toMatchObject({ isFinished: true, created: 250 });
  });

  it("lists the rows for which the plan has no room", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, many(112));
    const { id: planId } = await db.plan.findUniqueOrThrow({ where: { slug: "free" } });
    await db.subscription.updateMany({ where: { userId: seller.id }, data: { planId } });
    await processBatch(id);
    expect(await getImport(seller, { id })).toMatchObject({
      isFinished: true,
      created: 100,
      failed: 12,
      problems: expect.arrayContaining([
        { line: 102, title: "Sidamo 100", column: "", key: "importPlanFull" },
      ]),
    });
  });
});

describe("getImport", () => {
  it("counts a product that was deleted after the import", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, HEAD + row("Sidamo"));
    const [product] = await productsOf(seller);
    await deleteProduct(seller, { id: String(product?.id) });
    expect(await productsOf(seller)).toEqual([]);
    expect(await getImport(seller, { id })).toMatchObject({ total: 1, created: 1 });
  });

  it("hides the imports of other sellers and their rows", async () => {
    const { id } = await start(await onPlan("premium"), HEAD + row("Sidamo"));
    const other = await onPlan("premium");
    const missing = { kind: "notFound", key: "importNotFound" };
    await expect(getImport(other, { id })).rejects.toMatchObject(missing);
    const choice = { id: String(id), locale: "en" } as const;
    await expect(getFailedRowsFile(other, choice)).rejects.toMatchObject(missing);
  });
});
