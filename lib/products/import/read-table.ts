import { Readable } from "node:stream";
import { parse } from "csv-parse";

import { countKnownColumns } from "./layouts";
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS, type Table, type TableRow } from "./rules";

/** Maximum line breaks of one file; a description may contain many. */
const MAX_LINES = 120_000;

/** Maximum characters of one row. */
const MAX_ROW_LENGTH = 120_000;

/** Characters that are parsed before other requests get the process again. */
const CHUNK_LENGTH = 65_536;

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
 * Returns the columns and rows of a CSV file, at most `MAX_ROWS` + 1 rows; null for an unreadable file. The separator
 * is read from the header row, or from a `sep=` line before it.
 */
export async function readTable(text: string): Promise<Table | null> {
  if (text.length > MAX_FILE_BYTES || hasTooManyLines(text)) return null;
  const { body, delimiter, skipped } = splitHead(text);
  const rows: TableRow[] = [];
  try {
    const parser = Readable.from(chunksOf(body)).pipe(
      parse({
        delimiter,
        info: true,
        max_record_size: MAX_ROW_LENGTH,
        relax_column_count_less: true,
        relax_quotes: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
        to: MAX_ROWS + 2,
        trim: true,
      }),
    );
    for await (const { record, info } of parser) {
      if (record.length > MAX_COLUMNS) return null;
      rows.push({ line: info.lines + skipped, cells: record });
    }
  } catch {
    return null;
  }
  const [head, ...rest] = rows;
  return head ? { columns: head.cells, rows: rest } : null;
}

function* chunksOf(text: string) {
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) yield text.slice(at, at + CHUNK_LENGTH);
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

/** Returns the separator that yields most known columns in the header row, or else most columns. */
function findSeparator(heading: string) {
  const score = (separator: string) => {
    const columns = heading.split(separator, MAX_COLUMNS);
    return countKnownColumns(columns) * MAX_COLUMNS + columns.length;
  };
  const [best = ","] = SEPARATORS.toSorted((one, other) => score(other) - score(one));
  return best;
}
