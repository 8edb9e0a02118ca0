// Access matrix: every API call, server action and page as every principal.
import { loadApiContract } from "../../../scripts/lib/api-docs/load-api-contract.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { createCells } from "./access-cells.mjs";
import { openPrincipals } from "./actors.mjs";
import { tryActions } from "./matrix-actions.mjs";
import { tryCalls } from "./matrix-calls.mjs";
import { tryPages } from "./matrix-pages.mjs";
import { tryRows } from "./matrix-rows.mjs";
import { watchTables } from "./unchanged.mjs";

/**
 * @param {object} shop of openSystemShop, seeded
 * @param {object} _database of openDatabase
 * @param {{ pages: number, middleware: number, seed: number }} options `pages`: number of cells of pages besides those
 *   of guarded ones; `middleware` 0: the build has none
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function matrix(shop, _database, { pages, middleware, seed }) {
  const cells = createCells();
  let turn = 0;
  const run = {
    cells,
    pages,
    /** Alternates between the servers. */
    get url() {
      turn += 1;
      return shop.urls[turn % shop.urls.length];
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
