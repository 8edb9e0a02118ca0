import { parse } from "csv-parse/sync";

import { CSV_COLUMNS } from "./csv-format";
import { productSchema } from "./schema";

/** Rows of one file. */
export const MOST_ROWS = 200;

type Cells = Record<string, string>;

/** The records of a CSV file with their line numbers, keys as in `CSV_COLUMNS`; null for what is no such file. */
export function readCsv(text: string): { line: number; cells: Cells }[] | null {
  try {
    const rows = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map(toColumn),
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Cells; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    return null;
  }
}

/** "Image URL", "image_url" and "imageurl" are all imageUrl; a column we do not know is left out. */
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

function toField(column: string, cell: string): unknown {
  if (column === "stock") return /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
  if (column === "images") return cell.split(/[|\s]+/).filter(Boolean);
  if (column === "price") return cell.replace(/^\$\s*/, "");
  return FLAGS.includes(column) ? toFlag(cell) : cell;
}

/** A record as the product form would send it, read by the form's own rules; an empty cell is not sent. */
export function parseRow(cells: Cells) {
  const given = Object.entries(cells).filter(([column, cell]) => column && cell !== "");
  return productSchema.safeParse(
    Object.fromEntries(given.map(([column, cell]) => [column, toField(column, cell)])),
  );
}
