import { getImages } from "@/lib/products/images/ownership";
import { isForeignImage } from "@/lib/uploads/address";
import { groupBy } from "./group-by";
import { guessColumns } from "./guess-columns";
import type { PreparedRow } from "./prepare";
import { groupProblems } from "./problem-groups";
import type { ImportField, Layout, Mapping, Table } from "./rules";
import type { ImportFile } from "./schema";

/** Maximum invalid rows of a check that are returned one by one. */
const MAX_LISTED = 100;

/** Maximum changes of a preview that are returned. */
const MAX_CHANGES = 500;

/** Factor from which on a price change is listed first. */
const OUTLIER_FACTOR = 3;

/** Columns that a new product requires. */
const REQUIRED_FIELDS = [
  "title",
  "description",
  "price",
  "stock",
  "category",
  "imageUrl",
] as const satisfies ImportField[];

type Prepared = {
  table: Table;
  layout: Layout;
  mapping: Mapping;
  hasEarlierMapping: boolean;
  rows: PreparedRow[];
};

/** Returns the result of a check as the page shows it. */
export function toReport(preparedImport: Prepared, file: ImportFile) {
  const { table, layout, mapping, hasEarlierMapping, rows } = preparedImport;
  const missing = findMissing(preparedImport, file);
  // No row is invalid while a column is missing.
  const bad = missing.length > 0 ? [] : rows.filter(({ input }) => input === null);
  const good = rows.filter(({ input }) => input !== null);
  return {
    layout,
    /** Whether the columns have the fields of the seller's earlier import. */
    hasEarlierMapping,
    columns: columnsOf(table, mapping),
    /** Required fields without a column or a value for all rows. */
    missing,
    rowCount: table.rows.length + (table.broken?.length ?? 0),
    total: rows.length,
    good: good.length,
    existing: good.filter(({ match }) => match).length,
    bad: bad.length,
    /** Rows of the invalid products. */
    badRows: bad.reduce((sum, { record }) => sum + record.rows.length, 0),
    /** Variants of the valid products with options. */
    variants: good.reduce((sum, { input }) => sum + (input?.variants?.length ?? 0), 0),
    /** Images to fetch from other servers. */
    images: new Set(good.flatMap(({ input }) => getImages(input ?? {})).filter(isForeignImage))
      .size,
    problems: bad
      .slice(0, MAX_LISTED)
      .flatMap(({ record: { line }, title, problems }) =>
        problems.map((problem) => ({ line, title, ...problem })),
      ),
    groups: groupProblems(bad.map(({ record, problems }) => ({ line: record.line, problems }))),
    notes: groupProblems(
      good.map(({ record, warnings }) => ({ line: record.line, problems: warnings })),
    ),
    prices: pricesOf(good),
    outdated: good.flatMap(({ differences }) => differences.outdated).slice(0, MAX_CHANGES),
  };
}

/** Values of a column that help to recognize it. */
const MAX_SAMPLES = 3;
const MAX_VALUES = 6;

function columnsOf({ columns, rows }: Table, mapping: Mapping) {
  return columns.map((name, index) => {
    const cells = rows.slice(0, 20).flatMap(({ cells: texts }) => texts[index] || []);
    const samples = [...new Set(cells)].slice(0, MAX_SAMPLES).map((text) => text.slice(0, 80));
    return { name: name.slice(0, 100), samples, field: mapping[index] ?? null };
  });
}

/** Fields are missing only for new products. */
function findMissing({ table, layout, mapping, rows }: Prepared, file: ImportFile) {
  if (rows.some(({ match }) => match)) return [];
  const isPresent = (field: ImportField) =>
    mapping.includes(field) ||
    (field === "imageUrl" && mapping.includes("images")) ||
    (field === "category" && file.category !== undefined) ||
    (field === "stock" && file.fixes?.stock !== undefined);
  const missing = REQUIRED_FIELDS.filter((field) => !isPresent(field));
  const guesses = guessColumns(table, { layout, mapping, fields: missing });
  return missing.map((field) => {
    const column = guesses.get(field) ?? null;
    return { field, column, values: column === null ? [] : valuesOf(table, column) };
  });
}

function valuesOf({ rows }: Table, column: number) {
  const cells = rows.flatMap(({ cells: texts }) => texts[column] || []);
  return [...groupBy(cells, (text) => text)]
    .map(([value, all]) => ({ value: value.slice(0, 80), count: all.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_VALUES);
}

function pricesOf(rows: PreparedRow[]) {
  const changes = rows.flatMap(({ differences }) => differences.prices);
  const ratioOf = ({ before, after }: (typeof changes)[number]) =>
    Math.max(after / before, before / after);
  const sortedChanges = changes
    .map((change) => ({ ...change, isOutlier: ratioOf(change) > OUTLIER_FACTOR }))
    .toSorted((a, b) => ratioOf(b) - ratioOf(a) || a.line - b.line);
  return {
    count: sortedChanges.length,
    outliers: sortedChanges.filter(({ isOutlier }) => isOutlier).length,
    changes: sortedChanges.slice(0, MAX_CHANGES),
  };
}
