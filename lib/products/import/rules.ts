import { CSV_COLUMNS } from "@/lib/products/rules";

/** Maximum rows of one file. */
export const MAX_ROWS = 5_000;

/** Maximum bytes of a file, and characters of its text. */
export const MAX_FILE_BYTES = 4_000_000;

/** Maximum columns of a file, unknown ones included. */
export const MAX_COLUMNS = 200;

/** Columns of products with options: the key of the product, and one variant per row. */
export const VARIANT_COLUMNS = [
  "productGroup",
  "option1Name",
  "option1Value",
  "option2Name",
  "option2Value",
  "option3Name",
  "option3Value",
  "variantSku",
  "variantBarcode",
  "variantWeightGrams",
  "variantImage",
] as const;

/** Columns of each option, counted from 1. */
export const OPTION_COLUMNS = {
  1: { name: "option1Name", value: "option1Value" },
  2: { name: "option2Name", value: "option2Value" },
  3: { name: "option3Name", value: "option3Value" },
} as const;

/** Fields that a column can be imported as. */
export const IMPORT_FIELDS = [...CSV_COLUMNS, ...VARIANT_COLUMNS] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Maker of a file, by its columns. */
export type Layout = "shaafi" | "shopify" | "etsy" | "woocommerce" | "other";

/** Field of each column, in the order of the file; null for a column that is not imported. */
export type Mapping = (ImportField | null)[];

/** How a row is imported whose product is in the shop already. */
export const MATCH_MODES = ["update", "skip", "add"] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

export type TableRow = { line: number; cells: string[] };
export type Table = { columns: string[]; rows: TableRow[] };
