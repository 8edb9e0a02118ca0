import type { CategorySlug } from "@/lib/products/categories";
import { CSV_COLUMNS } from "@/lib/products/rules";
import { findCategory, toValue, type ValueOptions } from "./cell-values";
import { isErrorValue } from "./damage";
import { isNegative } from "./flag-words";
import type { RowGroup } from "./groups";
import type { ImportField, Layout, Mapping } from "./rules";
import { fieldsOfVariants, type RecordStructure } from "./variant-rows";

type FieldOptions = ValueOptions & {
  layout: Layout;
  mapping: Mapping;
  /** Category of rows whose category is missing or unknown. */
  category?: CategorySlug | undefined;
};

type CellsByField = Map<ImportField, string[]>;

/** Values by field, as the product schema reads them; an empty cell has none. */
export type FieldValues = Partial<Record<ImportField, unknown>>;

const NOT_COPIED: ImportField[] = ["imageUrl", "images", "category", "isActive"];

/** Returns the values of a product's fields except its images. Those of its variants are not its own. */
export function toFields(
  group: RowGroup,
  structure: RecordStructure | null,
  options: FieldOptions,
): FieldValues {
  const isMoved = (field: ImportField) =>
    structure !== null && fieldsOfVariants(options).includes(field);
  const values = valuesByField(group, options);
  const fields: FieldValues = {};
  for (const field of CSV_COLUMNS) {
    const cell = values.get(field)?.[0];
    if (cell === undefined || NOT_COPIED.includes(field) || isMoved(field)) continue;
    const value = toValue(field, cell, options);
    if (value !== null) fields[field] = value;
  }
  return { ...fields, ...visibilityOf(values, options), ...categoryOf(values, options) };
}

/** Other shops have several columns for it; each can hide a product. */
function visibilityOf(values: CellsByField, options: FieldOptions): FieldValues {
  const cells = values.get("isActive") ?? [];
  const cell = cells.find(isNegative) ?? cells[0];
  return cell === undefined ? {} : { isActive: toValue("isActive", cell, options) };
}

function categoryOf(values: CellsByField, { category }: FieldOptions): FieldValues {
  const cells = values.get("category") ?? [];
  const slug = cells.map(findCategory).find(Boolean) ?? category ?? cells.at(-1);
  return slug === undefined ? {} : { category: slug };
}

/** Returns the cells of each field that are not empty. */
export function valuesByField(
  { rows }: RowGroup,
  { layout, mapping }: Pick<FieldOptions, "layout" | "mapping">,
): CellsByField {
  // The rows of WooCommerce's variations have a title, status and image of their own.
  const describedRows =
    layout === "woocommerce"
      ? rows.filter(({ cells }) => !cells[mapping.indexOf("productGroup")])
      : rows;
  const values = new Map<ImportField, string[]>();
  const entries = describedRows.flatMap(({ cells }) =>
    mapping.flatMap((field, index) => {
      const cell = cells[index];
      return field && cell && !isErrorValue(cell) ? [[field, cell] as const] : [];
    }),
  );
  for (const [field, cell] of entries) values.set(field, [...(values.get(field) ?? []), cell]);
  return values;
}
