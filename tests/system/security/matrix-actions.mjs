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

function isTheirs({ of, also, orAdmin }, { name, role }) {
  return !of || of === name || also === name || (orAdmin && role === "admin");
}

/** Returns the allowed statuses of an action for a principal. */
function expectedOf(row, principal) {
  const { who, foreign = 404, own = FINE, missing } = row;
  if (who === "anyone") return own;
  if (!isSignedIn(principal)) return [401];
  if (who !== "member" && who !== principal.role) return [403];
  if (!isTheirs(row, principal)) return [foreign];
  return missing ? [404] : own;
}

/** Reports actions without a row, and rows without an action. */
function compare({ actions, cells }, rows) {
  for (const name of new Set([...actions.names, ...Object.keys(rows)])) {
    const isKnown = name in rows;
    if (isKnown && actions.names.includes(name)) continue;
    const faults = [isKnown ? "is in no page of the build" : "has no row"];
    cells.add({ what: name, who: "anybody", status: 0, faults });
  }
}

/**
 * @param {{ actions: object, principals: object, cells: object, url: string, db: object, isBare: boolean }} run
 *   `isBare`: without middleware, internal pages are called by their own path
 */
export async function tryActions(run) {
  const { actions, principals, cells, isBare } = run;
  const names = Object.entries(principals).map(([name, { rows }]) => [name, rows]);
  const rows = actionRows(Object.fromEntries(names), await findRows(run));
  compare(run, rows);
  const pairs = actions.names
    .filter((name) => name in rows)
    .flatMap((name) =>
      listPrincipals(principals).map((principal) => {
        return { name, principal, expected: expectedOf(rows[name], principal) };
      }),
    );

  async function go({ name, principal, expected }) {
    const { id, page, inner } = actions.find(name);
    const place = { id, page: (isBare && inner) || page };
    const { status, text, ms } = await act(run.url, principal, place, rows[name].input);
    const wrong = `${status} in place of ${expected.join(", ")}: ${text.slice(0, 80)}`;
    const faults = expected.includes(status) ? [] : [wrong];
    cells.add({ what: name, who: principal.name, ms, status, faults });
  }
  // Refusals are tested first, while the rows are unchanged and still exist.
  const isRefused = ({ expected }) => expected.every((status) => REFUSED.includes(status));
  await forAllUnchanged(run, pairs.filter(isRefused), go);
  const others = pairs.filter((pair) => !isRefused(pair));
  for (const pair of others.filter(({ name }) => !ENDING.test(name))) await go(pair);
  for (const pair of others.filter(({ name }) => ENDING.test(name))) await go(pair);
}
