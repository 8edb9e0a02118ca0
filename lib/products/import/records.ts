import type { ValidationKey } from "@/lib/i18n/messages";
import type { CategorySlug } from "@/lib/products/categories";
import { CSV_COLUMNS, MAX_IMAGES } from "@/lib/products/rules";
import { findCategory, toValue } from "./cell-values";
import { groupRows, type RowGroup } from "./groups";
import { cellReader } from "./layouts";
import type { ImportField, Layout, Mapping, Table, TableRow } from "./rules";
import { fieldsOfVariants, type RecordStructure, toStructure } from "./variant-rows";

/** Validation error of a record: its column and message key, and the line if it is that of one variant. */
export type Problem = { column: string; key: ValidationKey; line?: number };

/** Rows of a file that describe one product. */
export type ImportRecord = {
  line: number;
  rows: TableRow[];
  /** Values by field, as the product schema reads them; an empty cell has none. */
  fields: Partial<Record<ImportField, unknown>>;
  /** Null for a product without options. */
  structure: RecordStructure | null;
  problems: Problem[];
};

export type RecordOptions = {
  layout: Layout;
  mapping: Mapping;
  /** Category of rows whose category is missing or unknown. */
  category?: CategorySlug | undefined;
};

/** Our export puts an apostrophe before text that a spreadsheet would evaluate. */
function withoutApostrophes({ columns, rows }: Table): Table {
  const clean = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");
  return { columns, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(clean) })) };
}

/** Returns one record per product. */
export function toRecords(file: Table, options: RecordOptions): ImportRecord[] {
  const table = options.layout === "shaafi" ? withoutApostrophes(file) : file;
  const read = cellReader(table.columns);
  const isDecimalComma = hasDecimalComma(table, options.mapping);
  return groupRows(table, options).map((group) => {
    const structure = toStructure(group, { ...options, isDecimalComma });
    return {
      line: group.rows[0]?.line ?? 0,
      rows: group.rows,
      fields: toFields(group, structure, { ...options, isDecimalComma }),
      structure,
      problems: findProblems(group, structure, { ...options, read }),
    };
  });
}

type Read = ReturnType<typeof cellReader>;

type ReadOptions = RecordOptions & { read: Read };

function findProblems(group: RowGroup, structure: RecordStructure | null, options: ReadOptions) {
  const { layout, read } = options;
  const { rows } = group;
  const problems: Problem[] = [];
  const has = (name: string) => rows.some(({ cells }) => read(cells, name) !== "");
  if (layout === "etsy" && has("variation1type")) {
    problems.push({ column: "", key: "importVariations" });
  } else if (!structure && hasUnreadOptions(rows, options)) {
    problems.push({ column: "", key: "importHasOptions" });
  }
  if (rows.some(({ cells }) => !["", "USD"].includes(read(cells, "currencycode").toUpperCase()))) {
    problems.push({ column: "price", key: "importCurrency" });
  }
  return problems;
}

/** Whether a product has several prices, or is of a type with options. */
function hasUnreadOptions(rows: TableRow[], { layout, mapping, read }: ReadOptions) {
  const at = mapping.indexOf("price");
  if (rows.filter(({ cells }) => (cells[at] ?? "") !== "").length > 1) return true;
  return layout === "woocommerce" && rows.some(({ cells }) => /^vari/i.test(read(cells, "type")));
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

type FieldOptions = RecordOptions & { isDecimalComma: boolean };

function toFields(group: RowGroup, structure: RecordStructure | null, options: FieldOptions) {
  const { layout, category } = options;
  const isMoved = (field: ImportField) =>
    structure !== null && fieldsOfVariants(options).includes(field);
  const values = valuesByField(group, options);
  const first = (field: ImportField) => values.get(field)?.[0];
  const fields: ImportRecord["fields"] = {};
  for (const field of CSV_COLUMNS) {
    const cell = first(field);
    if (cell === undefined || field === "imageUrl" || field === "images" || isMoved(field))
      continue;
    fields[field] = toValue(field, cell, options);
  }
  const given = first("category");
  const slug = (given === undefined ? null : findCategory(given)) ?? category ?? given;
  if (slug !== undefined) fields.category = slug;
  return { ...fields, ...toImages(values, { layout, structure }) };
}

function valuesByField({ rows }: RowGroup, { layout, mapping }: RecordOptions) {
  // The rows of WooCommerce's variations have a title, status and image of their own.
  const described =
    layout === "woocommerce"
      ? rows.filter(({ cells }) => !cells[mapping.indexOf("productGroup")])
      : rows;
  const values = new Map<ImportField, string[]>();
  const filled = described.flatMap(({ cells }) =>
    mapping.flatMap((field, at) => (field && cells[at] ? [[field, cells[at]] as const] : [])),
  );
  for (const [field, cell] of filled) values.set(field, [...(values.get(field) ?? []), cell]);
  return values;
}

type ImageOptions = { layout: Layout; structure: RecordStructure | null };

/** Returns the cover and the further images of a product. */
function toImages(values: Map<ImportField, string[]>, { layout, structure }: ImageOptions) {
  const given = imagesOf(values);
  // Other shops have more images than ours, and no column for the cover.
  const urls = layout === "shaafi" ? given : given.slice(0, MAX_IMAGES);
  const ofVariants = structure?.variants.flatMap(({ imageUrl }) => imageUrl ?? []) ?? [];
  const added = ofVariants.filter(
    (url, at) => !urls.includes(url) && ofVariants.indexOf(url) === at,
  );
  const room = given.length > 0 ? Math.max(0, MAX_IMAGES - urls.length) : 0;
  const [imageUrl, ...images] = [...urls, ...added.slice(0, room)];
  return {
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(images.length === 0 ? {} : { images }),
  };
}

function imagesOf(values: Map<ImportField, string[]>) {
  const others = (values.get("images") ?? []).flatMap((cell) =>
    cell.split(/[|\s]+|,(?=\s*(?:https?:|\/))/i).filter(Boolean),
  );
  return [...new Set([...(values.get("imageUrl") ?? []), ...others])];
}
