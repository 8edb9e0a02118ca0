// Summary of a test run: its failures, a table of layers, and for `npm run test:full` a file.
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { inRoot } from "../command/paths.mjs";
import { print } from "../command/progress.mjs";

/**
 * The result of one layer.
 * @typedef {{ name: string, lines?: string[], isTests?: boolean, passed: number, failed: number, skipped?: number,
 *   failures?: { test: string, reason?: string | undefined }[] }} LayerResult
 *
 * @typedef {LayerResult & { ms: number }} Result
 *
 * @typedef {(string | number)[]} Row of the table
 */

/** Maximum lines and characters of a failure's reason in the summary. */
const REASON_LINES = 8;
const REASON_LENGTH = 300;

/**
 * Repeats failures at the end, since long output is often truncated.
 * @param {Result[]} results
 */
function printFailures(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) print("\nFailed");
  for (const { test, reason = "" } of failures) {
    print(test);
    const lines = stripVTControlCharacters(reason).split("\n");
    const reasonLines = lines.filter((line) => line.trim() && !/^\s+at /.test(line));
    for (const line of reasonLines.slice(0, REASON_LINES))
      print(`    ${line.slice(0, REASON_LENGTH)}`);
  }
}

/** @param {number} ms */
const seconds = (ms) => (ms / 1000).toFixed(1);

/**
 * @param {Result[]} results
 * @param {number} ms
 * @returns {{ head: string[], body: Row[] }}
 */
function tableOf(results, ms) {
  const rows = results.map(({ name, passed, failed, skipped = 0, ms: layerMs }) => [
    name,
    passed,
    failed,
    skipped,
    seconds(layerMs),
  ]);
  const head = ["layer", "passed", "failed", "skipped", "seconds"];
  return { head, body: [...rows, ["all, in parallel", "", "", "", seconds(ms)]] };
}

/** @param {Row[]} rows */
function printTable(rows) {
  for (const [name, ...figures] of rows) {
    const columns = figures.map((figure) => String(figure).padStart(9));
    print(`${String(name).padEnd(18)}${columns.join("")}`);
  }
}

/**
 * @param {ReturnType<typeof tableOf>} table
 * @param {Result[]} results
 */
function writeSummary({ head, body }, results) {
  const file = inRoot("test-results", "summary.md");
  /** @param {Row} row */
  const lineOf = (row) => `| ${row.join(" | ")} |`;
  const failures = results.flatMap((result) => result.failures ?? []);
  const lines = [
    "# Tests",
    "",
    lineOf(head),
    `|${head.map(() => " --- |").join("")}`,
    ...body.map(lineOf),
    ...(failures.length > 0 ? ["", "## Failed", ""] : []),
    ...failures.map(({ test }) => `- ${test}`),
    ...results.flatMap(({ lines: scenarios = [] }) =>
      scenarios.length > 0
        ? ["", "## System tests", "", ...scenarios.map((line) => `- ${line}`)]
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
  printFailures(results);
  const table = tableOf(results, ms);
  print("\nSummary");
  printTable([table.head, ...table.body]);
  if (isFull) writeSummary(table, results);
  /**
   * @param {"passed" | "failed"} key
   * @param {Result[]} layers
   */
  const sum = (key, layers) => layers.reduce((total, layer) => total + layer[key], 0);
  const passedCount = sum(
    "passed",
    results.filter(({ isTests }) => isTests),
  );
  const failedCount = sum("failed", results);
  const empty = results
    .filter(({ passed, failed }) => passed + failed === 0)
    .map(({ name }) => name);
  if (empty.length > 0) print(`Nothing ran: ${empty.join(", ")}`);
  print(`${passedCount} passed, ${failedCount} failed`);
  return failedCount > 0 || empty.length > 0 ? 1 : 0;
}
