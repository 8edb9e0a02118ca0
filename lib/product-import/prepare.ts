import "server-only";

import { setImmediate as nextTask } from "node:timers/promises";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { findForeignUploads, getImages } from "@/lib/products/images/ownership";
import type { ProductInput } from "@/lib/products/schema";
import { compareOffers, type OfferDifferences } from "./compare-offers";
import { problemDescriber } from "./describe-problem";
import { findEarlierMapping } from "./earlier-mapping";
import { findMatches, type Match } from "./find-matches";
import { detectLayout, suggestMapping } from "./layouts";
import { findLiveOffers, type LiveOffer } from "./live-offers";
import { type ProductChanges, parseRecord } from "./parse-record";
import { hasTooManyLines, readTable } from "./read-table";
import { type ImportRecord, toRecords } from "./records";
import type { Problem } from "./row-problem";
import { MAX_ROWS, type Mapping, type MatchMode, type Table } from "./rules";
import { type Fixes, type ImportFile, NO_FIXES } from "./schema";

/** Records that are validated before other requests get the process again. */
const CHUNK = 100;

/** A product of the file with the existing one that it updates, if any. */
export type PreparedRow = {
  record: ImportRecord;
  title: string;
  match: Match | null;
  input: ProductInput | ProductChanges | null;
  problems: Problem[];
  /** Cells that are read in another way or left empty. */
  warnings: Problem[];
  /** Prices and stocks of the existing product that the row changes, or that have changed since the export. */
  differences: OfferDifferences;
};

const NO_DIFFERENCES: OfferDifferences = { prices: [], outdated: [] };

/**
 * Reads and validates a file; creates nothing.
 * @throws DomainError invalid (no CSV file, no row, too many, not UTF-8)
 */
export async function prepareImport(seller: Viewer, file: ImportFile) {
  const table = await readFile(file.csv);
  const { fixes = NO_FIXES } = file;
  const columns = await matchColumns(seller, table, file.mapping);
  const { layout, mapping } = columns;
  const records = toRecords(table, { layout, mapping, category: file.category, fixes });
  const matches = await findMatches(seller.id, records);
  const liveOffers = file.matches === "update" ? await findLiveOffers(matches) : new Map();
  const rows: PreparedRow[] = [];
  for (const [index, record] of records.entries()) {
    if (index % CHUNK === CHUNK - 1) await nextTask();
    const match = matches[index] ?? null;
    const live = match ? (liveOffers.get(match.productId) ?? null) : null;
    rows.push(prepareRow(record, { existing: match, live, mode: file.matches, fixes }));
  }
  refuseRepeatedSkus(rows);
  await refuseForeignUploads(seller, rows);
  const describe = problemDescriber(table.columns, mapping);
  for (const row of rows) {
    row.problems = row.problems.map((problem) => describe(problem, row.record));
    row.warnings = row.warnings.map((problem) => describe(problem, row.record));
  }
  return { table, ...columns, rows };
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

/** Returns the fields of the columns: as given, else as in an earlier import, else by their names. */
async function matchColumns(
  seller: Viewer,
  { columns }: Table,
  chosenMapping: Mapping | undefined,
) {
  const layout = detectLayout(columns);
  const suggestion = suggestMapping(columns, layout);
  const earlier = chosenMapping ? null : await findEarlierMapping(seller.id, columns);
  const fields = chosenMapping ?? earlier ?? suggestion;
  return {
    layout,
    mapping: columns.map((_, index): Mapping[number] => fields[index] ?? null),
    suggested: suggestion,
    hasEarlierMapping: earlier !== null,
  };
}

type RowOptions = {
  existing: Match | null;
  live: LiveOffer | null;
  mode: MatchMode;
  fixes: Fixes;
};

function prepareRow(
  record: ImportRecord,
  { existing, live, mode, fixes }: RowOptions,
): PreparedRow {
  const match = mode === "add" || !record.isReadable ? null : existing;
  const title = String(record.fields.title ?? "")
    .replaceAll("\0", "")
    .slice(0, 100)
    .toWellFormed();
  const completeRecord =
    match || fixes.stock === undefined ? record : withStock(record, fixes.stock);
  const result = parseRecord(completeRecord, match !== null);
  const problems = [...result.problems, ...findMismatch(record, existing, mode)];
  const base = {
    record,
    title,
    match,
    problems,
    warnings: [...record.warnings, ...result.warnings],
  };
  if (problems.length > 0 || !result.input)
    return { ...base, input: null, differences: NO_DIFFERENCES };
  if (!match || !live || mode !== "update") {
    return { ...base, input: result.input, differences: NO_DIFFERENCES };
  }
  // Safe: with a match the changes schema was used.
  return { ...base, ...compareOffers(result.input as ProductChanges, { record, live, fixes }) };
}

/** Returns a record with the stock that the seller gave for products and variants without one. */
function withStock({ structure, ...record }: ImportRecord, stock: number): ImportRecord {
  if (!structure) return { ...record, structure, fields: { stock, ...record.fields } };
  const variants = structure.variants.map((variant) => ({ stock, ...variant }));
  return { ...record, structure: { ...structure, variants } };
}

/** Returns the reason why a record can't be imported because of the existing product. */
function findMismatch(
  { structure }: ImportRecord,
  existing: Match | null,
  mode: MatchMode,
): Problem[] {
  if (!existing) return [];
  if (mode === "add") {
    return existing.by === "sku" ? [{ column: "sku", key: "importSkuTaken" }] : [];
  }
  if (structure && !existing.hasVariants)
    return [{ column: "option1Value", key: "importNoOptions" }];
  // A row with the SKU of one variant says nothing about the others.
  const isOneVariant = !structure && existing.by === "variantSku";
  return isOneVariant ? [{ column: "sku", key: "importHasOptions" }] : [];
}

function refuse(row: PreparedRow, problem: Problem) {
  row.problems.push(problem);
  row.input = null;
  row.differences = NO_DIFFERENCES;
}

function refuseRepeatedSkus(rows: PreparedRow[]) {
  const skus = new Set<string>();
  for (const row of rows) {
    const sku = row.input?.sku;
    if (!sku) continue;
    if (skus.has(sku)) refuse(row, { column: "sku", key: "importSkuTwice" });
    skus.add(sku);
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

const imagesOf = (input: ProductInput | ProductChanges) => [
  ...getImages(input),
  ...(input.variants ?? []).flatMap(({ imageUrl }) => imageUrl ?? []),
];
