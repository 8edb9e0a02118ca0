import { parse } from "csv-parse/sync";

import { toPlainNumber } from "@/lib/core/numbers";
import { CSV_COLUMNS, CSV_LIMIT } from "./rules";
import { productSchema } from "./schema";

/** Maximum rows of one file. */
export const MAX_ROWS = 200;

/** Maximum line breaks of one file; a description may contain many. */
const MAX_LINES = 12_000;

/** Maximum columns of one file, unknown ones included, and maximum characters of one row. */
const MAX_COLUMNS = 200;
const MAX_ROW_LENGTH = 120_000;

type Cells = Record<string, string>;
type Row = { line: number; cells: Cells };

/** Returns whether a file exceeds the line limit; counted before it is parsed. */
export function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    if (++lines > MAX_LINES) return true;
  }
  // Classic Mac OS files use only carriage returns.
  return lines === 0 && text.split("\r", MAX_LINES + 2).length > MAX_LINES + 1;
}

/**
 * Returns the records of a CSV file with line numbers and keys as in `CSV_COLUMNS`, at most `MAX_ROWS` + 1; null for an
 * unreadable file. The separator is read from the header row, or from a `sep=` line before it.
 */
export function readCsv(text: string): Row[] | null {
  if (text.length > CSV_LIMIT || hasTooManyLines(text)) return null;
  const { body, delimiter, skipped } = splitHead(text);
  try {
    const rows = parse(body, {
      columns: toColumns,
      delimiter,
      info: true,
      max_record_size: MAX_ROW_LENGTH,
      relax_column_count_less: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MAX_ROWS + 1,
      trim: true,
    }) as unknown as { record: Cells; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines + skipped, cells: record }));
  } catch {
    return null;
  }
}

const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;
const SEPARATORS = [",", ";", "\t", "|"];

/** Returns the file from its header row on, its separator, and the number of lines before the header. */
function splitHead(text: string) {
  const body = text.replace(/^\uFEFF/, "");
  const named = SEPARATOR_LINE.exec(body);
  if (named?.[1]) return { body: body.slice(named[0].length), delimiter: named[1], skipped: 1 };
  const heading = /^[^\r\n]{0,20000}/.exec(body.trimStart())?.[0] ?? "";
  return { body, delimiter: findSeparator(heading), skipped: 0 };
}

/** Returns the separator that yields most known columns in the header row. */
function findSeparator(heading: string) {
  const known = (separator: string) =>
    heading.split(separator, MAX_COLUMNS).filter((name) => toColumn(name) !== undefined).length;
  const [best = ","] = SEPARATORS.toSorted((one, other) => known(other) - known(one));
  return best;
}

function toColumns(names: string[]) {
  if (names.length > MAX_COLUMNS) throw new Error("too many columns");
  return names.map(toColumn);
}

/** "Image URL", "image_url" and "imageurl" all map to imageUrl; unknown columns are ignored. */
function toColumn(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, "");
  return CSV_COLUMNS.find((column) => column.toLowerCase() === plain);
}

const YES = /^(?:true|yes|y|1)$/i;
const NO = /^(?:false|no|n|0)$/i;

function toFlag(cell: string): unknown {
  if (YES.test(cell)) return true;
  return NO.test(cell) ? false : cell;
}

const FLAGS = ["isActive", "isEidSpecial", "isRamadanSpecial", "isIndependenceDay"];

function toStock(cell: string): unknown {
  const plain = toPlainNumber(cell);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : cell;
}

function toField(column: string, cell: string): unknown {
  if (column === "stock") return toStock(cell);
  if (column === "images") return cell.split(/[|\s]+/).filter(Boolean);
  if (column === "price") return cell.replace(/^\$\s*|\s*\$$/g, "");
  return FLAGS.includes(column) ? toFlag(cell) : cell;
}

/** Parses a record with the rules of the product form; an empty cell is omitted. */
export function parseRow(cells: Cells) {
  const given = Object.entries(cells).filter(([column, cell]) => column && cell !== "");
  return productSchema.safeParse(
    Object.fromEntries(given.map(([column, cell]) => [column, toField(column, cell)])),
  );
}
