import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { decodeCsv } from "@/components/product-import/csv-text";
import { templateCsv } from "@/components/product-import/template";
import { blankValues, productFormSchema } from "@/components/products/editor/form-values";
import { toPlainNumber } from "@/lib/core/numbers";
import { detectLayout, suggestMapping } from "@/lib/product-import/layouts";
import { parseRecord } from "@/lib/product-import/parse-record";
import { readTable } from "@/lib/product-import/read-table";
import { toRecords } from "@/lib/product-import/records";
import { MAX_ROWS } from "@/lib/product-import/rules";
import { productSchema } from "@/lib/products/schema";

const FOLDER = path.resolve("tests/fixtures/imports");

/** Decodes and parses a file as the import page and the service do. */
async function read(bytes: Uint8Array) {
  const text = decodeCsv(bytes);
  const table = text === null ? null : await readTable(text);
  if (!table) return null;
  const layout = detectLayout(table.columns);
  const mapping = suggestMapping(table.columns, layout);
  return toRecords(table, { layout, mapping }).map((record) => parseRecord(record, false));
}

const fixture = async (name: string) => (await read(readFileSync(path.join(FOLDER, name)))) ?? [];
const good = async (name: string) =>
  (await fixture(name)).flatMap(({ input }) => (input ? [input] : []));

const HEADING = "title,description,price,category,stock,imageUrl";
const ROW = "Harar beans,Sun dried coffee beans,12.50,coffee,10,/illustrations/coffee-bag.svg";

describe("readTable", () => {
  it.each([
    ["01-excel-utf8-bom.csv", [1250, 3000]],
    ["02-excel-semicolon.csv", [1250]],
    ["02b-excel-semicolon-point.csv", [1250, 3000]],
    ["17-sheets-tsv.csv", [1250, 3000]],
    ["03-excel-sep-line.csv", [1250, 3000]],
    ["06-excel-blank-rows.csv", [1250, 3000]],
    ["08-inch-sign.csv", [4500, 3000]],
    ["10-arabic-digits.csv", [1250]],
  ])("reads every product of %s", async (name, prices) => {
    expect((await fixture(name)).flatMap(({ problems }) => problems)).toEqual([]);
    expect((await good(name)).map(({ price }) => price)).toEqual(prices);
  });

  it("preserves an inch sign inside of an unquoted cell", async () => {
    expect((await good("08-inch-sign.csv"))[0]?.title).toBe('Injera basket 12" wide');
  });

  it("reads the stock in Arabic digits", async () => {
    expect((await good("10-arabic-digits.csv"))[0]?.stock).toBe(10);
  });

  it("detects semicolons, tabs and bars, also with quoted headings", async () => {
    for (const separator of [";", "\t", "|"]) {
      const lines = [HEADING, ROW].map((line) => line.replaceAll(",", separator));
      expect((await readTable(lines.join("\n")))?.rows).toHaveLength(1);
      const quotedHeading = lines[0]?.replaceAll(separator, `"${separator}"`);
      const table = await readTable(`"${quotedHeading}"\n${lines[1]}`);
      expect(table?.rows[0]?.cells[0]).toBe("Harar beans");
    }
  });

  it("returns the line of a row after a separator line and blank rows", async () => {
    const text = `sep=;\n${`${HEADING}\n,,,,,\n${ROW}`.replaceAll(",", ";")}`;
    expect((await readTable(text))?.rows[0]?.line).toBe(4);
  });

  it.each([
    ["240,000 lines", `h\n${"a\n".repeat(240_000)}`],
    ["240,000 lines of an old Mac", `h\r${"a\r".repeat(240_000)}`],
    ["100,000 columns", `title${",".repeat(100_000)}\n${ROW}`],
    ["an endless row", `${HEADING}\n${"a".repeat(400_000)}`],
    ["an endless quoted cell", `${HEADING}\n"${"a\n".repeat(5_000)}${"a".repeat(200_000)}`],
    ["more than the limit", `${HEADING}\n${`${ROW}\n`.repeat(60_000)}`],
  ])("refuses %s", async (_, text) => {
    expect(await readTable(text)).toBeNull();
  });

  it("stops after one row more than the limit", async () => {
    const table = await readTable(`${HEADING}\n${`${ROW}\n`.repeat(6_000)}`);
    expect(table?.rows).toHaveLength(MAX_ROWS + 1);
  });
});

describe("layouts", () => {
  it("reads the variants of a Shopify product", async () => {
    expect(await fixture("13-shopify-export.csv")).toMatchObject([
      {
        problems: [],
        input: {
          title: "Harar beans",
          options: [{ kind: "size", name: "Size", values: ["250 g", "500 g"] }],
          variants: [
            { values: ["250 g"], price: 1250, stock: 10, sku: "HB-250", weightGrams: 250 },
            { values: ["500 g"], price: 2200, stock: 6, sku: "HB-500", weightGrams: 500 },
          ],
        },
      },
    ]);
  });

  it("merges the image rows of a Shopify product with one variant and reads its HTML", async () => {
    const heading =
      "Handle,Title,Body (HTML),Type,Variant SKU,Variant Inventory Qty,Variant Price,Image Src";
    const rows = [
      "beans,Harar beans,<p>Sun dried <b>coffee</b> beans &amp; more</p>,Coffee,HB-1,10,12.50,https://example.com/a.jpg",
      "beans,,,,,,,https://example.com/b.jpg",
    ];
    expect(await read(Buffer.from([heading, ...rows].join("\n")))).toMatchObject([
      {
        input: {
          title: "Harar beans",
          description: "Sun dried coffee beans & more",
          category: "coffee",
          price: 1250,
          stock: 10,
          sku: "HB-1",
          imageUrl: "https://example.com/a.jpg",
          images: ["https://example.com/b.jpg"],
        },
      },
    ]);
  });

  it("maps the columns of an Etsy file and asks for the category only", async () => {
    const [row] = await fixture("14-etsy-export.csv");
    expect(row?.problems).toEqual([{ column: "category", key: "categoryRequired" }]);
  });

  it("maps the columns of a WooCommerce file", async () => {
    expect(await good("15-woocommerce-export.csv")).toMatchObject([
      {
        title: "Berbere 250 g",
        price: 990,
        stock: 25,
        category: "spices",
        sku: "BER-1",
        isActive: true,
        imageUrl: "https://example.com/a.jpg",
        images: ["https://example.com/b.jpg"],
      },
    ]);
  });

  it("refuses prices in another currency", async () => {
    const text = readFileSync(path.join(FOLDER, "14-etsy-export.csv"), "utf8");
    const [row] = (await read(Buffer.from(text.replace("USD", "EUR")))) ?? [];
    expect(row?.problems).toContainEqual({ column: "price", key: "importCurrency" });
  });

  it("reads a point as thousands where the prices of the file have decimal commas", async () => {
    const rows = ["12,50", "1.250"].map((price) =>
      ROW.replaceAll(",", ";").replace("12.50", price),
    );
    const text = [HEADING.replaceAll(",", ";"), ...rows].join("\n");
    const records = (await read(Buffer.from(text))) ?? [];
    expect(records.map(({ input }) => input?.price)).toEqual([1250, 125_000]);
  });

  it("reads its own template", async () => {
    const rows = (await read(Buffer.from(templateCsv()))) ?? [];
    expect(rows.map(({ problems }) => problems)).toEqual([[], [], []]);
    expect(rows.map(({ input }) => input?.variants?.length)).toEqual([undefined, undefined, 3]);
  });
});

describe("decodeCsv", () => {
  it("decodes Excel's Windows-1252 with letters and dashes", async () => {
    const [first] = await good("04-windows-1252.csv");
    expect(first?.title).toBe("Café Buna – Yirgacheffe");
    expect(first?.description).toContain("“Washed”");
  });

  it("decodes UTF-16 with its byte order mark", async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`${HEADING}\n${ROW}`, "utf16le"),
    ]);
    expect(await read(bytes)).toHaveLength(1);
  });

  it("refuses Arabic in another code page", () => {
    const arabic = Buffer.from([0xde, 0xe5, 0xe6, 0xc9, 0x20, 0xe5, 0xd1, 0xd1]);
    const rows = Buffer.concat(Array.from({ length: 20 }, () => arabic));
    expect(decodeCsv(Buffer.concat([Buffer.from(`${HEADING}\n`), rows]))).toBeNull();
  });
});

describe("toPlainNumber", () => {
  it.each([
    ["١٢٫٥٠", "12.50"],
    ["۱۲٫۵", "12.5"],
    ["١٬٢٣٤٫٥٠", "1234.50"],
    ["12,50", "12.50"],
    ["12,5", "12.5"],
    ["1.234,50", "1234.50"],
    ["1,234.50", "1234.50"],
    ["1 234,50", "1234.50"],
    ["1\u202f234,50", "1234.50"],
    ["1'234.50", "1234.50"],
    ["\u200f١٠\u200f", "10"],
    ["１２", "12"],
    ["-12,5", "-12.5"],
  ])("converts %j to %s", (text, number) => {
    expect(toPlainNumber(text)).toBe(number);
  });

  it.each(["", "abc", "12,345,6", "1e3", "$5", "12.50.1", "--1"])(
    "returns %j unchanged",
    (text) => {
      expect(toPlainNumber(text)).toBe(text);
    },
  );
});

describe("price and stock of a product", () => {
  it("accept Arabic digits and a decimal comma in the form and the API", () => {
    const fieldsOf = (price: string, stock: string) =>
      productFormSchema
        .safeParse({ ...blankValues("ar"), price, stock })
        .error?.issues.map(({ path }) => path[0]);
    expect(fieldsOf("١٢٫٥٠", "١٠")).not.toEqual(expect.arrayContaining(["price"]));
    expect(fieldsOf("١٢٫٥٠", "١٠")).not.toEqual(expect.arrayContaining(["stock"]));
    expect(fieldsOf("twelve", "ten")).toEqual(expect.arrayContaining(["price", "stock"]));
    expect(productSchema.shape.price.parse("١٢٫٥٠")).toBe(1250);
    expect(productSchema.shape.price.parse("12,50")).toBe(1250);
    expect(productSchema.shape.price.safeParse("12,500,0").success).toBe(false);
  });
});
