import { describe, expect, it } from "vitest";

import { parseImportFile } from "../support/import-files";

const inputsOf = async (name: string, options?: Parameters<typeof parseImportFile>[1]) =>
  (await parseImportFile(name, options)).map(({ input }) => input);
const keysOf = (problems: { key: string }[]) => problems.map(({ key }) => key);

describe("a Shopify file", () => {
  it("reads a weight of 0 as unknown", async () => {
    const rows = await parseImportFile("shopify-zero-grams.csv");
    expect(rows.map(({ input }) => input?.title)).toEqual(["Clay cup", "Clay cup large"]);
    expect(rows.map(({ input }) => input?.weightGrams)).toEqual([undefined, undefined]);
    expect(rows.flatMap(({ warnings }) => keysOf(warnings))).toEqual([
      "importWeightUnknown",
      "importWeightUnknown",
    ]);
  });

  it("hides drafts and archived products", async () => {
    const rows = await parseImportFile("shopify-draft-archived.csv");
    expect(rows.map(({ input }) => input?.isActive)).toEqual([true, false, false]);
    expect(rows.map(({ warnings }) => keysOf(warnings))).toEqual([
      [],
      ["importHidden"],
      ["importHidden"],
    ]);
  });

  it("reads a negative stock as 0", async () => {
    const [row] = await parseImportFile("shopify-negative-stock.csv");
    expect(row).toMatchObject({ input: { stock: 0 }, warnings: [{ key: "importStockNegative" }] });
  });

  it("lacks the stock of products in several locations", async () => {
    const [row] = await parseImportFile("shopify-no-quantity.csv");
    expect(row?.problems).toEqual([{ column: "stock", key: "stockInvalid" }]);
  });

  it("replaces commas in option values", async () => {
    const [row] = await parseImportFile("shopify-option-comma.csv");
    expect(row).toMatchObject({
      input: { variants: [{ values: ["Red / white"] }, { values: ["Blue"] }] },
      warnings: [{ key: "importCommaReplaced", found: "Red, white" }],
    });
  });

  it("names an option value that is too long, or shortens it", async () => {
    const [row] = await parseImportFile("shopify-option-long.csv");
    expect(row?.problems).toEqual([{ line: 2, column: "option1Value", key: "optionValueLong" }]);
    const fixes = { isValueShortened: true };
    expect(await inputsOf("shopify-option-long.csv", { fixes })).toMatchObject([
      { variants: [{ values: ["Long sleeves with gold"] }] },
    ]);
  });

  it("is recognized by the headings of 2025", async () => {
    const rows = await parseImportFile("shopify-new-headings.csv");
    expect(rows).toMatchObject([
      {
        problems: [],
        input: {
          title: "Jebena",
          imageUrl: "/illustrations/dirac.svg",
          images: ["/illustrations/coffee-bag.svg"],
          isActive: true,
          variants: [
            { values: ["Small"], price: 3_200, stock: 5, sku: "JB-S", weightGrams: 700 },
            { values: ["Large"], price: 4_100, stock: 2, sku: "JB-L", weightGrams: 1_100 },
          ],
        },
      },
    ]);
    expect(rows).toHaveLength(1);
  });

  it("has descriptions without styles, scripts and entities", async () => {
    const [first, second] = await inputsOf("shopify-html-body.csv");
    expect(first?.description).toContain("Whole cumin seed & husk");
    expect(first?.description).toContain("Less than 1 % salt");
    expect(first?.description).toContain("Origin Afar");
    expect(first?.description).not.toMatch(/color|track/);
    expect(second?.description).toBe("Black seed & oil, less than 1% salt");
  });
});

describe("a WooCommerce file", () => {
  it("has its line breaks and backslashes as typed", async () => {
    const [input] = await inputsOf("woocommerce-literal-newline.csv");
    expect(input?.description).toBe(
      "First line of the text.\nSecond line of it.\n\nPath C:\\new stays.",
    );
  });

  it("lacks the stock of products that are only in stock", async () => {
    const [row] = await parseImportFile("woocommerce-untracked-stock.csv");
    expect(row?.problems).toEqual([{ column: "stock", key: "stockInvalid" }]);
  });

  it("is read with the quotes that PHP escapes", async () => {
    const [input] = await inputsOf("woocommerce-backslash-quote.csv");
    expect(input?.description).toBe('Known as "awaze" in the north, sold in jars.');
  });
});

describe("an Etsy file", () => {
  it("has its entities decoded", async () => {
    const [input] = await inputsOf("etsy-entities.csv");
    expect(input).toMatchObject({
      title: `Nomad's milk jug, 9" tall & lidded`,
      description: "Carved from one piece of wood < 1 kg.\nIt's oiled.",
    });
  });

  it("has long titles shortened at a word by one choice", async () => {
    const [row] = await parseImportFile("etsy-long-title.csv");
    expect(row?.problems).toEqual([{ column: "title", key: "productTitleLong" }]);
    const fixes = { isTitleShortened: true };
    const [input] = await inputsOf("etsy-long-title.csv", { fixes });
    expect(input?.title).toBe(
      "Woven sisal basket with lid, natural dye, round storage for bread or fruit, wall decoration",
    );
  });
});
