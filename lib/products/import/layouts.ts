import {
  IMPORT_FIELDS,
  type ImportField,
  type Layout,
  type Mapping,
  OPTION_COLUMNS,
} from "./rules";

/** "Image URL", "image_url" and "imageurl" are the same column. */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const OWN: Record<string, ImportField> = Object.fromEntries(
  IMPORT_FIELDS.map((field) => [plainName(field), field]),
);

/** Columns of spreadsheets of unknown makers. */
const COMMON: Record<string, ImportField> = {
  ...OWN,
  name: "title",
  productname: "title",
  producttitle: "title",
  quantity: "stock",
  qty: "stock",
  inventory: "stock",
  image: "imageUrl",
  photo: "imageUrl",
  picture: "imageUrl",
  itemnumber: "sku",
};

const OPTIONS: Record<string, ImportField> = Object.fromEntries(
  Object.values(OPTION_COLUMNS).flatMap(({ name, value }) => [
    [plainName(name), name],
    [plainName(value), value],
  ]),
);

type Known = {
  /** Columns that only this maker's files have together. */
  signature: string[];
  fields: Record<string, ImportField>;
};

/**
 * Column names of the product exports of other shops. Sources: Shopify "Using CSV files to import and export products",
 * Etsy "How to download your listing information", WooCommerce "Product CSV importer and exporter".
 */
const KNOWN: Record<"shopify" | "etsy" | "woocommerce", Known> = {
  shopify: {
    signature: ["handle", "bodyhtml", "variantprice"],
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
    },
  },
  etsy: {
    signature: ["title", "currencycode", "quantity"],
    fields: {
      title: "title",
      description: "description",
      price: "price",
      quantity: "stock",
      section: "category",
      sku: "sku",
      ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`image${n + 1}`, "images"])),
    },
  },
  woocommerce: {
    signature: ["sku", "name", "regularprice"],
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
  shaafi: OWN,
  shopify: KNOWN.shopify.fields,
  etsy: KNOWN.etsy.fields,
  woocommerce: KNOWN.woocommerce.fields,
  other: COMMON,
};

/** Returns the maker of a file by its columns. */
export function detectLayout(columns: string[]): Layout {
  const names = new Set(columns.map(plainName));
  for (const layout of ["shopify", "etsy", "woocommerce"] as const) {
    if (KNOWN[layout].signature.every((name) => names.has(name))) return layout;
  }
  return names.has("title") && names.has("imageurl") ? "shaafi" : "other";
}

/** Returns the fields of the columns by their names. Only image columns may have a field in common. */
export function suggestMapping(columns: string[], layout: Layout): Mapping {
  const taken = new Set<ImportField>();
  return columns.map((column) => {
    const field = FIELDS[layout][plainName(column)];
    if (field === undefined || (taken.has(field) && field !== "images")) return null;
    taken.add(field);
    return field;
  });
}

const NAMES = new Set(Object.values(FIELDS).flatMap(Object.keys));

/** Returns the number of columns with a name of one of the layouts. */
export function countKnownColumns(columns: string[]): number {
  return columns.filter((column) => NAMES.has(plainName(column))).length;
}

/** Returns a function that reads a row's cell by the name of its column; empty if the file has no such column. */
export function cellReader(columns: string[]) {
  const places = new Map(columns.map((column, at) => [plainName(column), at]));
  return (cells: string[], name: string) => cells[places.get(name) ?? -1] ?? "";
}
