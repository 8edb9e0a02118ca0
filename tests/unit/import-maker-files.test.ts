import { describe, expect, it } from "vitest";

import { parseImport, parseImportFile } from "../support/import-files";

const keysOf = (problems: { key: string }[]) => problems.map(({ key }) => key);

describe("an export of Shopify", () => {
  it("with two options has its variants, codes, images and category", async () => {
    const [gabi, ...others] = await parseImportFile("shopify-two-options.csv");
    expect(others).toEqual([]);
    expect(gabi).toMatchObject({
      problems: [],
      input: {
        title: "Gabi blanket",
        description: "Woven in Addis Ababa & washed once.\n\n- Cotton\n- 2 x 1.5 m",
        category: "textiles",
        isActive: true,
        imageUrl: "https://cdn.shopify.com/s/files/1/gabi-1.jpg?v=1",
        images: ["https://cdn.shopify.com/s/files/1/gabi-2.jpg?v=1"],
        options: [{ kind: "color" }, { name: "Border", values: ["Red / green", "Blue"] }],
        variants: [
          {
            values: ["White", "Red / green"],
            price: 6_500,
            stock: 7,
            sku: "GB-W-RG",
            barcode: "4006381333931",
            weightGrams: 1_200,
            imageUrl: "https://cdn.shopify.com/s/files/1/gabi-2.jpg?v=1",
          },
          { values: ["White", "Blue"], price: 6_500, stock: 0, sku: "GB-W-B" },
          { values: ["Cream", "Blue"], price: 7_000, stock: 3, sku: "GB-C-B" },
        ],
      },
    });
    expect(keysOf(gabi?.warnings ?? []).toSorted()).toEqual([
      "importCommaReplaced",
      "importStockNegative",
      "importWeightUnknown",
    ]);
  });

  it("lacks the stock of products it does not track, and hides unpublished ones", async () => {
    const options = { fixes: { stock: 5 } };
    const [berbere, card] = await parseImportFile("shopify-untracked-and-media.csv", options);
    expect(berbere?.problems).toEqual([{ column: "stock", key: "stockInvalid" }]);
    expect(card).toMatchObject({
      problems: [],
      input: { title: "Coffee gift card", price: 2_500, stock: 12, isActive: false },
    });
    expect(card?.input?.weightGrams).toBeUndefined();
  });

  it("with the headings of 2025 has the products of the former ones", async () => {
    expect(await parseImportFile("shopify-new-export.csv")).toMatchObject([
      {
        problems: [],
        input: {
          title: "Netela",
          description: "Light scarf for holidays.\n\nHand washed & dried.",
          category: "textiles",
          price: 3_000,
          stock: 4,
          sku: "NT-1",
          weightGrams: 180,
          isActive: true,
        },
      },
      {
        problems: [],
        input: {
          title: "Kemis",
          isActive: false,
          variants: [
            { values: ["S"], price: 12_000, stock: 1, sku: "KM-S" },
            { values: ["M"], price: 12_000, stock: 2, sku: "KM-M" },
          ],
        },
      },
    ]);
  });
});

describe("an export of WooCommerce", () => {
  it("lacks the stock of variations that share their parent's", async () => {
    const [tea, ...others] = await parseImportFile("woocommerce-variations.csv");
    expect(others).toEqual([]);
    expect(tea?.problems).toEqual([{ line: 3, column: "stock", key: "stockInvalid" }]);
    expect(tea?.warnings).toEqual([]);
  });

  it("has hidden and draft products hidden, escapes undone and decimal commas read", async () => {
    expect(await parseImportFile("woocommerce-private-and-hidden.csv")).toMatchObject([
      {
        problems: [],
        input: {
          title: "Sisal basket",
          description: "Woven by hand in Garissa.\nNatural dye.",
          isActive: false,
          stock: 0,
          weightGrams: 750,
          barcode: "4006381333931",
        },
      },
      {
        problems: [],
        input: { title: "=Basket, small", isActive: false, stock: 5, price: 1_200 },
      },
      { problems: [], input: { title: "Large basket", isActive: true, stock: 0, price: 4_550 } },
    ]);
  });

  it("of an older PHP has quotes inside of its cells", async () => {
    expect(await parseImportFile("woocommerce-old-php.csv")).toMatchObject([
      {
        problems: [],
        input: {
          title: 'Cup "Harar"',
          description: "A cup from our kiln, glazed.",
          stock: 6,
          weightGrams: 300,
        },
      },
      { problems: [], input: { title: "Plain cup", stock: 9 } },
    ]);
  });
});

describe("a file of Etsy", () => {
  it("lacks the category only, and has its first five images", async () => {
    const [basket] = await parseImportFile("etsy-many-images.csv");
    expect(basket?.problems).toEqual([{ column: "category", key: "categoryRequired" }]);
    const [basketWithCategory] = await parseImportFile("etsy-many-images.csv", {
      category: "crafts",
    });
    expect(basketWithCategory?.input).toMatchObject({
      title: "Handwoven basket, coil work",
      description: "Made of palm leaves.\nTakes three days.",
      price: 2_850,
      stock: 3,
      sku: "BK-1",
      imageUrl: "https://i.etsystatic.com/1.jpg",
      facts: { material: "palm leaf" },
    });
    expect(basketWithCategory?.input?.images).toHaveLength(4);
  });

  it("has entities decoded and a quantity of 0", async () => {
    const rows = await parseImportFile("etsy-no-sku-entities.csv", { category: "crafts" });
    expect(rows.map(({ input }) => input)).toMatchObject([
      {
        title: "Amber & silver necklace",
        description: 'For a 20" neck – with clasp <925>.',
        stock: 1,
      },
      { title: "Mother's scarf", stock: 0, price: 1_800 },
    ]);
  });

  it("has a variant for each combination of the variations, at the price of the listing", async () => {
    const rows = await parseImportFile("etsy-variations.csv", { category: "crafts" });
    const [sandals, scarf, ring, cup, burner] = rows;
    expect(scarf?.problems).toEqual([{ line: 3, column: "stock", key: "stockInvalid" }]);
    expect(sandals?.problems).toEqual([{ line: 2, column: "stock", key: "stockInvalid" }]);
    expect(ring?.input).toMatchObject({
      options: [{ kind: "other", name: "Ring size", values: ["6", "7"] }],
      variants: [
        { values: ["6"], price: 5_500, stock: 0 },
        { values: ["7"], price: 5_500, stock: 0 },
      ],
    });
    expect(keysOf(ring?.warnings ?? [])).toEqual(["importSkusUnclear"]);
    expect(cup?.input?.variants).toMatchObject([{ values: ["Brown"], stock: 4, sku: "CU-1" }]);
    expect(burner?.input).toMatchObject({ stock: 8, sku: "IB-1" });
    expect(burner?.input?.variants).toBeUndefined();
  });

  it("is refused with a reason for more values or variants than a product can have", async () => {
    const file = "etsy-variations-over-limits.csv";
    const rows = await parseImportFile(file, { category: "crafts" });
    expect(rows.map(({ problems }) => keysOf(problems))).toEqual([
      ["variantsTooMany"],
      ["optionValuesTooMany"],
      ["optionValueLong"],
    ]);
    const fixes = { isValueShortened: true };
    const [, , shawl] = await parseImportFile(file, { category: "crafts", fixes });
    expect(shawl?.input?.options?.[0]?.values).toEqual(["A very long name of one single", "Blue"]);
  });

  it("has up to 10,000 variants in all listings", async () => {
    const sizes = Array.from({ length: 50 }, (_, n) => `S${n}`).join(",");
    const listing = `Shirt,"A shirt of cotton.",20.00,USD,0,https://i.etsystatic.com/1.jpg,Color,"A,B,C,D",Size,"${sizes}"`;
    const head =
      "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 NAME,VARIATION 2 VALUES";
    const csv = [head, ...Array.from({ length: 51 }, () => listing)].join("\n");
    const rows = await parseImport(csv, { category: "textiles" });
    expect(rows.slice(0, 50).flatMap(({ problems }) => problems)).toEqual([]);
    expect(keysOf(rows[50]?.problems ?? [])).toEqual(["importVariantsTooMany"]);
  });

  it("is refused for other currencies, row by row", async () => {
    const rows = await parseImportFile("etsy-variations-and-currency.csv", { category: "crafts" });
    expect(rows.map(({ problems }) => keysOf(problems))).toEqual([
      ["stockInvalid"],
      ["importCurrency"],
      [],
    ]);
  });
});
