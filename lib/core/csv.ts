const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Rows as a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before
 * it; a plain negative number is none.
 */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
