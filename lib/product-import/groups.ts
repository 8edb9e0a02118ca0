import { isNegative } from "./flag-words";
import { groupBy } from "./group-by";
import { cellReader } from "./layouts";
import { toListings } from "./listing-variations";
import type { Problem } from "./row-problem";
import {
  type ImportField,
  type Layout,
  type Mapping,
  OPTION_COLUMNS,
  type Table,
  type TableRow,
} from "./rules";

/** Rows of one product. `variants` are those of its variants; empty without options. */
export type RowGroup = {
  rows: TableRow[];
  variants: TableRow[];
  /** Reasons that refuse the product, and cells that are left out. */
  problems?: Problem[];
  warnings?: Problem[];
};

type ReadField = (row: TableRow, field: ImportField) => string;

/** Returns a function that reads a row's cell by the field of its column; empty if no column has the field. */
export function fieldReader(mapping: Mapping): ReadField {
  const places = new Map<ImportField, number[]>();
  for (const [index, field] of mapping.entries()) {
    if (field) places.set(field, [...(places.get(field) ?? []), index]);
  }
  return ({ cells }, field) =>
    (places.get(field) ?? []).map((index) => cells[index] ?? "").find((cell) => cell !== "") ?? "";
}

/** Returns the rows of each product, in the order of the file. */
export function groupRows(
  table: Table,
  { layout, mapping }: { layout: Layout; mapping: Mapping },
): RowGroup[] {
  const read = fieldReader(mapping);
  if (layout === "woocommerce") return groupByParent(table, read);
  if (layout === "etsy") return toListings(table, mapping);
  return groupByKey(table.rows, read);
}

const OPTIONS = [1, 2, 3] as const;

/** Shopify's only variant of a product without options. */
const NO_OPTION = "Default Title";

/** Returns the row's value of an option, counted from 1; empty if it has none. */
export function optionValueOf(read: ReadField, row: TableRow, option: 1 | 2 | 3): string {
  const value = read(row, OPTION_COLUMNS[option].value);
  return value === NO_OPTION ? "" : value.normalize("NFKC").trim();
}

type OpenGroup = RowGroup & { title: string };

/**
 * Rows with the same group, or with option values and the same title, are one product. A row with a title of its own is
 * another product, so that a column that is taken for the group by mistake merges nothing.
 */
function groupByKey(rows: TableRow[], read: ReadField): RowGroup[] {
  const groups: RowGroup[] = [];
  const open = new Map<string, OpenGroup>();
  for (const row of rows) {
    const { key, title, isVariant } = described(row);
    const openGroup = open.get(key);
    const group =
      openGroup && belongsTo(openGroup, { title, isVariant }) ? openGroup : startGroup();
    group.rows.push(row);
    if (isVariant) group.variants.push(row);
    group.title ||= title;
    if (key) open.set(key, group);
  }
  return groups;

  function described(row: TableRow) {
    const isVariant = OPTIONS.some((index) => optionValueOf(read, row, index) !== "");
    const title = read(row, "title");
    return { key: read(row, "productGroup") || (isVariant ? title : ""), title, isVariant };
  }

  function startGroup(): OpenGroup {
    const group = { rows: [], variants: [], title: "" };
    groups.push(group);
    return group;
  }
}

const belongsTo = (group: OpenGroup, row: { title: string; isVariant: boolean }) =>
  !row.title || !group.title || (row.isVariant && row.title === group.title);

/** A variation of WooCommerce names its product by SKU, or by "id:" and its number. */
function groupByParent({ columns, rows }: Table, read: ReadField): RowGroup[] {
  const cell = cellReader(columns);
  const isVariation = (row: TableRow) => read(row, "productGroup") !== "";
  const groups = rows
    .filter((row) => !isVariation(row))
    .map((row): RowGroup => ({ rows: [row], variants: [] }));
  const keysOf = ([row]: TableRow[]) =>
    row ? [`id:${cell(row.cells, "id")}`, read(row, "sku")].filter(Boolean) : [];
  const byReference = new Map(
    groups.toReversed().flatMap((group) => keysOf(group.rows).map((key) => [key, group] as const)),
  );
  for (const [reference, variations] of groupBy(rows.filter(isVariation), (row) =>
    read(row, "productGroup"),
  )) {
    const group = byReference.get(reference) ?? { rows: [], variants: [] };
    if (group.rows.length === 0) groups.push(group);
    group.rows.push(...variations);
    // A variation that is not published is not offered.
    group.variants.push(...variations.filter((row) => !isNegative(read(row, "isActive"))));
  }
  return groups.toSorted(({ rows: [row] }, { rows: [other] }) => lineOf(row) - lineOf(other));
}

const lineOf = (row: TableRow | undefined) => row?.line ?? 0;
