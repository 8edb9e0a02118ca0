// Every server action of the build as every principal: a refusal comes before any effect.
import { act } from "../http.mjs";
import { isSignedIn, listPrincipals } from "./access-cells.mjs";
import { findRows } from "./action-found.mjs";
import { actionRows } from "./action-rows.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

/** Statuses for a principal with access: success, or a refusal independent of roles. */
const FINE = [200, 402, 409, 429, 503];

/** Actions that remove the row they act on. */
const ENDING = /^(?:delete|remove|withdraw|cancel|disable)/;

const REFUSED = [401, 403, 404];

/**
 * @import { ActionRow } from "./action-who.mjs"
 * @import { Principal } from "./actors.mjs"
 * @import { MatrixRun } from "./matrix.mjs"
 *
 * @typedef {object} Pair an action and its caller
 * @property {string} name
 * @property {ActionRow} row
 * @property {Principal} principal
 * @property {number[]} expected statuses
 */

/**
 * Returns whether a principal has access to the row of an action.
 * @param {ActionRow} row
 * @param {Principal} principal
 */
function hasAccess({ of, also, orAdmin }, { name, role }) {
  return !of || of === name || also === name || (orAdmin && role === "admin");
}

/**
 * Returns the allowed statuses of an action for a principal.
 * @param {ActionRow} row
 * @param {Principal} principal
 */
function expectedOf(row, principal) {
  const { who, foreignStatus = 404, statuses = FINE, isMissing } = row;
  if (who === "anyone") return statuses;
  if (!isSignedIn(principal)) return [401];
  if (who !== "member" && who !== principal.role) return [403];
  if (!hasAccess(row, principal)) return [foreignStatus];
  return isMissing ? [404] : statuses;
}

/**
 * Reports actions without a row, and rows without an action.
 * @param {Pick<MatrixRun, "actions" | "cells">} run
 * @param {Record<string, ActionRow>} rows
 */
function compare({ actions, cells }, rows) {
  for (const name of new Set([...actions.names, ...Object.keys(rows)])) {
    const hasRow = name in rows;
    if (hasRow && actions.names.includes(name)) continue;
    const faults = [hasRow ? "is in no page of the build" : "has no row"];
    cells.add({ what: name, who: "anybody", status: 0, faults });
  }
}

/** @param {MatrixRun} run */
export async function tryActions(run) {
  const { actions, principals, cells, isBare } = run;
  const rows = actionRows(principals, await findRows(run));
  compare(run, rows);
  const pairs = actions.names.flatMap((name) => {
    const row = rows[name];
    if (!row) return [];
    return listPrincipals(principals).map((principal) => {
      return { name, row, principal, expected: expectedOf(row, principal) };
    });
  });

  /** @param {Pair} pair */
  async function go({ name, row, principal, expected }) {
    const { id, page, inner } = actions.find(name);
    const place = { id, page: (isBare && inner) || page };
    const { status, text, ms } = await act(run.url, principal, place, row.input);
    const fault = `${status} in place of ${expected.join(", ")}: ${text.slice(0, 80)}`;
    const faults = expected.includes(status) ? [] : [fault];
    cells.add({ what: name, who: principal.name, ms, status, faults });
  }
  /**
   * Refusals are tested first, while the rows are unchanged and still exist.
   * @param {Pair} pair
   */
  const isRefused = ({ expected }) => expected.every((status) => REFUSED.includes(status));
  await forAllUnchanged(run, pairs.filter(isRefused), go);
  const others = pairs.filter((pair) => !isRefused(pair));
  for (const pair of others.filter(({ name }) => !ENDING.test(name))) await go(pair);
  for (const pair of others.filter(({ name }) => ENDING.test(name))) await go(pair);
}
