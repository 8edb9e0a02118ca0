import { listCombinations, MAX_OPTION_VALUES, MAX_VARIANTS } from "@/lib/products/variants/rules";
import type { RowGroup } from "./groups";
import { type ImportField, type Mapping, OPTION_COLUMNS, type Table, type TableRow } from "./rules";

/** Maximum variants of a file whose rows list the values of their variations. */
const MAX_LISTED_VARIANTS = 10_000;

const VARIATIONS = [OPTION_COLUMNS[1].value, OPTION_COLUMNS[2].value, OPTION_COLUMNS[3].value];

/** Returns the texts of a list in one cell, empty ones included. */
export const splitList = (cell: string): string[] => cell.split(",").map((text) => text.trim());

/**
 * Returns the products of a file of Etsy, one per row: the variants are all combinations of the values that its
 * variations list. The only quantity is the stock of the only variant; that of several variants is unknown unless it is
 * 0. The list of SKUs has one for each variant, in their order, or one for the whole product.
 */
export function toListings({ rows }: Table, mapping: Mapping): RowGroup[] {
  let total = 0;
  return rows.map((row) => {
    const group = toListing(row, mapping);
    total += group.variants.length;
    if (group.variants.length === 0 || total <= MAX_LISTED_VARIANTS) return group;
    return { rows: [row], variants: [], problems: [{ column: "", key: "importVariantsTooMany" }] };
  });
}

function toListing(row: TableRow, mapping: Mapping): RowGroup {
  const cellOf = (field: ImportField) => row.cells[mapping.indexOf(field)] ?? "";
  const variations = VARIATIONS.flatMap((field) => {
    const values = [...new Set(splitList(cellOf(field)))].filter(Boolean);
    return values.length > 0 ? [{ field, values }] : [];
  });
  if (variations.length === 0) return { rows: [row], variants: [] };
  const long = variations.find(({ values }) => values.length > MAX_OPTION_VALUES);
  const count = variations.reduce((product, { values }) => product * values.length, 1);
  if (long || count > MAX_VARIANTS) {
    const key = long ? "optionValuesTooMany" : "variantsTooMany";
    const column = long?.field ?? VARIATIONS[0] ?? "";
    return { rows: [row], variants: [], problems: [{ column, key }] };
  }
  const skus = skusOf(cellOf("sku"), count);
  const quantity = cellOf("stock");
  const stock = count === 1 || Number(quantity) === 0 ? quantity : "";
  const variants = listCombinations(variations).map((values, index) => {
    const cellsByField = new Map<ImportField | null, string>([
      ["price", cellOf("price")],
      ["stock", stock],
      ["sku", skus.variants[index] ?? ""],
      ...variations.map(({ field }, index) => [field, values[index] ?? ""] as const),
    ]);
    return { line: row.line, cells: mapping.map((field) => cellsByField.get(field) ?? "") };
  });
  const cells = row.cells.map((cell, index) => (mapping[index] === "sku" ? skus.product : cell));
  return {
    rows: [{ ...row, cells }],
    variants,
    warnings: skus.isUnclear ? [{ column: "sku", key: "importSkusUnclear", line: row.line }] : [],
  };
}

function skusOf(cell: string, count: number) {
  const list = splitList(cell);
  const [first = ""] = list;
  const isUniform = list.every((sku) => sku === first);
  if (count > 1 && isUniform) return { product: first, variants: [], isUnclear: false };
  if (list.length === count) return { product: "", variants: list, isUnclear: false };
  return { product: "", variants: [], isUnclear: true };
}
