import type { RowGroup } from "./groups";
import type { Problem } from "./row-problem";
import { type ImportField, isOptionValue, type Mapping } from "./rules";

const ERROR_VALUE = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E\+?\d{1,3}$/i;
const MONTHS =
  "jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|janv|févr|mars|avr|mai|juin|juil|août|okt|dez";
const DATE = new RegExp(
  `^(?:\\d{1,2}[-. /](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[-. /]\\d{1,2})$`,
  "i",
);

const CODES: ImportField[] = ["sku", "barcode", "variantSku", "variantBarcode"];

/** Fields without which a product is not imported; damage of the others leaves them empty. */
const REQUIRED: ImportField[] = [
  "title",
  "description",
  "price",
  "category",
  "stock",
  "productGroup",
];

/** Damage that a spreadsheet did to cells: `problems` refuse the product, `warnings` leave a field empty. */
export function findDamage({ rows }: RowGroup, mapping: Mapping) {
  const damages = rows.flatMap(({ line, cells }) =>
    mapping.flatMap((field, index): (Problem & { column: ImportField })[] => {
      const cell = cells[index] ?? "";
      const key = field && cell !== "" ? damageOf(field, cell) : null;
      return field && key ? [{ column: field, key, line, found: cell }] : [];
    }),
  );
  return {
    problems: damages.filter(isRefused),
    warnings: damages.filter((problem) => !isRefused(problem)),
  };
}

const isRefused = ({ column, key }: Problem & { column: ImportField }) =>
  key !== "spreadsheetError" || REQUIRED.includes(column) || isOptionValue(column);

function damageOf(field: ImportField, cell: string) {
  if (ERROR_VALUE.test(cell)) return "spreadsheetError" as const;
  if (CODES.includes(field) && /[.,+]/.test(cell) && SCIENTIFIC.test(cell)) {
    return "spreadsheetNumber" as const;
  }
  return isOptionValue(field) && DATE.test(cell) ? ("spreadsheetDate" as const) : null;
}

/** Whether a cell of an optional field is one of the errors of a spreadsheet, such as #REF!. */
export const isErrorValue = (cell: string) => ERROR_VALUE.test(cell);
