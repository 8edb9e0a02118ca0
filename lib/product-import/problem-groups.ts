import { groupBy } from "./group-by";
import type { Problem } from "./row-problem";
import type { ProblemGroup } from "./rules";

/** Maximum values and rows of a group that are listed. */
const MAX_VALUES = 50;
const MAX_LINES = 50;

type Row = { line: number; problems: Problem[] };

/** Returns the problems of rows by their reason and column, the most frequent first. */
export function groupProblems(rows: Row[]): ProblemGroup[] {
  const entries = rows.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ ...problem, product: line, line: problem.line ?? line })),
  );
  return [...groupBy(entries, ({ key, column }) => `${key} ${column}`).values()]
    .map(toGroup)
    .toSorted((a, b) => b.products - a.products);
}

type Entry = Problem & { product: number; line: number };

function toGroup(entries: Entry[]): ProblemGroup {
  const [first] = entries;
  const byValue = groupBy(
    entries.filter(({ found: value }) => value !== undefined),
    ({ found: value }) => value ?? "",
  );
  const values = [...byValue]
    .map(([value, all]) => ({
      value,
      count: all.length,
      lines: all.slice(0, MAX_LINES).map(({ line }) => line),
    }))
    .toSorted((a, b) => b.count - a.count);
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
