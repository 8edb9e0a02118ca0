import { HEADINGS } from "./heading-names";
import {
  IMPORT_FIELDS,
  type ImportField,
  type Layout,
  type Mapping,
  OPTION_COLUMNS,
} from "./rules";

/** "Image URL", "image_url" and "imageurl" are the same column. */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const SHAAFI_FIELDS: Record<string, ImportField> = Object.fromEntries(
  IMPORT_FIELDS.map((field) => [plainName(field), field]),
);

/** Columns of spreadsheets of unknown makers. */
const COMMON: Record<string, ImportField> = { ...toPlainNames(HEADINGS), ...SHAAFI_FIELDS };

function toPlainNames(headings: Partial<Record<ImportField, string[]>>) {
  const names = Object.entries(headings).flatMap(([field, list]) =>
    list.map((name) => [plainName(name), field] as const),
  );
  // Safe: the keys are fields.
  return Object.fromEntries(names) as Record<string, ImportField>;
}

const OPTIONS: Record<string, ImportField> = Object.fromEntries(
  Object.values(OPTION_COLUMNS).flatMap(({ name, value }) => [
    [plainName(name), name],
    [plainName(value), value],
  ]),
);

type LayoutColumns = {
  /** Columns that only this maker's files have together; one set for each version of its files. */
  signatures: string[][];
  fields: Record<string, ImportField>;
};

/**
 * Column names of the product exports of other shops. Sources: Shopify "Using CSV files to import and export products",
 * Etsy "How to download your listing information", WooCommerce "Product CSV importer and exporter".
 */
const LAYOUTS: Record<"shopify" | "etsy" | "woocommerce", LayoutColumns> = {
  shopify: {
    signatures: [
      ["handle", "title", "variantprice"],
      ["handle", "bodyhtml", "variantprice"],
      ["urlhandle", "title", "price"],
      ["urlhandle", "title", "option1value"],
    ],
    fields: {
      title: "title",
      bodyhtml: "description",
      variantprice: "price",
      type: "category",
      variantinventoryqty: "stock",
      variantsku: "sku",
      variantbarcode: "barcode",
      variantgrams: "weightGrams",
      variantimage: "variantImage",
      handle: "productGroup",
      ...OPTIONS,
      imagesrc: "images",
      published: "isActive",
      status: "isActive",
      productcategory: "category",
      // Names since 2025.
      description: "description",
      price: "price",
      inventoryquantity: "stock",
      sku: "sku",
      barcode: "barcode",
      weightvaluegrams: "weightGrams",
      variantimageurl: "variantImage",
      urlhandle: "productGroup",
      productimageurl: "images",
      publishedononlinestore: "isActive",
    },
  },
  etsy: {
    signatures: [["title", "currencycode", "quantity"]],
    fields: {
      title: "title",
      description: "description",
      price: "price",
      quantity: "stock",
      section: "category",
      materials: "material",
      sku: "sku",
      variation1name: "option1Name",
      variation1values: "option1Value",
      variation2name: "option2Name",
      variation2values: "option2Value",
      ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`image${n + 1}`, "images"])),
    },
  },
  woocommerce: {
    signatures: [
      ["sku", "name", "regularprice"],
      ["type", "name", "regularprice"],
    ],
    fields: {
      name: "title",
      description: "description",
      regularprice: "price",
      stock: "stock",
      categories: "category",
      images: "images",
      sku: "sku",
      gtinupceanorisbn: "barcode",
      published: "isActive",
      visibilityincatalog: "isActive",
      weightkg: "weightGrams",
      weightg: "weightGrams",
      weightlbs: "weightGrams",
      weightoz: "weightGrams",
      parent: "productGroup",
      attribute1name: "option1Name",
      attribute1values: "option1Value",
      attribute2name: "option2Name",
      attribute2values: "option2Value",
      attribute3name: "option3Name",
      attribute3values: "option3Value",
    },
  },
};

const FIELDS: Record<Layout, Record<string, ImportField>> = {
  shaafi: COMMON,
  shopify: LAYOUTS.shopify.fields,
  etsy: LAYOUTS.etsy.fields,
  woocommerce: LAYOUTS.woocommerce.fields,
  other: COMMON,
};

/** Returns the maker of a file by its columns. */
export function detectLayout(columns: string[]): Layout {
  const names = new Set(columns.map(plainName));
  for (const layout of ["shopify", "etsy", "woocommerce"] as const) {
    if (LAYOUTS[layout].signatures.some((all) => all.every((name) => names.has(name))))
      return layout;
  }
  return names.has("title") && names.has("imageurl") ? "shaafi" : "other";
}

/** Fields that several columns may have. */
const SHARED: ImportField[] = ["images", "category", "isActive"];

/** Returns the fields of the columns by their names. */
export function suggestMapping(columns: string[], layout: Layout): Mapping {
  const mappedFields = new Set<ImportField>();
  return columns.map((column) => {
    const field = FIELDS[layout][plainName(column)];
    if (field === undefined || (mappedFields.has(field) && !SHARED.includes(field))) return null;
    mappedFields.add(field);
    return field;
  });
}

const NAMES = new Set(Object.values(FIELDS).flatMap((fields) => Object.keys(fields)));

/** Returns the number of columns with a name of one of the layouts. */
export function countNamedColumns(columns: string[]): number {
  return columns.filter((column) => NAMES.has(plainName(column))).length;
}

/** Grams of the unit in the name of a weight column, such as "Weight (kg)"; 1 without a unit. */
export function gramsOf(column: string): number {
  const [, unit = "g"] =
    /(?:weight|peso|miisaan|ulfaatina).*?\b(kg|lbs?|oz|g)\b/i.exec(column) ?? [];
  return { kg: 1_000, lb: 453.59237, lbs: 453.59237, oz: 28.349523125 }[unit.toLowerCase()] ?? 1;
}

/** Returns a function that reads a row's cell by the name of its column; empty if the file has no such column. */
export function cellReader(columns: string[]) {
  const places = new Map(columns.map((column, index) => [plainName(column), index]));
  return (cells: string[], name: string) => cells[places.get(name) ?? -1] ?? "";
}
