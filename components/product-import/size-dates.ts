const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns the size that a spreadsheet turned into a date: "04-Mar" → "3-4". Null for other text. */
export function sizeOf(text: string): string | null {
  const [, day, name] = /^(\d{1,2})[-. /]([a-z]{3})/i.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? "").toLowerCase()) + 1;
  return month === 0 ? null : `${month}-${Number(day)}`;
}
