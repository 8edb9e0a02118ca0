import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { decodeCsv } from "@/components/products/editor/csv-text";
import { blankValues, productFormSchema } from "@/components/products/editor/form-values";
import { toPlainNumber } from "@/lib/core/numbers";
import { MAX_ROWS, parseRow, readCsv } from "@/lib/products/csv";
import { productSchema } from "@/lib/products/schema";

const FOLDER = path.resolve("tests/fixtures/imports");

/** Decodes and parses a file as the import page and the service do. */
function read(bytes: Uint8Array) {
  const text = decodeCsv(bytes);
  return text === null ? null : (readCsv(text)?.map(({ cells }) => parseRow(cells)) ?? null);
}

const fixture = (name: string) => read(readFileSync(path.join(FOLDER, name))) ?? [];
const good = (name: string) => fixture(name).flatMap(({ data }) => (data ? [data] : []));

const HEADING = "title,description,price,category,stock,imageUrl";
const ROW = "Harar beans,Sun dried coffee beans,12.50,coffee,10,/illustrations/coffee-bag.svg";

describe("readCsv", () => {
  it.each([
    ["01-excel-utf8-bom.csv", [1250, 3000]],
    ["02-excel-semicolon.csv", [1250]],
    ["02b-excel-semicolon-point.csv", [1250, 3000]],
    ["17-sheets-tsv.csv", [1250, 3000]],
    ["03-excel-sep-line.csv", [1250, 3000]],
    ["06-excel-blank-rows.csv", [1250, 3000]],
    ["08-inch-sign.csv", [4500, 3000]],
    ["10-arabic-digits.csv", [1250]],
  ])("reads every product of %s", (name, prices) => {
    expect(fixture(name).filter(({ success }) => !success)).toEqual([]);
    expect(good(name).map(({ price }) => price)).toEqual(prices);
  });

  it("preserves an inch sign inside of an unquoted cell", () => {
    expect(good("08-inch-sign.csv")[0]?.title).toBe('Injera basket 12" wide');
  });

  it("reads the stock in Arabic digits", () => {
    expect(good("10-arabic-digits.csv")[0]?.stock).toBe(10);
  });

  it("detects semicolons, tabs and bars, also with quoted headings", () => {
    for (const separator of [";", "\t", "|"]) {
      const lines = [HEADING, ROW].map((line) => line.replaceAll(",", separator));
      expect(readCsv(lines.join("\n"))).toHaveLength(1);
      const quoted = lines[0]?.replaceAll(separator, `"${separator}"`);
      expect(readCsv(`"${quoted}"\n${lines[1]}`)?.[0]?.cells["title"]).toBe("Harar beans");
    }
  });

  it("returns the line of a row after a separator line and blank rows", () => {
    expect(readCsv(`sep=;\n${`${HEADING}\n,,,,,\n${ROW}`.replaceAll(",", ";")}`)?.[0]?.line).toBe(
      4,
    );
  });

  it.each([
    ["240,000 lines", `h\n${"a\n".repeat(240_000)}`],
    ["240,000 lines of an old Mac", `h\r${"a\r".repeat(240_000)}`],
    ["100,000 columns", `title${",".repeat(100_000)}\n${ROW}`],
    ["an endless row", `${HEADING}\n${"a".repeat(400_000)}`],
    ["an endless quoted cell", `${HEADING}\n"${"a\n".repeat(5_000)}${"a".repeat(200_000)}`],
    ["more than the limit", `${HEADING}\n${`${ROW}\n`.repeat(8_000)}`],
  ])("refuses %s", (_, text) => {
    expect(readCsv(text)).toBeNull();
  });

  it("stops after one row more than the limit", () => {
    expect(readCsv(`${HEADING}\n${`${ROW}\n`.repeat(5_000)}`)).toHaveLength(MAX_ROWS + 1);
  });
});

describe("decodeCsv", () => {
  it("decodes Excel's Windows-1252 with letters and dashes", () => {
    const [first] = good("04-windows-1252.csv");
    expect(first?.title).toBe("Café Buna – Yirgacheffe");
    expect(first?.description).toContain("“Washed”");
  });

  it("decodes UTF-16 with its byte order mark", () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`${HEADING}\n${ROW}`, "utf16le"),
    ]);
    expect(read(bytes)).toHaveLength(1);
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
  ])("converts %j to %s", (typed, plain) => {
    expect(toPlainNumber(typed)).toBe(plain);
  });

  it.each(["", "abc", "12,345,6", "1e3", "$5", "12.50.1", "--1"])(
    "returns %j unchanged",
    (typed) => {
      expect(toPlainNumber(typed)).toBe(typed);
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
