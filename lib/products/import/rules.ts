import { CSV_COLUMNS } from "@/lib/products/rules";

/** Maximum products of one file. */
export const MAX_ROWS = 5_000;

/** Maximum bytes of a file, and characters of its text. */
export const MAX_FILE_BYTES = 4_000_000;

/** Maximum columns of a file, unknown ones included. */
export const MAX_COLUMNS = 200;

/** Fields that a column can be imported as. */
export const IMPORT_FIELDS = CSV_COLUMNS;
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
