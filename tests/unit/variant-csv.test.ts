import { describe, expect, it } from "vitest";

import { detectLayout, suggestMapping } from "@/lib/product-import/layouts";
import { alignOptions, alignValues, matchVariants } from "@/lib/product-import/match-variants";
import { parseRecord } from "@/lib/product-import/parse-record";
import { readTable } from "@/lib/product-import/read-table";
import { toRecords } from "@/lib/product-import/records";

async function read(lines: string[]) {
  const table = (await readTable(lines.join("\n"))) ?? { columns: [], rows: [] };
  const layout = detectLayout(table.columns);
  const mapping = suggestMapping(table.columns, layout);
  return toRecords(table, { layout, mapping }).map((record) => ({
    lines: record.rows.map(({ line }) => line),
    ...parseRecord(record, false),
  }));
}

const HEADING =
  "title,description,category,imageUrl,sku,productGroup,option1Name,option1Value,option2Name,option2Value,price,stock,variantSku,variantImage";
const PRODUCT = "Dirac,Light dress for special days,textiles,/illustrations/dirac.svg,D-1";
const OTHER = "Beans,Washed beans of the harvest,coffee,/illustrations/coffee-bag.svg,B-1";

describe("our layout", () => {
  it("reads one product from the rows of its variants", async () => {
    const rows = await read([
      HEADING,
      `${PRODUCT},dirac,Size,M,Color,Green,45.00,6,D-M-G,`,
      `${OTHER},,,,,,9.00,3,,`,
      `,,,,,dirac,,L,,Green,48.00,2,D-L-G,/illustrations/dirac-leaf.svg`,
    ]);
    expect(rows).toMatchObject([
      {
        lines: [2, 4],
        problems: [],
        input: {
          title: "Dirac",
          sku: "D-1",
          images: ["/illustrations/dirac-leaf.svg"],
          options: [
            { kind: "size", name: "Size", values: ["M", "L"] },
            { kind: "color", name: "Color", values: ["Green"] },
          ],
          variants: [
            { values: ["M", "Green"], price: 4_500, stock: 6, sku: "D-M-G" },
            {
              values: ["L", "Green"],
              price: 4_800,
              stock: 2,
              sku: "D-L-G",
              imageUrl: "/illustrations/dirac-leaf.svg",
            },
          ],
        },
      },
      { lines: [3], problems: [], input: { title: "Beans", price: 900, stock: 3 } },
    ]);
    expect(rows[0]?.input).not.toHaveProperty("price");
    expect(rows[1]?.input).not.toHaveProperty("variants");
  });

  it("groups rows with option values by their title where no group is given", async () => {
    const rows = await read([
      HEADING,
      `${PRODUCT},,Size,M,,,45.00,6,,`,
      `${PRODUCT},,Size,L,,,48.00,6,,`,
    ]);
    expect(rows.map(({ lines }) => lines)).toEqual([[2, 3]]);
  });

  it("merges no products with titles of their own, even if the group is the same", async () => {
    const rows = await read([
      HEADING,
      `${OTHER},drinks,,,,,9.00,3,,`,
      `${OTHER.replace("Beans", "Tea").replace("B-1", "T-1")},drinks,,,,,7.00,3,,`,
    ]);
    expect(rows.map(({ input }) => input?.title)).toEqual(["Beans", "Tea"]);
  });

  it.each([
    ["a combination twice", "M", "45.00", "option1Value", "variantTwice", undefined],
    ["a value with a comma", '"L, wide"', "45.00", "option1Value", "optionValueComma", 3],
    ["a value in another case", "m", "45.00", "option1Value", "optionValueTwice", undefined],
    ["no price", "L", "", "price", "pricePositive", 3],
  ])("refuses %s", async (_, value, price, column, key, line) => {
    const [row] = await read([
      HEADING,
      `${PRODUCT},dirac,Size,M,,,45.00,6,,`,
      `,,,,,dirac,,${value},,,${price},2,,`,
    ]);
    const problem = line === undefined ? { column, key } : { line, column, key };
    expect(row).toMatchObject({ input: null, problems: [problem] });
  });

  it("refuses 201 variants and options without a name", async () => {
    const variants = Array.from({ length: 201 }, (_, n) => [n % 50, Math.floor(n / 50)]);
    const [row] = await read([
      HEADING,
      ...variants.map(
        ([first, second], index) =>
          `${index === 0 ? PRODUCT : ",,,,"},dirac,Size,${first},Color,${second},45.00,6,,`,
      ),
    ]);
    expect(row?.problems).toEqual([{ column: "option1Value", key: "variantsTooMany" }]);
    const [rowWithoutName] = await read([HEADING, `${PRODUCT},dirac,,M,,,45.00,6,,`]);
    expect(rowWithoutName?.problems).toEqual([
      { column: "option1Name", key: "optionValueRequired" },
    ]);
  });
});

describe("layouts of other shops", () => {
  it("reads the only variant of a Shopify product without options as the product", async () => {
    const [row] = await read([
      "Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src",
      "beans,Harar beans,Sun dried beans,Coffee,Title,Default Title,HB-1,10,12.50,https://example.com/a.jpg",
      "beans,,,,,,,,,https://example.com/b.jpg",
    ]);
    expect(row).toMatchObject({
      lines: [2, 3],
      input: { price: 1_250, stock: 10, sku: "HB-1", images: ["https://example.com/b.jpg"] },
    });
    expect(row?.input).not.toHaveProperty("options");
  });

  const WOO =
    "ID,Type,SKU,Name,Published,Description,Stock,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)";

  it("reads the variations of a WooCommerce product, by SKU or number of the parent", async () => {
    const rows = await read([
      WOO,
      '41,variable,BER,Berbere,1,"Chilli blend with korarima",,,Spices,https://example.com/a.jpg,,Weight,"250 g, 500 g"',
      '42,simple,TEA,Tea,1,"Black tea with cardamom",4,6.00,Tea,https://example.com/t.jpg,,Origin,Kenya',
      "43,variation,BER-250,Berbere - 250 g,1,,25,9.90,,https://example.com/b.jpg,BER,Weight,250 g",
      "44,variation,BER-500,Berbere - 500 g,1,,5,17.50,,,id:41,Weight,500 g",
      "45,variation,BER-1000,Berbere - 1 kg,0,,5,30.00,,,id:41,Weight,1 kg",
    ]);
    expect(rows).toMatchObject([
      {
        lines: [2, 4, 5, 6],
        input: {
          title: "Berbere",
          sku: "BER",
          imageUrl: "https://example.com/a.jpg",
          images: ["https://example.com/b.jpg"],
          options: [{ kind: "weight", name: "Weight", values: ["250 g", "500 g"] }],
          variants: [
            { values: ["250 g"], price: 990, stock: 25, sku: "BER-250" },
            { values: ["500 g"], price: 1_750, stock: 5, sku: "BER-500" },
          ],
        },
      },
      { lines: [3], input: { title: "Tea", price: 600, stock: 4 } },
    ]);
    expect(rows[1]?.input).not.toHaveProperty("options");
  });

  it("recognizes names of options in other languages", async () => {
    const [shopify] = await read([
      "Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price,Image Src",
      "dirac,Dirac,Light dress for special days,textiles,Cabbirka,M,Midabka,Cagaar,10,45.00,https://example.com/a.jpg",
    ]);
    const [woo] = await read([
      WOO,
      '41,variable,BER,Berbere,1,"Chilli blend with korarima",,,Spices,https://example.com/a.jpg,,الوزن,"250 g"',
      "43,variation,BER-250,Berbere - 250 g,1,,25,9.90,,,BER,الوزن,250 g",
    ]);
    expect([shopify, woo].map((row) => row?.input?.options)).toEqual([
      [
        { kind: "size", name: "Cabbirka", values: ["M"] },
        { kind: "color", name: "Midabka", values: ["Cagaar"] },
      ],
      [{ kind: "weight", name: "الوزن", values: ["250 g"] }],
    ]);
  });

  it("invents neither stock nor options that a file lacks", async () => {
    const rows = await read([
      WOO,
      '41,variable,BER,Berbere,1,"Chilli blend with korarima",,,Spices,https://example.com/a.jpg,,Weight,"250 g, 500 g"',
      '50,variable,TEA,Tea,1,"Black tea with cardamom",,,Tea,https://example.com/t.jpg,,Weight,"1 kg"',
      "43,variation,BER-250,Berbere - 250 g,1,,,9.90,,,BER,Weight,250 g",
    ]);
    expect(rows[0]?.problems).toEqual([{ line: 4, column: "stock", key: "stockInvalid" }]);
    expect(rows[1]?.problems).toContainEqual({ column: "", key: "importHasOptions" });
  });
});

describe("variants of an existing product", () => {
  const options = [
    { kind: "size" as const, name: "Taille", values: ["S", "M"] },
    { kind: "other" as const, name: "Lining", values: ["Yes"] },
  ];

  it("match options by kind or name, in any order, and values in any case", () => {
    const fileOptions = [
      { kind: "other" as const, name: "lining", values: ["yes"] },
      { kind: "size" as const, name: "Size", values: ["s", "XL"] },
    ];
    const order = alignOptions(options, fileOptions);
    expect(alignValues(["yes", "s"], options, order)).toEqual(["S", "Yes"]);
    expect(alignValues(["yes", "XL"], options, order)).toEqual(["XL", "Yes"]);
    expect(() => alignOptions(options, fileOptions.slice(1))).toThrow("importOptionsDiffer");
  });

  it("are found by a SKU that one variant has, else by their values", () => {
    const live = [
      { values: ["S"], sku: "A" },
      { values: ["M"], sku: "B" },
      { values: ["L"], sku: "B" },
    ];
    const rows = [{ values: ["XS"], sku: "A" }, { values: ["L"], sku: "B" }, { values: ["XL"] }];
    expect(matchVariants(live, rows)).toEqual([live[0], live[2], null]);
    expect(() => matchVariants(live, [{ values: ["XS"], sku: "A" }, { values: ["S"] }])).toThrow(
      "variantTwice",
    );
  });
});
