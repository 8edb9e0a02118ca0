import type { CategorySlug } from "@/lib/products/categories";
import { cleanCells } from "./clean-cells";
import { findDamage } from "./damage";
import { type ExportedOffer, exportedOfferOf } from "./exported-offer";
import { type FieldValues, toFields } from "./field-values";
import { fieldReader, groupRows, type RowGroup } from "./groups";
import { cellReader } from "./layouts";
import { findNotes } from "./notes";
import { toImages } from "./record-images";
import type { Problem } from "./row-problem";
import type { Layout, Mapping, Table, TableRow } from "./rules";
import { type Fixes, NO_FIXES } from "./schema";
import { type RecordStructure, toStructure } from "./variant-rows";

/** Rows of a file that describe one product. */
export type ImportRecord = {
  line: number;
  /** Rows as they are in the file. */
  rows: TableRow[];
  fields: FieldValues;
  /** Null for a product without options. */
  structure: RecordStructure | null;
  exported: ExportedOffer;
  problems: Problem[];
  /** Cells that are read in another way or left empty. */
  warnings: Problem[];
  isReadable: boolean;
};

export type RecordOptions = {
  layout: Layout;
  mapping: Mapping;
  /** Category of rows whose category is missing or unknown. */
  category?: CategorySlug | undefined;
  fixes?: Fixes | undefined;
};

/** Returns one record per product, and one per unreadable row. */
export function toRecords(file: Table, options: RecordOptions): ImportRecord[] {
  const { layout, mapping, fixes = NO_FIXES } = options;
  const table = cleanCells(file, { layout, mapping, fixes });
  const originals = new Map(file.rows.map((row) => [row.line, row]));
  const isDecimalComma = hasDecimalComma(table, mapping);
  const recordOptions = { ...options, columns: table.columns, isDecimalComma };
  const records = groupRows(table, options).map((group) =>
    toRecord(group, originals, recordOptions),
  );
  const unreadable = (file.broken ?? []).map(toUnreadable);
  return [...records, ...unreadable].toSorted((a, b) => a.line - b.line);
}

type ReadOptions = RecordOptions & { columns: string[]; isDecimalComma: boolean };

function toRecord(
  group: RowGroup,
  originals: Map<number, TableRow>,
  options: ReadOptions,
): ImportRecord {
  const { layout, mapping } = options;
  const rows = group.rows.map((row) => originals.get(row.line) ?? row);
  const structure = toStructure(group, options);
  const damage = findDamage(group, mapping);
  const images = toImages(group, { layout, mapping, structure });
  const read = fieldReader(mapping);
  const [first] = group.rows;
  return {
    line: first?.line ?? 0,
    rows,
    fields: { ...toFields(group, structure, options), ...images.fields },
    structure,
    exported: first ? exportedOfferOf((field) => read(first, field), options) : {},
    problems: [...findProblems(group, structure, options), ...damage.problems, ...images.problems],
    warnings: [
      ...(group.warnings ?? []),
      ...damage.warnings,
      ...images.warnings,
      ...findNotes({ group, rows }, { layout, mapping, columns: options.columns }),
    ],
    isReadable: true,
  };
}

function toUnreadable(row: TableRow): ImportRecord {
  const problem: Problem = { column: "", key: "importRowUnreadable", line: row.line };
  return {
    line: row.line,
    rows: [row],
    fields: {},
    structure: null,
    exported: {},
    problems: [problem],
    warnings: [],
    isReadable: false,
  };
}

function findProblems(group: RowGroup, structure: RecordStructure | null, options: ReadOptions) {
  const { columns } = options;
  const read = cellReader(columns);
  const { rows } = group;
  const problems: Problem[] = [...(group.problems ?? [])];
  if (!structure && problems.length === 0 && hasUnreadOptions(rows, options)) {
    problems.push({ column: "", key: "importHasOptions" });
  }
  if (rows.some(({ cells }) => !["", "USD"].includes(read(cells, "currencycode").toUpperCase()))) {
    problems.push({ column: "price", key: "importCurrency" });
  }
  return problems;
}

/** Whether a product has several prices, or is of a type with options. */
function hasUnreadOptions(rows: TableRow[], { layout, mapping, columns }: ReadOptions) {
  const priceIndex = mapping.indexOf("price");
  if (rows.filter(({ cells }) => (cells[priceIndex] ?? "") !== "").length > 1) return true;
  const read = cellReader(columns);
  if (layout === "etsy") return rows.some(({ cells }) => read(cells, "variation1values") !== "");
  return layout === "woocommerce" && rows.some(({ cells }) => /^vari/i.test(read(cells, "type")));
}

/** Whether the prices of a file are written with a decimal comma, in which case "1.250" is a thousand. */
function hasDecimalComma({ rows }: Table, mapping: Mapping) {
  const priceIndex = mapping.indexOf("price");
  const prices = rows.map(({ cells }) => cells[priceIndex] ?? "");
  return (
    prices.some((price) => /\d,\d{1,2}\D*$/.test(price)) &&
    !prices.some((price) => /\d\.\d{1,2}\D*$/.test(price))
  );
}
