import { undoWooEscapes } from "./escapes";
import { countNamedColumns } from "./layouts";
import { type RawRecord, readRawRecords } from "./raw-records";
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS, type Table, type TableRow } from "./rules";

/** Maximum line breaks of one file; a description may contain many. */
const MAX_LINES = 120_000;

/** Lines at the start of a file in which the heading is searched; some programs write the name of the table first. */
const HEADING_LINES = 5;

/** Returns whether a file exceeds the line limit; counted before it is parsed. */
export function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (
    let position = text.indexOf("\n");
    position !== -1;
    position = text.indexOf("\n", position + 1)
  ) {
    if (++lines > MAX_LINES) return true;
  }
  // Classic Mac OS files use only carriage returns.
  return lines === 0 && text.split("\r", MAX_LINES + 2).length > MAX_LINES + 1;
}

/**
 * Returns the columns and rows of a CSV file, at most `MAX_ROWS` + 1 rows; null for an unreadable file. The separator
 * is read from the heading, or from a `sep=` line before it. Rows that do not fit the heading are in `broken`. A row has
 * the number that a spreadsheet shows: a line break inside of a cell starts no row.
 */
export async function readTable(text: string): Promise<Table | null> {
  if (text.length > MAX_FILE_BYTES || hasTooManyLines(text)) return null;
  const { body, delimiter, skipped } = splitHead(text.replaceAll("\0", ""));
  const records = await readRawRecords(undoWooEscapes(body, delimiter), {
    delimiter,
    maxRecords: MAX_ROWS + 2,
  });
  const [head, ...rest] = records ?? [];
  const columns = withoutEmptyEnd(head?.cells ?? []);
  if (!head?.isReadable || head.cells.length > MAX_COLUMNS) return null;
  const rows: TableRow[] = [];
  const broken: TableRow[] = [];
  for (const record of rest) {
    const row = { line: record.row + skipped, cells: record.cells.slice(0, MAX_COLUMNS) };
    (fits(record, columns) ? rows : broken).push(row);
  }
  return { columns, rows: rows.map((row) => withCells(row, columns.length)), broken };
}

const withoutEmptyEnd = (cells: string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);

const fits = ({ cells, isReadable }: RawRecord, columns: string[]) =>
  isReadable && withoutEmptyEnd(cells).length <= columns.length;

const withCells = ({ line, cells }: TableRow, count: number): TableRow => ({
  line,
  cells: cells.slice(0, count),
});

const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;
const SEPARATORS = [",", ";", "\t", "|"];
const LINE_BREAK = /\r\n|\n|\r/g;

/** Returns the file from its heading on, its separator, and the number of lines before the heading. */
function splitHead(text: string) {
  const body = text.replace(/^\uFEFF/, "");
  const match = SEPARATOR_LINE.exec(body);
  if (match?.[1]) return { body: body.slice(match[0].length), delimiter: match[1], skipped: 1 };
  const starts = lineStarts(body);
  const candidates = starts.map((from) => {
    const line = /^[^\r\n]{0,20000}/.exec(body.slice(from, from + 20_000))?.[0] ?? "";
    return { from, ...findSeparator(line) };
  });
  const best = candidates.toSorted((a, b) => b.knownColumns - a.knownColumns)[0];
  const first = candidates.find(({ columns }) => columns > 1) ?? candidates[0];
  // A row of cells is taken for the heading only if it names columns that the first line does not.
  const heading =
    best && first && best.knownColumns > Math.max(1, first.knownColumns) ? best : first;
  const { from = 0, separator = "," } = heading ?? {};
  return {
    body: body.slice(from),
    delimiter: separator,
    skipped: body.slice(0, from).match(LINE_BREAK)?.length ?? 0,
  };
}

/** Returns the places of the first lines that have text. */
function lineStarts(body: string): number[] {
  const starts: number[] = [];
  let from = 0;
  while (from < body.length && starts.length < HEADING_LINES) {
    const [line = ""] = /^[^\r\n]*/.exec(body.slice(from)) ?? [];
    if (line.trim() !== "") starts.push(from);
    const next = /^(?:\r\n|\n|\r)/.exec(body.slice(from + line.length, from + line.length + 2));
    from += line.length + (next?.[0].length ?? 1);
  }
  return starts;
}

/** Returns the separator that yields most known columns in a line, or else most columns. */
function findSeparator(heading: string) {
  const scores = SEPARATORS.map((separator) => {
    const cells = heading.split(separator, MAX_COLUMNS);
    return { separator, knownColumns: countNamedColumns(cells), columns: cells.length };
  });
  const [best = { separator: ",", knownColumns: 0, columns: 0 }] = scores.toSorted(
    (a, b) => b.knownColumns - a.knownColumns || b.columns - a.columns,
  );
  return best;
}
