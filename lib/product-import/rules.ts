import type { ValidationKey } from "@/lib/i18n/messages";
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

/** Columns that an export adds: regular price and stock when the file was made. */
export const EXPORTED_COLUMNS = ["exportedPrice", "exportedStock"] as const;

/** Columns of each option, counted from 1. */
export const OPTION_COLUMNS = {
  1: { name: "option1Name", value: "option1Value" },
  2: { name: "option2Name", value: "option2Value" },
  3: { name: "option3Name", value: "option3Value" },
} as const;

/** Whether a field is the value of an option. */
export const isOptionValue = (field: string) => /^option[123]Value$/.test(field);

/** Fields that a column can be imported as. */
export const IMPORT_FIELDS = [...CSV_COLUMNS, ...VARIANT_COLUMNS, ...EXPORTED_COLUMNS] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Maker of a file, by its columns. */
export type Layout = "shaafi" | "shopify" | "etsy" | "woocommerce" | "other";

/** Field of each column, in the order of the file; null for a column that is not imported. */
export type Mapping = (ImportField | null)[];

/** How a row is imported whose product is in the shop already. */
export const MATCH_MODES = ["update", "skip", "add"] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

/** A row with the number that a spreadsheet shows. */
export type TableRow = { line: number; cells: string[] };
export type Table = {
  columns: string[];
  rows: TableRow[];
  /** Rows that do not fit the heading. */
  broken?: TableRow[];
};

/** Days after the end of an import in which its seller can undo it. */
const UNDO_DAYS = 7;

/** Returns the time until which an import can be undone. */
export const undoDeadlineOf = (finishedAt: Date) =>
  new Date(finishedAt.getTime() + UNDO_DAYS * 86_400_000);

/** Maximum cells of a file that its seller replaces in the check. */
export const MAX_REPLACEMENTS = 500;

/** Problems of rows with the same reason and column. */
export type ProblemGroup = {
  key: ValidationKey;
  /** Field of the column; empty if the problem is that of the whole row. */
  column: string;
  /** Name of the column in the file. */
  heading: string | null;
  products: number;
  rows: number;
  lines: number[];
  /** Texts in the file, the most frequent first. */
  values: { value: string; count: number; lines: number[] }[];
  /** Number of different texts. */
  valueCount: number;
};
