import { convert } from "html-to-text";

import { toPlainNumber } from "@/lib/core/numbers";
import type { ValidationKey } from "@/lib/i18n/messages";
import { type CategorySlug, toCategorySlug } from "@/lib/products/categories";
import { ALLERGENS } from "@/lib/products/facts/rules";
import { MAX_IMAGES } from "@/lib/products/rules";
import { cellReader } from "./layouts";
import type { ImportField, Layout, Mapping, Table, TableRow } from "./rules";

/** Validation error of a row: its column and message key. */
export type Problem = { column: string; key: ValidationKey };

/** Rows of a file that describe one product. */
export type ImportRecord = {
  line: number;
  rows: TableRow[];
  /** Values by field, as the product schema reads them; an empty cell has none. */
  fields: Partial<Record<ImportField, unknown>>;
  problems: Problem[];
};

export type RecordOptions = {
  layout: Layout;
  mapping: Mapping;
  /** Category of rows whose category is missing or unknown. */
  category?: CategorySlug | undefined;
};

/** Returns one record per product. */
export function toRecords(table: Table, options: RecordOptions): ImportRecord[] {
  const read = cellReader(table.columns);
  const isDecimalComma = hasDecimalComma(table, options.mapping);
  return groupRows(table, options.layout).map((rows) => ({
    line: rows[0]?.line ?? 0,
    rows,
    fields: toFields(rows, options, isDecimalComma),
    problems: findProblems(rows, options.layout, read),
  }));
}

/** Shopify repeats the handle of a product in rows for its further images and variants. */
function groupRows({ columns, rows }: Table, layout: Layout): TableRow[][] {
  if (layout !== "shopify") return rows.map((row) => [row]);
  const read = cellReader(columns);
  const groups: TableRow[][] = [];
  const byHandle = new Map<string, TableRow[]>();
  for (const row of rows) {
    const handle = read(row.cells, "handle");
    const group = byHandle.get(handle);
    if (group && handle) {
      group.push(row);
      continue;
    }
    const started = [row];
    groups.push(started);
    byHandle.set(handle, started);
  }
  return groups;
}

type Read = ReturnType<typeof cellReader>;

function findProblems(rows: TableRow[], layout: Layout, read: Read): Problem[] {
  const problems: Problem[] = [];
  if (hasOptions(rows, layout, read)) problems.push({ column: "", key: "importHasOptions" });
  if (rows.some(({ cells }) => !["", "USD"].includes(read(cells, "currencycode").toUpperCase()))) {
    problems.push({ column: "price", key: "importCurrency" });
  }
  return problems;
}

function hasOptions(rows: TableRow[], layout: Layout, read: Read) {
  const has = (name: string) => rows.filter(({ cells }) => read(cells, name) !== "").length;
  if (layout === "shopify") return has("variantprice") > 1 || has("option1value") > 1;
  if (layout === "etsy") return has("variation1type") > 0;
  if (layout !== "woocommerce") return false;
  return has("parent") > 0 || rows.some(({ cells }) => /^vari/i.test(read(cells, "type")));
}

/** Whether the prices of a file are written with a decimal comma, in which case "1.250" is a thousand. */
function hasDecimalComma({ rows }: Table, mapping: Mapping) {
  const at = mapping.indexOf("price");
  const prices = rows.map(({ cells }) => cells[at] ?? "");
  return (
    prices.some((price) => /\d,\d{1,2}\D*$/.test(price)) &&
    !prices.some((price) => /\d\.\d{1,2}\D*$/.test(price))
  );
}

function toFields(rows: TableRow[], options: RecordOptions, isDecimalComma: boolean) {
  const { layout, mapping, category } = options;
  const values = valuesByField(rows, mapping);
  const first = (field: ImportField) => values.get(field)?.[0];
  const fields: ImportRecord["fields"] = {};
  for (const field of values.keys()) {
    if (field !== "imageUrl" && field !== "images") {
      fields[field] = toValue(field, first(field) ?? "", { layout, isDecimalComma });
    }
  }
  const given = first("category");
  const slug = (given === undefined ? null : findCategory(given)) ?? category ?? given;
  if (slug !== undefined) fields.category = slug;
  return { ...fields, ...toImages(values, layout) };
}

function valuesByField(rows: TableRow[], mapping: Mapping) {
  const values = new Map<ImportField, string[]>();
  for (const { cells } of rows) {
    for (const [at, field] of mapping.entries()) {
      const cell = cells[at] ?? "";
      if (field && cell !== "") values.set(field, [...(values.get(field) ?? []), cell]);
    }
  }
  return values;
}

/** Other shops have more images than ours, and no column for the cover. */
function toImages(values: Map<ImportField, string[]>, layout: Layout) {
  const covers = values.get("imageUrl") ?? [];
  const others = (values.get("images") ?? []).flatMap((cell) =>
    cell.split(/[|\s]+|,(?=\s*(?:https?:|\/))/i).filter(Boolean),
  );
  const urls = [...new Set([...covers, ...others])];
  const [imageUrl, ...images] = layout === "shaafi" ? urls : urls.slice(0, MAX_IMAGES);
  return {
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(images.length === 0 ? {} : { images }),
  };
}

const FLAGS: ImportField[] = [
  "isActive",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "isPerishable",
];
const WHOLE_NUMBERS: ImportField[] = ["stock", "weightGrams", "processingDays"];

type ValueOptions = { layout: Layout; isDecimalComma: boolean };

function toValue(field: ImportField, cell: string, options: ValueOptions): unknown {
  if (WHOLE_NUMBERS.includes(field)) return toWholeNumber(cell);
  if (field === "allergens") return toAllergens(cell);
  if (field === "price") return toPrice(cell, options.isDecimalComma);
  if (FLAGS.includes(field)) return toFlag(cell);
  const isHtml = options.layout === "shopify" || options.layout === "woocommerce";
  return field === "description" && isHtml && /<[a-z]/i.test(cell) ? toPlainText(cell) : cell;
}

const YES = /^(?:true|yes|y|1)$/i;
const NO = /^(?:false|no|n|0|-1)$/i;

function toFlag(cell: string): unknown {
  if (YES.test(cell)) return true;
  return NO.test(cell) ? false : cell;
}

/** Parses "milk | tree nuts", or "none". */
function toAllergens(cell: string): string[] {
  const names = cell
    .toLowerCase()
    .split(/[|,;]/)
    .map((name) => name.replace(/[\s_-]/g, ""));
  const named = names.filter((name) => name !== "" && name !== "none");
  return named.map((name) => ALLERGENS.find((one) => one.toLowerCase() === name) ?? name);
}

function toWholeNumber(cell: string): unknown {
  const plain = toPlainNumber(cell);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : cell;
}

function toPrice(cell: string, isDecimalComma: boolean) {
  const price = cell.replace(/^\$\s*|\s*\$$/g, "");
  return isDecimalComma && /^\d{1,3}(?:\.\d{3})+$/.test(price) ? price.replaceAll(".", "") : price;
}

const toPlainText = (html: string) =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
    ],
  });

/** Words in the categories of other shops; the first that matches decides. */
const CATEGORY_WORDS: [CategorySlug, RegExp][] = [
  ["coffee", /\b(?:coffees?|teas?|buna)\b/i],
  [
    "textiles",
    /\b(?:textiles?|cloth(?:es|ing)?|apparel|scar(?:f|ves)|shawls?|fabrics?|dress(?:es)?)\b/i,
  ],
  ["spices", /\b(?:spices?|foods?|grocer(?:y|ies)|honey|seasonings?)\b/i],
  ["crafts", /\b(?:crafts?|arts?|baskets?|pottery|jewel(?:le)?ry|books?|decor|gifts?)\b/i],
];

function findCategory(cell: string): CategorySlug | null {
  const words = CATEGORY_WORDS.find(([, pattern]) => pattern.test(cell));
  return toCategorySlug(cell) ?? words?.[0] ?? null;
}
