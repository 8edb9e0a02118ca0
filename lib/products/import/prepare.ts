import "server-only";

import { setImmediate as nextTask } from "node:timers/promises";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { findForeignUploads, getImages } from "@/lib/products/image-ownership";
import { findMatches, type Match } from "./find-matches";
import { detectLayout, suggestMapping } from "./layouts";
import { type NewProduct, type ProductChanges, parseRecord } from "./parse-record";
import { hasTooManyLines, readTable } from "./read-table";
import { type ImportRecord, type Problem, toRecords } from "./records";
import { MAX_ROWS, type Mapping, type MatchMode, type Table } from "./rules";
import type { ImportFile } from "./schema";

/** Records that are validated before other requests get the process again. */
const CHUNK = 100;

/** A product of the file with the existing one that it updates, if any. */
export type PreparedRow = {
  record: ImportRecord;
  title: string;
  match: Match | null;
  input: NewProduct | ProductChanges | null;
  problems: Problem[];
};

/**
 * Reads and validates a file; creates nothing.
 * @throws DomainError invalid (no CSV file, no row, too many, not UTF-8)
 */
export async function prepareImport(seller: Viewer, file: ImportFile) {
  const table = await readFile(file.csv);
  const layout = detectLayout(table.columns);
  const mapping = mappingOf(table, file.mapping ?? suggestMapping(table.columns, layout));
  const records = toRecords(table, { layout, mapping, category: file.category });
  const matches = await findMatches(seller.id, records);
  const rows: PreparedRow[] = [];
  for (const [at, record] of records.entries()) {
    if (at % CHUNK === CHUNK - 1) await nextTask();
    rows.push(prepareRow(record, matches[at] ?? null, file.matches));
  }
  refuseRepeatedSkus(rows);
  await refuseForeignUploads(seller, rows);
  return { table, layout, mapping, rows };
}

async function readFile(csv: string): Promise<Table> {
  if (csv.includes("\uFFFD")) throw new DomainError("invalid", "csvEncoding");
  if (hasTooManyLines(csv)) throw new DomainError("invalid", "csvTooMany", { count: MAX_ROWS });
  const table = await readTable(csv);
  if (!table || table.rows.length === 0) throw new DomainError("invalid", "csvUnreadable");
  if (table.rows.length > MAX_ROWS) {
    throw new DomainError("invalid", "csvTooMany", { count: MAX_ROWS });
  }
  return table;
}

const mappingOf = ({ columns }: Table, mapping: Mapping): Mapping =>
  columns.map((_, at) => mapping[at] ?? null);

function prepareRow(record: ImportRecord, found: Match | null, mode: MatchMode): PreparedRow {
  const match = mode === "add" ? null : found;
  const parsed = parseRecord(record, match !== null);
  const problems = [...parsed.problems, ...findMismatch(record, found, mode)];
  const title = String(record.fields.title ?? "")
    .replaceAll("\0", "")
    .slice(0, 100)
    .toWellFormed();
  const input = problems.length === 0 ? parsed.input : null;
  return { record, title, match, input, problems };
}

/** Returns the reason why a record can't be imported because of the existing product. */
function findMismatch(
  { structure }: ImportRecord,
  found: Match | null,
  mode: MatchMode,
): Problem[] {
  if (!found) return [];
  if (mode === "add") {
    return found.by === "sku" ? [{ column: "sku", key: "importSkuTaken" }] : [];
  }
  if (structure && !found.hasVariants) return [{ column: "option1Value", key: "importNoOptions" }];
  // A row with the SKU of one variant says nothing about the others.
  const isOneVariant = !structure && found.by === "variantSku";
  return isOneVariant ? [{ column: "sku", key: "importHasOptions" }] : [];
}

function refuse(row: PreparedRow, problem: Problem) {
  row.problems.push(problem);
  row.input = null;
}

function refuseRepeatedSkus(rows: PreparedRow[]) {
  const seen = new Set<string>();
  for (const row of rows) {
    const sku = row.input?.sku;
    if (!sku) continue;
    if (seen.has(sku)) refuse(row, { column: "sku", key: "importSkuTwice" });
    seen.add(sku);
  }
}

async function refuseForeignUploads(seller: Viewer, rows: PreparedRow[]) {
  const addresses = rows.flatMap(({ input }) => (input ? imagesOf(input) : []));
  const foreign = await findForeignUploads(seller, addresses);
  for (const row of rows) {
    if (row.input && imagesOf(row.input).some((url) => foreign.has(url))) {
      refuse(row, { column: "imageUrl", key: "imageUrlInvalid" });
    }
  }
}

const imagesOf = (input: NewProduct | ProductChanges) => [
  ...getImages(input),
  ...(input.variants ?? []).flatMap(({ imageUrl }) => imageUrl ?? []),
];
