import { describe, expect, it } from "vitest";

import { readTable } from "@/lib/product-import/read-table";
import { parseImport, parseImportFile } from "../support/import-files";

const inputsOf = async (name: string, options?: Parameters<typeof parseImportFile>[1]) =>
  (await parseImportFile(name, options)).map(({ input }) => input);
const keysOf = (problems: { key: string }[]) => problems.map(({ key }) => key);

const HEADING = "title,description,price,category,stock,imageUrl";
const ROW = "Harar beans,Sun dried coffee beans,12.50,coffee,10,/illustrations/coffee-bag.svg";

describe("image addresses", () => {
  it("may contain blanks and lack a protocol", async () => {
    const rows = await parseImportFile("image-addresses.csv");
    expect(rows.map(({ input }) => [input?.imageUrl, ...(input?.images ?? [])])).toEqual([
      [
        "https://example.com/palm%20mat%201.jpg",
        "https://example.com/a.jpg?w=10,20",
        "https://example.com/b%20(1).jpg",
      ],
      ["https://example.com/cdn/fan.jpg"],
      [undefined],
    ]);
    expect(rows[2]?.problems).toMatchObject([
      { column: "imageUrl", key: "imageUrlInvalid", found: "www.example.com/bag.jpg" },
    ]);
  });

  it.each([
    "http://127.0.0.1/a.png",
    "http://169.254.169.254/latest",
    "http://[::1]/a.png",
    "http://0x7f000001/a.png",
    "http://2130706433/a.png",
    "http://[::ffff:127.0.0.1]/a.png",
    "http://localhost/a.png",
    "https://pictures.example:8443/a.png",
  ])("of private networks such as %s are refused", async (address) => {
    const [row] = await parseImport(
      `${HEADING}\n${ROW.replace("/illustrations/coffee-bag.svg", address)}`,
    );
    expect(row).toMatchObject({
      input: null,
      problems: [{ column: "imageUrl", key: "imageAddressPrivate", found: address }],
    });
  });

  it("that are bad are left out if another image is there", async () => {
    const [row] = await parseImport(
      `${HEADING},images\n${ROW},http://10.0.0.1/a.png | https://example.com/b.jpg`,
    );
    expect(row).toMatchObject({
      problems: [],
      input: { images: ["https://example.com/b.jpg"] },
      warnings: [{ column: "images", key: "imageAddressPrivate" }],
    });
  });
});

describe("rows of a damaged file", () => {
  it("are read without the separators at their end", async () => {
    const inputs = await inputsOf("trailing-comma.csv");
    expect(inputs.map((input) => input?.weightGrams)).toEqual([900, 90]);
  });

  it("are usable beside one with a stray quote, a separator too many or a quoted line break", async () => {
    const rowOf = (title: string) => ROW.replace("Harar beans", title);
    const text = [
      HEADING,
      rowOf('"Two\nlines"'),
      rowOf('"Stray'),
      rowOf("Third"),
      rowOf("Fourth, wide"),
      "",
      rowOf("Fifth").replace("Sun dried coffee beans", '"Sun dried, coffee beans"'),
    ].join("\r\n");
    const rows = await parseImport(text);
    expect(rows.map(({ line, problems }) => [line, keysOf(problems)])).toEqual([
      [2, []],
      [3, ["importRowUnreadable"]],
      [4, []],
      [5, ["importRowUnreadable"]],
      [7, []],
    ]);
  });

  it("are found after the name of a table", async () => {
    const rows = await parseImport(`Table 1\n${HEADING}\n${ROW}`);
    expect(rows).toMatchObject([{ line: 3, input: { title: "Harar beans" } }]);
  });

  it("lose NUL bytes", async () => {
    const table = await readTable(`${HEADING}\n${ROW.replace("Harar", "Ha\0rar")}`);
    expect(table?.rows[0]?.cells[0]).toBe("Harar beans");
  });
});

it("a file with headings in another language is read by the seller's mapping", async () => {
  const [row] = await parseImportFile("polish-headings.csv", {
    mapping: [
      null,
      null,
      "sku",
      "title",
      "isActive",
      "description",
      null,
      "stock",
      "price",
      "category",
      "images",
    ],
  });
  expect(row).toMatchObject({ problems: [], input: { price: 750, stock: 9, category: "coffee" } });
});

it("headings in the five languages are recognized", async () => {
  const row = "Beans,Sun dried coffee beans,12.50,coffee,10,/illustrations/coffee-bag.svg";
  for (const heading of [
    "Item name,Details,Unit price,Product type,How many,Photo",
    "Magaca,Sharaxaad,Qiimaha,Qaybta,Tirada,Sawirka",
    "Maqaa,Ibsa,Gatii,Gosa,Baay'ina,Suuraa",
    "ስም,መግለጫ,ዋጋ,ምድብ,ብዛት,ፎቶ",
    "الاسم,الوصف,السعر,الفئة,الكمية,الصورة",
  ]) {
    expect(await parseImport(`${heading}\n${row}`)).toMatchObject([
      { problems: [], input: { price: 1_250, stock: 10 } },
    ]);
  }
});
