/** Maximum size charts of a seller. */
export const MAX_SIZE_CHARTS = 20;

export const MIN_CHART_COLUMNS = 2;
export const MAX_CHART_COLUMNS = 12;
export const MAX_CHART_ROWS = 30;

/** Maximum characters of a chart's name. */
export const MAX_CHART_NAME_LENGTH = 60;

/** Maximum characters of a cell and of a column's name. */
export const MAX_CELL_LENGTH = 40;

export const LENGTH_UNITS = ["in", "cm"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** Measurements of each size. The first column names the size; the others are measurements in `unit`, or texts. */
export type SizeTable = {
  unit: LengthUnit;
  columns: string[];
  /** Each as long as `columns`. */
  rows: string[][];
};

const CM_PER_INCH = 2.54;

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const MEASURE = new RegExp(`^(${NUMBER})(?:(\\s*[-–—]\\s*)(${NUMBER}))?$`, "u");

/** Converts a number, or a range such as "86-90", to one decimal place. Returns other text unchanged. */
export function convertCell(cell: string, from: LengthUnit, to: LengthUnit): string {
  const [, low, dash, high] = MEASURE.exec(cell) ?? [];
  if (from === to || low === undefined) return cell;
  const convert = (text: string) => {
    const value = Number(text.replace(",", "."));
    const result = to === "cm" ? value * CM_PER_INCH : value / CM_PER_INCH;
    return String(Math.round(result * 10) / 10);
  };
  return dash && high ? `${convert(low)}${dash}${convert(high)}` : convert(low);
}

/** Returns a table in another unit. The first column stays: a size such as 38 is not a measurement. */
export function convertTable({ unit, columns, rows }: SizeTable, to: LengthUnit): SizeTable {
  const convertedRows = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell : convertCell(cell, unit, to))),
  );
  return { unit: to, columns, rows: convertedRows };
}
