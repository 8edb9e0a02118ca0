import { readFileSync } from "node:fs";

/** Returns the words in the third column of each table of docs/style.md with the heading `not`, table by table. */
export function readExcludedWords(): string[][] {
  const lines = readFileSync("docs/style.md", "utf8").split("\n");
  const tables: string[][] = [];
  let isTable = false;
  for (const line of lines) {
    if (/^\| for \| write \| not \|$/.test(line)) tables.push([]);
    isTable = line.startsWith("|") && (isTable || /\| not \|$/.test(line));
    const cell = isTable ? (line.split("|")[3] ?? "") : "";
    if (!/^\s*(?:not|-+)?\s*$/.test(cell)) tables.at(-1)?.push(...cell.trim().split(", "));
  }
  return tables;
}
