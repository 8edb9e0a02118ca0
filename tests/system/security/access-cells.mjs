// Cells of an access matrix: caller, request, and the faults of the response.
import fs from "node:fs";

/**
 * @import { Principal, Principals } from "./actors.mjs"
 *
 * @typedef {object} Cell
 * @property {string} what request
 * @property {string} who name of the principal
 * @property {number} status
 * @property {number} [ms]
 * @property {string[]} faults of the response, empty if it is correct
 *
 * @typedef {ReturnType<typeof createCells>} Cells
 */

const AT_ONCE = 8;

/**
 * Runs a job for each item with limited concurrency.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Promise<unknown>} run
 */
export async function forAll(items, run) {
  const remaining = items.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of remaining) await run(item);
  });
  await Promise.all(workers);
}

/**
 * Returns the principals as a list, each with its name.
 * @param {Principals} principals
 * @returns {Principal[]}
 */
export function listPrincipals(principals) {
  const names = /** @type {(keyof Principals)[]} */ (Object.keys(principals));
  return names.map((name) => ({ ...principals[name], name }));
}

/**
 * Returns whether the principal has a valid session.
 * @param {{ name: string }} principal
 */
export function isSignedIn({ name }) {
  return name !== "visitor" && name !== "ended";
}

export function createCells() {
  /** @type {Cell[]} */
  const cells = [];
  return {
    cells,
    /** @param {Cell} cell */
    add: (cell) => cells.push(cell),
    mismatches: () =>
      cells
        .filter(({ faults }) => faults.length > 0)
        .map(({ what, who, faults }) => `${what} as ${who}: ${faults.join("; ")}`),
    /**
     * Writes one line of JSON per cell.
     * @param {string} file
     */
    save: (file) =>
      fs.writeFileSync(file, cells.map((cell) => `${JSON.stringify(cell)}\n`).join("")),
  };
}
