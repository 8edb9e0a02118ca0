import type { ImportField } from "./rules";
import type { Replacement } from "./schema";

type CellOf = { field: ImportField; line: number; cell: string };

const keyOf = (field: ImportField, text: string, line?: number) =>
  JSON.stringify([field, text.toLowerCase(), line ?? null]);

/** Returns a function that replaces cells: by the row if a replacement names one, else by the value in the file. */
export function replacerOf(replacements: Replacement[]) {
  const values = new Map(
    replacements.map(({ field, found, line, value }) => [keyOf(field, found, line), value]),
  );
  return ({ field, line, cell }: CellOf): string => {
    if (values.size === 0 || cell === "") return cell;
    return values.get(keyOf(field, cell, line)) ?? values.get(keyOf(field, cell)) ?? cell;
  };
}
