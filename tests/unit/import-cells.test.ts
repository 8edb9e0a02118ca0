import { describe, expect, it } from "vitest";

import { parseImport, parseImportFile } from "../support/import-files";

const inputsOf = async (name: string, options?: Parameters<typeof parseImportFile>[1]) =>
  (await parseImportFile(name, options)).map(({ input }) => input);
const keysOf = (problems: { key: string }[]) => problems.map(({ key }) => key);

const HEADING = "title,description,price,category,stock,imageUrl";
const ROW = "Harar beans,Sun dried coffee beans,12.50,coffee,10,/illustrations/coffee-bag.svg";

describe("numbers of spreadsheets", () => {
  it("are prices with a sign or name of the dollar on either side", async () => {
    const inputs = await inputsOf("price-words.csv");
    expect(inputs.map((input) => input?.price)).toEqual([
      1_250, 1_250, 1_250, 125_000, 1_250, 1_250, 1_250, 1_250, 1_200, 125_000, 1_250, 1_250,
    ]);
  });

  it("are whole with a zero fraction, and 0 below zero", async () => {
    const inputs = await inputsOf("stock-writings.csv");
    expect(inputs.map((input) => input?.stock)).toEqual([
      10,
      10,
      1_000,
      0,
      undefined,
      undefined,
      undefined,
      10,
      undefined,
      10,
    ]);
  });

  it("that Excel shortened are refused as codes of products and variants", async () => {
    const rows = await parseImportFile("scientific-codes.csv");
    expect(rows.map(({ problems }) => problems)).toMatchObject([
      [{ column: "barcode", key: "spreadsheetNumber", found: "8.41E+12" }],
      [{ column: "sku", key: "spreadsheetNumber", found: "2.5E+05" }],
    ]);
    const [variant] = await parseImport(
      `${HEADING},productGroup,option1Name,option1Value,variantBarcode\n${ROW},a,Size,M,8.41E+12`,
    );
    expect(variant?.problems).toMatchObject([
      { column: "variantBarcode", key: "spreadsheetNumber" },
    ]);
  });

  it("that became dates are refused as sizes", async () => {
    const [row] = await parseImportFile("size-dates.csv");
    expect(row?.problems).toMatchObject([
      { line: 2, key: "spreadsheetDate", found: "04-Mar" },
      { line: 3, key: "spreadsheetDate", found: "06-May" },
    ]);
    const replacements = [
      { field: "option1Value" as const, found: "04-Mar", value: "3-4" },
      { field: "option1Value" as const, found: "06-May", value: "5-6" },
    ];
    expect(await inputsOf("size-dates.csv", { fixes: { replacements } })).toMatchObject([
      { variants: [{ values: ["3-4"] }, { values: ["5-6"] }] },
    ]);
  });

  it("that are errors refuse a required field and leave an optional one empty", async () => {
    const [row] = await parseImport(`${HEADING},weightGrams,origin\n${ROW},#N/A,#REF!`);
    expect(row).toMatchObject({ problems: [], input: { title: "Harar beans" } });
    expect(keysOf(row?.warnings ?? [])).toEqual(["spreadsheetError", "spreadsheetError"]);
    const [refusedRow] = await parseImport(`${HEADING}\n${ROW.replace("Harar beans", "#REF!")}`);
    expect(keysOf(refusedRow?.problems ?? [])).toContain("spreadsheetError");
  });
});

describe("flags", () => {
  it("are read in the five languages and in those of spreadsheets", async () => {
    const inputs = await inputsOf("localized-flags.csv");
    expect(inputs.map((input) => input?.isActive)).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it("that are unreadable hide the product", async () => {
    const [row] = await parseImport(`${HEADING},isActive\n${ROW},perhaps`);
    expect(row).toMatchObject({
      input: { isActive: false },
      warnings: [{ column: "isActive", key: "importValueInvalid" }],
    });
  });
});

describe("optional fields", () => {
  it("never refuse a product", async () => {
    const columns = "barcode,weightGrams,processingDays,isPerishable,allergens";
    const [row] = await parseImport(
      `${HEADING},${columns}\n${ROW},12345678,heavy,soon,maybe,nuts?`,
    );
    expect(row).toMatchObject({ problems: [], input: { title: "Harar beans" } });
    expect(row?.warnings.map(({ column, key }) => [column, key])).toEqual([
      ["isPerishable", "importValueInvalid"],
      ["processingDays", "importValueInvalid"],
      ["barcode", "barcodeCheckDigit"],
      ["weightGrams", "weightInvalid"],
      ["allergens", "importValueInvalid"],
    ]);
  });

  it("of weights are rounded and converted from the unit of their column", async () => {
    const heading = "Type,SKU,Name,Description,Stock,Regular price,Categories,Images,Weight (kg)";
    const row = "simple,A-1,Cup,A cup of clay from Harar,3,8.00,Crafts,/illustrations/dirac.svg";
    const rows = await parseImport(`${heading}\n${row},0.35\n${row},0`);
    expect(rows.map(({ input }) => input?.weightGrams)).toEqual([350, undefined]);
    const [rowWithWeight] = await parseImport(`${HEADING},weightGrams\n${ROW},350.0`);
    expect(rowWithWeight?.input?.weightGrams).toBe(350);
  });
});
