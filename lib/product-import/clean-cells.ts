import { decodeCell, decodeDescription, undoWooLineBreaks, withoutApostrophe } from "./escapes";
import { cellReader, gramsOf } from "./layouts";
import { splitList } from "./listing-variations";
import { replacerOf } from "./replacements";
import { type ImportField, isOptionValue, type Layout, type Mapping, type Table } from "./rules";
import type { Fixes } from "./schema";
import { withShortOptions, withShortTitle } from "./shorten";

export type CleanOptions = { layout: Layout; mapping: Mapping; fixes: Fixes };

const CODES: ImportField[] = ["sku", "barcode", "variantSku", "variantBarcode"];
const WEIGHTS: ImportField[] = ["weightGrams", "variantWeightGrams"];

/** Fields of one line, in which a line break is a space. */
const ONE_LINE = /^(?:title|category|option\d(?:Name|Value))$/;

/** Characters without a form that are copied along with a code. */
const HIDDEN = /[\p{Bidi_Control}\p{Cc}\u200B-\u200D\u2060-\u2065\uFEFF\u00AD]/gu;

/**
 * Returns the table with the cells as their seller typed them: without the escapes of the program that wrote the file,
 * and with the seller's fixes.
 */
export function cleanCells(table: Table, options: CleanOptions): Table {
  const { columns } = table;
  const { layout, mapping, fixes } = options;
  const cleaners = columns.map((column, index) =>
    cleanerOf(mapping[index] ?? null, { column, layout }),
  );
  const replace = replacerOf(fixes.replacements);
  const stockOf = stockReader(columns, layout);
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => {
      const field = mapping[index] ?? null;
      if (field === null) return cell;
      const clean = cleaners[index]?.(cell) ?? cell;
      const stock = field === "stock" ? stockOf(cells, clean) : clean;
      return replace({ field, line, cell: fixed(field, stock, { layout, fixes }) });
    }),
  }));
  return { ...table, rows };
}

function cleanerOf(
  field: ImportField | null,
  { column, layout }: { column: string; layout: Layout },
) {
  const isHtml = layout === "shopify" || layout === "etsy" || layout === "woocommerce";
  if (field === "description" && isHtml) {
    return (cell: string) => {
      const text = layout === "woocommerce" ? undoWooLineBreaks(cell) : cell;
      return decodeDescription(withoutApostrophe(text));
    };
  }
  if (field && CODES.includes(field)) {
    return (cell: string) => cell.replace(HIDDEN, "").replace(/^'/, "").trim();
  }
  if (field && WEIGHTS.includes(field)) {
    const grams = gramsOf(column);
    return (cell: string) => inGrams(cell, grams);
  }
  const isLine = field !== null && ONE_LINE.test(field);
  return (cell: string) => {
    const text = withoutApostrophe(isLine ? cell.replace(/\s*[\r\n]+\s*/g, " ") : cell);
    return isHtml ? decodeCell(text) : text;
  };
}

function inGrams(cell: string, grams: number): string {
  const amount = Number(cell.replace(",", "."));
  return grams === 1 || cell === "" || !Number.isFinite(amount) ? cell : String(amount * grams);
}

/**
 * Returns a function that reads the stock of a row; empty if the other shop does not count it: Shopify without a tracker,
 * WooCommerce with "In stock?" only or with the stock of the parent.
 */
function stockReader(columns: string[], layout: Layout) {
  const read = cellReader(columns);
  const hasTracker = columns.some((column) => /inventory tracker$/i.test(column.trim()));
  const ofShopify = (cells: string[], stock: string) => {
    const tracker = read(cells, "variantinventorytracker") || read(cells, "inventorytracker");
    return tracker === "" && /^0*$/.test(stock) ? "" : stock;
  };
  const ofWooCommerce = (cells: string[], stock: string) => {
    if (/^parent$/i.test(stock)) return "";
    return stock === "" && read(cells, "instock") === "0" ? "0" : stock;
  };
  if (layout === "shopify" && hasTracker) return ofShopify;
  return layout === "woocommerce" ? ofWooCommerce : (_: string[], stock: string) => stock;
}

/** Applies the fixes that the seller chose for all rows. Commas of other shops are always replaced. */
function fixed(
  field: ImportField,
  cell: string,
  { layout, fixes }: Pick<CleanOptions, "layout" | "fixes">,
): string {
  if (field === "title") return fixes.isTitleShortened ? withShortTitle(cell) : cell;
  if (!isOptionValue(field)) return cell;
  const shorten = fixes.isValueShortened ? withShortOptions : (value: string) => value;
  // Etsy lists the values of a variation in one cell.
  if (layout === "etsy") return splitList(cell).map(shorten).join(",");
  const isForeign = layout === "shopify" || layout === "woocommerce";
  return shorten(isForeign || fixes.isCommaReplaced ? withoutCommas(cell) : cell);
}

const withoutCommas = (cell: string) => cell.replace(/\s*[,،፣]\s*/g, " / ");
