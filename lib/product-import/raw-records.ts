import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { parse } from "csv-parse";
import { parse as parseNow } from "csv-parse/sync";

/** Maximum bytes of one row. */
const MAX_ROW_BYTES = 120_000;

/** Bytes that are parsed before other requests get the process again. */
const CHUNK_BYTES = 65_536;

/** Maximum unreadable rows of a file, each of which restarts the parser. */
const MAX_UNREADABLE = 100;

/** A row as it is in the file. An unreadable one has its text as the only cell. */
export type RawRecord = { row: number; cells: string[]; isReadable: boolean };

type ReadOptions = { delimiter: string; maxRecords: number };

const OPTIONS = { relax_column_count: true, skip_empty_lines: true, trim: true } as const;

/**
 * Returns the rows of CSV text that have a value. A row with a stray quote is unreadable and hides no other one: the
 * text is read again from its next line on. Null for text with a row that is too long, or too many unreadable ones.
 */
export async function readRawRecords(
  text: string,
  { delimiter, maxRecords }: ReadOptions,
): Promise<RawRecord[] | null> {
  const bytes = Buffer.from(text);
  const records: RawRecord[] = [];
  let from = 0;
  let row = 0;
  for (let restarts = 0; restarts <= MAX_UNREADABLE; restarts++) {
    const state = await readUntilUnreadable(bytes.subarray(from), { delimiter, maxRecords, row });
    records.push(...state.records);
    if (records.length >= maxRecords) return records.slice(0, maxRecords);
    from += state.bytes;
    row = state.row;
    if (from >= bytes.length) return records;
    const line = nextLine(bytes.subarray(from, from + MAX_ROW_BYTES));
    if (!line) return null;
    row += line.breaksBefore + 1;
    records.push({ row, cells: [line.text], isReadable: false });
    from += line.bytes;
  }
  return null;
}

type Progress = {
  records: RawRecord[];
  /** Bytes of the rows that were read. */
  bytes: number;
  /** Number of the last row that was read. */
  row: number;
};

async function readUntilUnreadable(
  bytes: Buffer,
  { delimiter, maxRecords, row: rowBefore }: ReadOptions & { row: number },
): Promise<Progress> {
  const progress: Progress = { records: [], bytes: 0, row: rowBefore };
  // An error discards the rows that the parser has not emitted yet, so they are taken where it reads them.
  const parser = parse({
    ...OPTIONS,
    delimiter,
    info: true,
    raw: true,
    max_record_size: MAX_ROW_BYTES,
    relax_quotes: true,
    to: maxRecords,
    // With `raw` and `info`, a row comes with both; the types of the library do not know that.
    on_record: (row: unknown) => {
      addRow(progress, row as ParsedRow, delimiter);
      return null;
    },
  });
  try {
    await finished(Readable.from(chunksOf(bytes)).pipe(parser).resume());
    return progress.records.length >= maxRecords ? progress : { ...progress, bytes: bytes.length };
  } catch {
    return progress;
  }
}

type ParsedRow = { record: string[]; raw: string; info: { bytes: number } };

/** @throws Error for a row whose quotes are those of several rows */
function addRow(progress: Progress, { record: cells, raw, info }: ParsedRow, delimiter: string) {
  if (!isCompleteRow(raw, delimiter)) throw new Error("A quotation mark joins several rows");
  progress.row += breaksBefore(raw) + 1;
  progress.bytes = info.bytes;
  if (cells.some((cell) => cell !== "")) {
    progress.records.push({ row: progress.row, cells, isReadable: true });
  }
}

/** Whether a row of several lines is one by its quotes. In a row of one line a stray quote is text. */
function isCompleteRow(raw: string, delimiter: string): boolean {
  if (!/[\r\n]/.test(raw.trim())) return true;
  try {
    parseNow(raw, { ...OPTIONS, delimiter });
    return true;
  } catch {
    return false;
  }
}

const BREAKS = /^(?:[ \t]*(?:\r\n|\n|\r))+/;

function breaksBefore(raw: string): number {
  return BREAKS.exec(raw)?.[0].match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** Returns the next line with text; null if it is too long. */
function nextLine(bytes: Buffer) {
  const text = bytes.toString();
  const before = BREAKS.exec(text)?.[0] ?? "";
  const line = /^([^\r\n]*)(\r\n|\n|\r|$)/.exec(text.slice(before.length));
  const [lineWithBreak = "", content = ""] = line ?? [];
  if (content.length + before.length >= MAX_ROW_BYTES - 1) return null;
  return {
    text: content,
    breaksBefore: breaksBefore(text),
    bytes: Buffer.byteLength(before + lineWithBreak),
  };
}

function* chunksOf(bytes: Buffer) {
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    yield bytes.subarray(offset, offset + CHUNK_BYTES);
  }
}
