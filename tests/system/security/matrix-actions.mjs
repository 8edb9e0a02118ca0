// Every server action of the build in everybody's name: who may not is told so before anything is done.
import { act } from "../http.mjs";
import { everybodyOf, isIn } from "./access-cells.mjs";
import { findRows } from "./action-found.mjs";
import { actionRows } from "./action-rows.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

/** What an action answers somebody it is for: done, or one of the refusals that have nothing to do with roles. */
const FINE = [200, 402, 409, 429, 503];

/** Actions after which there is nothing left to act on. */
const ENDING = /^(?:delete|remove|forget|withdraw|cancel|disable)/;

const REFUSED = [401, 403, 404];

function isTheirs({ of, also, orAdmin }, { name, role }) {
  return !of || of === name || also === name || (orAdmin && role === "admin");
}

/** The statuses that an action may answer somebody. */
function expectedOf(row, principal) {
  const { who, foreign = 404, own = FINE, missing } = row;
  if (who === "anyone") return own;
  if (!isIn(principal)) return [401];
  if (who !== "member" && who !== principal.role) return [403];
  if (!isTheirs(row, principal)) return [foreign];
  return missing ? [404] : own;
}

/** Actions without a row, and rows without an action. */
function compare({ actions, cells }, rows) {
  for (const name of new Set([...actions.names, ...Object.keys(rows)])) {
    const isKnown = name in rows;
    if (isKnown && actions.names.includes(name)) continue;
    const faults = [isKnown ? "is in no page of the build" : "has no row"];
    cells.add({ what: name, who: "anybody", status: 0, faults });
  }
}

/**
 * @param {{ actions: object, principals: object, cells: object, url: string, db: object, isBare: boolean }} run `isBare`:
 *   nothing stands before the pages, so those behind others have their own address
 */
export async function tryActions(run) {
  const { actions, principals, cells, isBare } = run;
  const names = Object.entries(principals).map(([name, { rows }]) => [name, rows]);
  const rows = actionRows(Object.fromEntries(names), await findRows(run));
  compare(run, rows);
  const pairs = actions.names
    .filter((name) => name in rows)
    .flatMap((name) =>
      everybodyOf(principals).map((principal) => {
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
  // Whoever may not has been refused before anybody changes anything, and what is tried is still there.
  const isRefused = ({ expected }) => expected.every((status) => REFUSED.includes(status));
  await forAllUnchanged(run, pairs.filter(isRefused), go);
  const others = pairs.filter((pair) => !isRefused(pair));
  for (const pair of others.filter(({ name }) => !ENDING.test(name))) await go(pair);
  for (const pair of others.filter(({ name }) => ENDING.test(name))) await go(pair);
}
