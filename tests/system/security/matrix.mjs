// Access matrix: every API call, server action and page as every principal.
import { loadApiContract } from "../../../scripts/lib/api-docs/load-api-contract.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { urlAt } from "../shop.mjs";
import { createCells } from "./access-cells.mjs";
import { openPrincipals } from "./actors.mjs";
import { tryActions } from "./matrix-actions.mjs";
import { tryCalls } from "./matrix-calls.mjs";
import { tryPages } from "./matrix-pages.mjs";
import { tryRows } from "./matrix-rows.mjs";
import { watchTables } from "./unchanged.mjs";

/**
 * @import { Cells } from "./access-cells.mjs"
 * @import { Principals } from "./actors.mjs"
 * @import { Random, ScenarioResult, Shop } from "./types.d.ts"
 *
 * @typedef {object} MatrixRun
 * @property {Cells} cells
 * @property {number} pages number of cells of pages besides those of guarded ones
 * @property {string} url of a server
 * @property {Shop["db"]} db
 * @property {string} secret of sessions
 * @property {string} folder of the build
 * @property {Shop["actions"]} actions
 * @property {boolean} isBare without middleware; internal pages are requested by their own path
 * @property {Awaited<ReturnType<typeof loadApiContract>>} contract
 * @property {Principals} principals
 * @property {Random} random
 * @property {() => Promise<string[]>} changedTables returns the tables that changed since the previous call
 */

/**
 * @param {Shop} shop seeded
 * @param {unknown} _database
 * @param {{ pages: number, middleware: number, seed: number }} options `pages`: number of cells of pages besides those
 *   of guarded ones; `middleware` 0: the build has none
 * @returns {Promise<ScenarioResult>}
 */
export async function matrix(shop, _database, { pages, middleware, seed }) {
  const cells = createCells();
  let requests = 0;
  /** @type {MatrixRun} */
  const run = {
    cells,
    pages,
    /** Alternates between the servers. */
    get url() {
      requests += 1;
      return urlAt(shop, requests);
    },
    db: shop.db,
    secret: shop.secret,
    folder: shop.folder,
    actions: shop.actions,
    isBare: middleware === 0,
    contract: await loadApiContract(),
    principals: await openPrincipals(shop),
    random: randomOf(seed),
    changedTables: await watchTables(shop.db),
  };
  /** @type {Record<string, number>} */
  const counts = {};
  // Read-only tests come first: the other two change rows.
  for (const [name, attempt] of Object.entries({
    pages: tryPages,
    rows: tryRows,
    calls: tryCalls,
    actions: tryActions,
  })) {
    const before = cells.cells.length;
    await attempt(run);
    counts[name] = cells.cells.length - before;
  }
  const problems = cells.mismatches();
  const figures = {
    cells: cells.cells.length,
    ...counts,
    middleware,
    mismatches: problems.length,
    seed,
  };
  return { line: lineOf("access", figures), problems, history: cells };
}
