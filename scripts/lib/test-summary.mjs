// Summary of a test run: its failures, a table of layers, and for `npm run test:full` a file.
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { inRoot } from "./paths.mjs";
import { print } from "./progress.mjs";

/**
 * The result of one layer.
 * @typedef {{ name: string, lines?: string[], isTests?: boolean, passed: number, failed: number, skipped?: number,
 *   ms: number, failures?: { test: string, why?: string }[] }} Result
 */

/** Maximum lines and characters of a failure's reason in the summary. */
const REASON_LINES = 8;
const REASON_LENGTH = 300;

/** Repeats failures at the end, since long output is often truncated. */
function showFailures(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) print("\nFailed");
  for (const { test, why = "" } of failures) {
    print(test);
    const lines = stripVTControlCharacters(why).split("\n");
    const words = lines.filter((line) => line.trim() && !/^\s+at /.test(line));
    for (const line of words.slice(0, REASON_LINES)) print(`    ${line.slice(0, REASON_LENGTH)}`);
  }
}

const seconds = (ms) => (ms / 1000).toFixed(1);

function tableOf(results, ms) {
  const rows = results.map(({ name, passed, failed, skipped = 0, ms: took }) => [
    name,
    passed,
    failed,
    skipped,
    seconds(took),
  ]);
  const head = ["layer", "passed", "failed", "skipped", "seconds"];
  return [head, ...rows, ["all, in parallel", "", "", "", seconds(ms)]];
}

function showTable(rows) {
  for (const [name, ...figures] of rows) {
    const columns = figures.map((figure) => String(figure).padStart(9));
    print(`${String(name).padEnd(18)}${columns.join("")}`);
  }
}

function writeSummary(rows, results) {
  const file = inRoot("test-results", "summary.md");
  const [head, ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  const failures = results.flatMap((result) => result.failures ?? []);
  const lines = [
    "# Tests",
    "",
    head,
    `|${rows[0].map(() => " --- |").join("")}`,
    ...body,
    ...(failures.length > 0 ? ["", "## Failed", ""] : []),
    ...failures.map(({ test }) => `- ${test}`),
    ...results.flatMap(({ lines: scenarios = [] }) =>
      scenarios.length > 0
        ? ["", "## System tests", "", ...scenarios.map((one) => `- ${one}`)]
        : [],
    ),
    "",
  ];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, lines.join("\n"));
  print(`Summary: ${path.relative(inRoot(), file)}`);
}

/**
 * Prints the failures, the table and the sum.
 * @param {Result[]} results
 * @param {{ ms: number, isFull: boolean }} run
 * @returns {number} the exit code: 1 if something failed, or if a layer ran nothing
 */
export function summarize(results, { ms, isFull }) {
  showFailures(results);
  const rows = tableOf(results, ms);
  print("\nSummary");
  showTable(rows);
  if (isFull) writeSummary(rows, results);
  const sum = (key, some) => some.reduce((all, one) => all + one[key], 0);
  const passed = sum(
    "passed",
    results.filter(({ isTests }) => isTests),
  );
  const failed = sum("failed", results);
  const empty = results.filter((one) => one.passed + one.failed === 0).map(({ name }) => name);
  if (empty.length > 0) print(`Nothing ran: ${empty.join(", ")}`);
  print(`${passed} passed, ${failed} failed`);
  return failed > 0 || empty.length > 0 ? 1 : 0;
}
