import type { ProductOption } from "@/lib/products/variants/rules";
import { toValue, type ValueOptions } from "./cell-values";
import { isErrorValue } from "./damage";
import { type ExportedOffer, exportedOfferOf } from "./exported-offer";
import { fieldReader, optionValueOf, type RowGroup } from "./groups";
import { splitAddresses, toAddress } from "./image-cells";
import { optionKindsOf } from "./option-names";
import { type ImportField, type Layout, type Mapping, OPTION_COLUMNS } from "./rules";

/** Cells of a variant, as its schema reads them; an empty cell has none. */
type RecordVariant = { values: string[]; imageUrl?: string } & Partial<
  Record<"price" | "stock" | "sku" | "barcode" | "weightGrams", unknown>
>;

/** Options and variants of a record. */
export type RecordStructure = {
  options: ProductOption[];
  variants: RecordVariant[];
  /** Line of each variant. */
  lines: number[];
  /** Price and stock of each variant when the file was exported. */
  exported: ExportedOffer[];
  /** Number of each option's columns, from 1. */
  slots: (1 | 2 | 3)[];
};

/** Fields that a product and its variants both have, with the columns of the variant. */
const SHARED = [
  ["sku", "variantSku"],
  ["barcode", "variantBarcode"],
  ["weightGrams", "variantWeightGrams"],
] as const satisfies [ImportField, ImportField][];

type StructureOptions = ValueOptions & { layout: Layout; mapping: Mapping };

/** Fields whose cells are those of the variants if a product has options. Shopify has one column for both. */
export function fieldsOfVariants({ mapping, layout }: Omit<StructureOptions, "isDecimalComma">) {
  const sharedFields = SHARED.filter(([, variantField]) => !mapping.includes(variantField)).map(
    ([field]) => field,
  );
  const fields: ImportField[] = ["price", "stock"];
  return layout === "woocommerce" || layout === "etsy" ? fields : [...fields, ...sharedFields];
}

/** Returns the options and variants of a product's rows; null without options. */
export function toStructure(group: RowGroup, options: StructureOptions): RecordStructure | null {
  const { rows, variants } = group;
  const read = fieldReader(options.mapping);
  const slots = ([1, 2, 3] as const).filter((slot) =>
    variants.some((row) => optionValueOf(read, row, slot) !== ""),
  );
  if (slots.length === 0) return null;
  const namingRows = options.layout === "woocommerce" ? variants : rows;
  const nameOf = (slot: 1 | 2 | 3) =>
    namingRows.map((row) => read(row, OPTION_COLUMNS[slot].name)).find(Boolean) ?? "";
  const names = slots.map(nameOf);
  const kinds = optionKindsOf(names);
  return {
    options: slots.map((slot, index) => ({
      kind: kinds[index] ?? "other",
      name: names[index] ?? "",
      values: [...new Set(variants.map((row) => optionValueOf(read, row, slot)))].filter(Boolean),
    })),
    variants: variants.map((row) => ({
      values: slots.map((slot) => optionValueOf(read, row, slot)),
      ...offerOf((field) => read(row, field), options),
    })),
    lines: variants.map(({ line }) => line),
    exported: variants.map((row) => exportedOfferOf((field) => read(row, field), options)),
    slots: [...slots],
  };
}

function offerOf(read: (field: ImportField) => string, options: StructureOptions) {
  const { mapping, layout } = options;
  const columns = SHARED.map(
    ([field, variantField]) =>
      [field, mapping.includes(variantField) ? variantField : field] as const,
  );
  const all = [["price", "price"], ["stock", "stock"], ...columns] as const;
  const cells = all.flatMap(([field, column]) => {
    const cell = read(column);
    const value = cell === "" || isErrorValue(cell) ? null : toValue(column, cell, options);
    return value === null ? [] : [[field, value] as const];
  });
  // A variation of WooCommerce has its image in the column of the product's images.
  const image =
    layout === "woocommerce" ? splitAddresses(read("images"))[0] : toAddress(read("variantImage"));
  return { ...Object.fromEntries(cells), ...(image ? { imageUrl: image } : {}) };
}
