import type { ImportRecord } from "./records";
import type { Problem } from "./row-problem";
import { IMPORT_FIELDS, type ImportField, type Mapping } from "./rules";

/** Maximum characters of a cell or column name in a problem. */
const MAX_TEXT = 200;

/** Fields of a variant that a file may have in the column of the product. */
const PRODUCT_FIELDS: Partial<Record<ImportField, ImportField>> = {
  variantSku: "sku",
  variantBarcode: "barcode",
  variantWeightGrams: "weightGrams",
  variantImage: "images",
  imageUrl: "images",
};

const isField = (column: string): column is ImportField =>
  (IMPORT_FIELDS as readonly string[]).includes(column);

/** Returns a function that adds the name of the column in the file and the text of the cell to a problem. */
export function problemDescriber(columns: string[], mapping: Mapping) {
  return (problem: Problem, record: ImportRecord): Problem => {
    if (!isField(problem.column)) return problem;
    const places = placesOf(problem.column, mapping);
    const heading = columns[places[0] ?? -1];
    const cell = problem.found ?? findCell(problem, record, places);
    return {
      ...problem,
      ...missingStock(problem, record, cell),
      ...(heading === undefined ? {} : { heading: cut(heading) }),
      ...(cell === undefined ? {} : { found: cut(cell) }),
    };
  };
}

function missingStock({ key }: Problem, { structure }: ImportRecord, cell: string | undefined) {
  if (key !== "stockInvalid") return {};
  if (structure && hasOneLine(structure.lines)) return { key: "importVariationStock" as const };
  return cell === undefined ? { key: "importStockMissing" as const } : {};
}

/** Whether several variants are described by the same row. */
const hasOneLine = (lines: number[]) => lines.length > 1 && new Set(lines).size === 1;

const cut = (text: string) => text.replaceAll("\0", "").slice(0, MAX_TEXT).toWellFormed();

function findCell(problem: Problem, { rows, structure }: ImportRecord, places: number[]) {
  if (isAboutAllRows(problem, structure !== null)) return undefined;
  const problemRows = rows.filter(
    ({ line }) => problem.line === undefined || problem.line === line,
  );
  const cells = problemRows.flatMap((row) => places.map((index) => row.cells[index] ?? ""));
  return cells.findLast((text) => text !== "");
}

/** Whether a problem is about the rows of a product together, such as a combination twice. */
const isAboutAllRows = ({ line, column }: Problem, hasOptions: boolean) =>
  hasOptions && line === undefined && /^(?:option|price|stock|variant)/.test(column);

function placesOf(field: ImportField, mapping: Mapping): number[] {
  const places = (name: ImportField | undefined) =>
    mapping.flatMap((mapped, index) => (mapped === name ? [index] : []));
  const fieldPlaces = places(field);
  return fieldPlaces.length > 0 ? fieldPlaces : places(PRODUCT_FIELDS[field]);
}
