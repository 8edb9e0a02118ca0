// Rows of results: the figure, its limit, and whether it is met.
import fs from "node:fs";
import path from "node:path";

import { print } from "../../scripts/lib/command/progress.mjs";

/**
 * Returns the row of a figure and its limit.
 * @param {{ what: string, figure: number, unit?: string, atLeast?: number, below?: number, detail?: string }} row
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

const written = (figure) => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

function lineOf({ what, figure, unit, must, isMet, detail }) {
  const cells = [what.padEnd(44), `${written(figure)} ${unit}`.padStart(11), must.padStart(9)];
  return `${cells.join("  ")}  ${isMet ? "met   " : "MISSED"}  ${detail}`;
}

/** Prints the rows of one part of the benchmark. */
export function printRows(title, rows) {
  print(`\n${title}`);
  for (const row of rows) print(lineOf(row));
}

/** @returns {string} path of the JSON file with the result */
export function saveResult(folder, result) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${result.at.replace(/[:.]/g, "-")}.json`);
  fs.writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}

const round = (ms) => (ms < 10 ? ms.toFixed(1) : Math.round(ms));

/** Formats figures: "1520/s, p50 18, p95 30, p99 41 ms". */
export const figuresOf = ({ rate, p50, p95, p99 }) =>
  `${Math.round(rate)}/s, p50 ${round(p50)}, p95 ${round(p95)}, p99 ${round(p99)} ms`;

/**
 * Returns the rows of lists that share a limit: the time of each, and its bad responses.
 * @param {string[]} names
 * @param {{ figures: Record<string, object>, pace: number, below: number }} measured
 */
export const judgeLists = (names, { figures, pace, below }) =>
  names.flatMap((name) => {
    const detail = figuresOf(figures[name]);
    return [
      judgeTime({ what: `${name}: p95`, ms: figures[name].p95, pace, below, detail }),
      refuseBad(name, figures[name]),
    ];
  });

/** Returns a row that is missed if there are failed or non-2xx responses: a rate with any of them means nothing. */
export const refuseBad = (name, { bad, asked }) =>
  judge({ what: `${name}: bad responses`, figure: bad, below: 1, detail: `of ${asked}` });
