// Rows of results: the figure, its limit, and whether it is met.
import fs from "node:fs";
import path from "node:path";

import { print } from "../../scripts/lib/command/progress.mjs";

/**
 * @import { Figures } from "./load.mjs"
 *
 * @typedef {{ what: string, figure: number, unit: string, must: string, isMet: boolean, detail: string }} Row `must`: the
 *   limit as text
 *
 * @typedef {Row & { part: string, size: number | string }} ResultRow
 *
 * @typedef {object} Result
 * @property {string} at ISO date
 * @property {{ cpu: string | undefined, cores: number, node: string, largePages: string }} machine
 * @property {import("./bench.mjs").Options} wanted
 * @property {ResultRow[]} rows
 */

/**
 * Returns the row of a figure and its limit.
 * @param {{ what: string, figure: number, unit?: string, atLeast?: number | undefined, below?: number | undefined,
 *   detail?: string }} row
 * @returns {Row}
 */
export function judge({ what, figure, unit = "", atLeast, below, detail = "" }) {
  const isHigh = atLeast === undefined || figure >= atLeast;
  const isLow = below === undefined || figure < below;
  const must = atLeast === undefined ? `< ${below}` : `>= ${atLeast}`;
  return { what, figure, unit, must, isMet: isHigh && isLow, detail };
}

/**
 * Returns the row of a time limit. The time is scaled to the machine for which the limit was set.
 * @param {{ what: string, ms: number, pace: number, below: number, detail: string }} row
 */
export function judgeTime({ what, ms, pace, below, detail }) {
  const scaled = `${detail}; the machine at 1 / ${pace.toFixed(1)}`;
  return judge({ what, figure: ms / pace, unit: "ms", below, detail: scaled });
}

/** @param {number} figure */
const formatFigure = (figure) => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

/** @param {Row} row */
function lineOf({ what, figure, unit, must, isMet, detail }) {
  const cells = [what.padEnd(44), `${formatFigure(figure)} ${unit}`.padStart(11), must.padStart(9)];
  return `${cells.join("  ")}  ${isMet ? "met   " : "MISSED"}  ${detail}`;
}

/**
 * Prints the rows of one part of the benchmark.
 * @param {string} title
 * @param {Row[]} rows
 */
export function printRows(title, rows) {
  print(`\n${title}`);
  for (const row of rows) print(lineOf(row));
}

/**
 * @param {string} folder
 * @param {Result} result
 * @returns {string} path of the JSON file with the result
 */
export function saveResult(folder, result) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${result.at.replace(/[:.]/g, "-")}.json`);
  fs.writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}

/** @param {number} ms */
const round = (ms) => (ms < 10 ? ms.toFixed(1) : Math.round(ms));

/**
 * Formats figures: "1520/s, p50 18, p95 30, p99 41 ms".
 * @param {Figures} figures
 */
export const figuresOf = ({ rate, p50, p95, p99 }) =>
  `${Math.round(rate)}/s, p50 ${round(p50)}, p95 ${round(p95)}, p99 ${round(p99)} ms`;

/**
 * Returns the rows of lists that share a limit: the time of each, and its bad responses.
 * @param {{ figures: Record<string, Figures>, pace: number, below: number }} measurement
 */
export const judgeLists = ({ figures, pace, below }) =>
  Object.entries(figures).flatMap(([name, listFigures]) => {
    const detail = figuresOf(listFigures);
    return [
      judgeTime({ what: `${name}: p95`, ms: listFigures.p95, pace, below, detail }),
      refuseBad(name, listFigures),
    ];
  });

/**
 * Returns a row that is missed if there are failed or non-2xx responses: a rate with any of them means nothing.
 * @param {string} name
 * @param {Figures} figures
 */
export const refuseBad = (name, { bad, requests }) =>
  judge({ what: `${name}: bad responses`, figure: bad, below: 1, detail: `of ${requests}` });
