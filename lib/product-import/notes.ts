import { parseWholeNumber, toPlainNumber } from "@/lib/core/numbers";
import { isNegative } from "./flag-words";
import type { RowGroup } from "./groups";
import type { Problem } from "./row-problem";
import { type ImportField, isOptionValue, type Layout, type Mapping, type TableRow } from "./rules";

const WEIGHTS: ImportField[] = ["weightGrams", "variantWeightGrams"];

type Rows = {
  /** Cells as they are read. */
  group: RowGroup;
  /** Cells as they are in the file. */
  rows: TableRow[];
};
type NoteOptions = { layout: Layout; mapping: Mapping; columns: string[] };

/** Returns how cells were read that another shop means in another way. No action is needed. */
export function findNotes({ group, rows }: Rows, { layout, mapping }: NoteOptions): Problem[] {
  const isForeign = layout === "shopify" || layout === "etsy" || layout === "woocommerce";
  // The parent of WooCommerce's variations lists the values of all.
  const isRead = (row: TableRow, field: ImportField) =>
    !isOptionValue(field) || group.variants.includes(row);
  return group.rows.flatMap((row, index) =>
    mapping.flatMap((field, column): Problem[] => {
      const original = rows[index]?.cells[column];
      if (!field || !original || !isRead(row, field)) return [];
      const key = noteOf(field, { cell: row.cells[column] ?? "", original, isForeign });
      return key ? [{ column: field, key, line: row.line, found: original }] : [];
    }),
  );
}

type Cell = { cell: string; original: string; isForeign: boolean };

function noteOf(field: ImportField, { cell, original, isForeign }: Cell): Problem["key"] | null {
  if (field === "stock" && (parseWholeNumber(cell) ?? 0) < 0) return "importStockNegative";
  if (WEIGHTS.includes(field) && Number(toPlainNumber(cell)) === 0) return "importWeightUnknown";
  if (field === "isActive" && isForeign && isNegative(cell)) return "importHidden";
  const isReplaced = isOptionValue(field) && /[,،፣]/.test(original) && !/[,،፣]/.test(cell);
  return isReplaced ? "importCommaReplaced" : null;
}
