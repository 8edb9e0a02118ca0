import type { ValidationKey } from "@/lib/i18n/messages";
import { groupBy } from "./group-by";
import type { Problem } from "./row-problem";

/** Maximum values and rows of a group that are listed. */
const MAX_VALUES = 50;
const MAX_LINES = 50;

export type ProblemGroup = {
  key: ValidationKey;
  /** Field of the column; empty if the problem is that of the whole row. */
  column: string;
  /** Name of the column in the file. */
  heading: string | null;
  products: number;
  rows: number;
  lines: number[];
  /** Texts in the file, the most frequent first. */
  values: { value: string; count: number; lines: number[] }[];
  /** Number of different texts. */
  valueCount: number;
};

type Row = { line: number; problems: Problem[] };

/** Returns the problems of rows by their reason and column, the most frequent first. */
export function groupProblems(rows: Row[]): ProblemGroup[] {
  const entries = rows.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ ...problem, product: line, line: problem.line ?? line })),
  );
  return [...groupBy(entries, ({ key, column }) => `${key} ${column}`).values()]
    .map(toGroup)
    .toSorted((one, other) => other.products - one.products);
}

type Entry = Problem & { product: number; line: number };

function toGroup(entries: Entry[]): ProblemGroup {
  const [first] = entries;
  const byValue = groupBy(
    entries.filter(({ found }) => found !== undefined),
    ({ found }) => found ?? "",
  );
  const values = [...byValue]
    .map(([value, all]) => ({
      value,
      count: all.length,
      lines: all.slice(0, MAX_LINES).map(({ line }) => line),
    }))
    .toSorted((one, other) => other.count - one.count);
  const lines = [...new Set(entries.map(({ line }) => line))];
  return {
    key: first?.key ?? "importRowFailed",
    column: first?.column ?? "",
    heading: first?.heading ?? null,
    products: new Set(entries.map(({ product }) => product)).size,
    rows: lines.length,
    lines: lines.slice(0, MAX_LINES),
    values: values.slice(0, MAX_VALUES),
    valueCount: values.length,
  };
}
