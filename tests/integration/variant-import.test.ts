import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { getFailedRowsFile } from "@/lib/product-import/failed-rows-file";
import { processBatch } from "@/lib/product-import/process-batch";
import { getImport } from "@/lib/product-import/queries";
import { checkImport, startImport } from "@/lib/product-import/service";
import { saleSchema } from "@/lib/products/sales/schema";
import { createSale } from "@/lib/products/sales/service";
import { exportProducts } from "@/lib/seller-dashboard/bulk/export";
import { createProduct } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { onPlan } from "../support/plans";
import { FORM } from "../support/product-form";
import { checkOut, totalsOf } from "../support/variant-orders";
import { createVariantProduct, readVariantRows } from "../support/variants";

const HEAD =
  "title,description,category,imageUrl,productGroup,option1Name,option1Value,option2Name,option2Value,price,stock,variantSku";
const product = (title: string) =>
  `${title},Light dress for special days,textiles,/illustrations/dirac.svg`;
const csvOf = (...rows: string[]) => `${[HEAD, ...rows].join("\r\n")}\r\n`;

const start = (seller: Viewer, csv: string) =>
  startImport(seller, { csv, matches: "update", fileName: "products.csv" });
const exportOf = async (seller: Viewer) =>
  (await exportProducts(seller, { filter: { q: "", show: "all", category: null } })).csv;
const productsOf = ({ id }: Viewer) =>
  db.product.findMany({ where: { sellerId: id }, orderBy: { id: "asc" } });

/** Returns the exported file with one line changed. */
function withLine(csv: string, match: string, change: (line: string) => string) {
  const lines = csv.split("\r\n").map((line) => (line.includes(match) ? change(line) : line));
  return lines.join("\r\n");
}

describe("an import of products with options", () => {
  it("creates a product with its variants", async () => {
    const seller = await onPlan("premium");
    const csv = csvOf(
      `${product("Dirac")},d,Size,M,Color,Green,45.00,6,D-M-G`,
      ",,,,d,,L,,Green,48.00,2,D-L-G",
      `${product("Shash")},,,,,,9.00,3,`,
    );
    expect(await checkImport(seller, { csv, matches: "update" })).toMatchObject({
      layout: "shaafi",
      total: 2,
      good: 2,
      variants: 2,
    });
    expect(await start(seller, csv)).toMatchObject({ total: 2, created: 2, isFinished: true });
    const [dirac, shash] = await productsOf(seller);
    expect(dirac).toMatchObject({
      title: "Dirac",
      priceCents: 4_500,
      maxPriceCents: 4_800,
      stock: 8,
      hasVariants: true,
    });
    expect(await readVariantRows(dirac?.id ?? 0)).toMatchObject([
      { values: ["M", "Green"], priceCents: 4_500, stock: 6, sku: "D-M-G" },
      { values: ["L", "Green"], priceCents: 4_800, stock: 2, sku: "D-L-G" },
    ]);
    expect(shash).toMatchObject({ priceCents: 900, stock: 3, hasVariants: false });
    await expectInvariants();
  });

  it("neither loses nor repeats a product when two processes import the same rows", async () => {
    const seller = await onPlan("premium");
    const rows = Array.from({ length: 60 }, (_, n) => [
      `${product(`Dirac ${n}`)},d${n},Size,M,,,45.00,6,`,
      `,,,,d${n},,L,,,48.00,2,`,
      `,,,,d${n},,XL,,,48.00,1,`,
    ]);
    const { id, created } = await start(seller, csvOf(...rows.flat()));
    expect(created).toBe(33);
    await Promise.all([processBatch(id), processBatch(id)]);
    while (!(await getImport(seller, { id })).isFinished) await processBatch(id);
    expect((await productsOf(seller)).map(({ stock }) => stock)).toEqual(Array(60).fill(9));
    await expectInvariants();
  });

  it("refuses all rows of a product with one bad row and lists them for download", async () => {
    const seller = await onPlan("premium");
    const rows = [
      `${product("Dirac")},d,Size,M,Color,Green,45.00,6,D-M-G`,
      ",,,,d,,M,,Green,48.00,2,",
    ];
    const { id, problems } = await start(seller, csvOf(...rows));
    expect(problems).toMatchObject([{ line: 2, key: "variantTwice" }]);
    expect(await productsOf(seller)).toEqual([]);
    const { body } = await getFailedRowsFile(seller, { id: String(id), locale: "en" });
    expect(String(body).split("\r\n").slice(1, 3)).toEqual(
      rows.map((row) => `${row},option1Value: A combination of options appears twice`),
    );
  });

  it("refuses a product with 201 variants", async () => {
    const seller = await onPlan("premium");
    const rows = Array.from({ length: 201 }, (_, n) => `,,,,d,Size,${n % 50},Color,${n},1.00,1,`);
    expect(await start(seller, csvOf(product("Dirac"), ...rows))).toMatchObject({
      created: 0,
      failed: 2,
    });
  });
});

describe("an export that is imported again", () => {
  it("is unchanged", async () => {
    const seller = await onPlan("premium");
    const { id } = await createVariantProduct({ seller });
    await createProduct({ seller, title: "=Cup" });
    const [first] = await readVariantRows(id);
    await db.productVariant.update({
      where: { id: first?.id ?? 0 },
      data: { barcode: "12345670", weightGrams: 300, imageUrl: FORM.imageUrl },
    });
    const csv = await exportOf(seller);

    expect(csv.split("\r\n")).toHaveLength(7);
    expect(await start(seller, csv)).toMatchObject({ unchanged: 2, total: 2 });
    expect(await exportOf(seller)).toBe(csv);
  });

  it("updates only the variant whose row has another price and stock", async () => {
    const seller = await onPlan("premium");
    const { id, variants } = await createVariantProduct({ seller });
    const csv = withLine(await exportOf(seller), "D-S-R", (line) =>
      line.replace("20.00,", "19.00,"),
    );

    expect(await start(seller, csv)).toMatchObject({ updated: 1 });
    expect(await readVariantRows(id)).toMatchObject([
      { priceCents: 1_900, sku: "D-S-R" },
      ...variants.slice(1).map(({ priceCents, stock }) => ({ priceCents, stock })),
    ]);
    expect(await totalsOf(id)).toMatchObject({ priceCents: 1_900, stock: 20 });
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
    await expectInvariants();
  });

  it("keeps the variants that the file lacks, and finds a product by the SKU of a variant", async () => {
    const seller = await onPlan("premium");
    const { id } = await createVariantProduct({ seller });
    const csv = csvOf(",,,,d,Size,S,Color,Red,,9,D-S-R");

    expect(await start(seller, csv)).toMatchObject({ updated: 1 });
    expect((await readVariantRows(id)).map(({ stock }) => stock)).toEqual([9, 5, 5, 5]);
  });

  it("proposes new values of an approved product as a revision, once", async () => {
    const seller = await onPlan("premium");
    const { id } = await createVariantProduct({ seller });
    await db.product.update({ where: { id }, data: { moderationStatus: "approved" } });
    const csv = csvOf(`${FORM.title},,,,d,Size,L,Color,red,30.00,4,D-L-R`);

    expect(await start(seller, csv)).toMatchObject({ updated: 1 });
    expect(await start(seller, csv)).toMatchObject({ unchanged: 1 });
    expect(await readVariantRows(id)).toHaveLength(4);
    const { content } = await db.productRevision.findFirstOrThrow({ where: { productId: id } });
    expect(content).toMatchObject({ options: [{ values: ["S", "M", "L"] }, { name: "Color" }] });
    expect((content as { variants: object[] }).variants[4]).toMatchObject({
      values: ["L", "Red"],
      created: { priceCents: 3_000, stock: 4, sku: "D-L-R" },
    });
  });

  it("leaves less stock than buyers hold to the seller", async () => {
    const seller = await onPlan("premium");
    const { id, variants } = await createVariantProduct({ seller });
    await checkOut([{ productId: id, variantId: variants[0]?.id ?? 0, quantity: 3 }]);
    const csv = csvOf(",,,,d,Size,S,Color,Red,,2,D-S-R");

    expect(await start(seller, csv)).toMatchObject({ problems: [{ key: "importStockHeld" }] });
    expect((await readVariantRows(id))[0]).toMatchObject({ stock: 5, reserved: 3 });
  });

  it("leaves the prices of variants unchanged during a sale", async () => {
    const seller = await onPlan("premium");
    const { id: productId } = await createVariantProduct({ seller });
    const firstDay = businessDate(new Date());
    const lastDay = addDays(firstDay, 6);
    await createSale(seller, saleSchema.parse({ productId, percent: "15", firstDay, lastDay }));

    expect(await start(seller, await exportOf(seller))).toMatchObject({ unchanged: 1 });
    expect(await start(seller, csvOf(",,,,d,Size,S,Color,Red,19.00,,D-S-R"))).toMatchObject({
      problems: [{ key: "importOnSale" }],
    });
  });

  it.each([
    ["other options", ",,,,d,Length,S,Color,Red,,2,D-S-R", "importOptionsDiffer"],
    ["fewer options", ",,,,d,Size,S,,,,2,D-S-R", "importOptionsDiffer"],
    ["a new variant without a price", `${FORM.title},,,,d,Size,L,Color,Red,,2,`, "pricePositive"],
    ["no options", `${FORM.title},,,,,,,,,3.00,2,`, "importHasOptions"],
  ])("refuses %s", async (_, row, key) => {
    const seller = await onPlan("premium");
    const { id, variants } = await createVariantProduct({ seller });

    expect(await start(seller, csvOf(row))).toMatchObject({ failed: 1, problems: [{ key }] });
    expect(await readVariantRows(id)).toEqual(variants);
  });

  it("refuses the options of a product that has none", async () => {
    const seller = await onPlan("premium");
    await createProduct({ seller, title: "Dirac" });
    const csv = csvOf(`${product("Dirac")},d,Size,M,,,45.00,6,`);

    expect(await start(seller, csv)).toMatchObject({
      problems: [{ line: 2, column: "option1Value", key: "importNoOptions" }],
    });
  });

  it("does not find the product of another seller by the SKU of a variant", async () => {
    const { id, variants } = await createVariantProduct();
    const seller = await onPlan("premium");
    const csv = csvOf(`${product("Dirac")},d,Size,S,Color,Red,45.00,9,D-S-R`);

    expect(await start(seller, csv)).toMatchObject({ created: 1 });
    expect(await readVariantRows(id)).toEqual(variants);
  });
});

it("an import changes neither price nor stock of a product with variants", async () => {
  const seller = await onPlan("premium");
  const { id, variants } = await createVariantProduct({ seller });
  const { title, description, category, imageUrl } = FORM;
  const csv = [
    "title,description,price,category,stock,imageUrl",
    `${title},"${description}",9.00,${category},3,${imageUrl}`,
  ].join("\n");
  const productImport = await startImport(seller, { csv, matches: "update", fileName: "one.csv" });

  expect(await readVariantRows(id)).toEqual(variants);
  const rows = await db.productImportRow.findMany({ where: { importId: productImport.id } });
  expect(rows).toMatchObject([
    { state: "failed", problems: [{ column: "", key: "importHasOptions" }] },
  ]);
});
