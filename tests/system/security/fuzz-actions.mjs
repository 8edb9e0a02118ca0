// Hostile inputs to server actions: each is refused by the action's schema, or handled.
import { valuesOf } from "./fuzz-values.mjs";

/**
 * @import { ActionRow } from "./action-who.mjs"
 * @import { Principals } from "./actors.mjs"
 * @import { ActionIndex, CallResult, Random } from "./types.d.ts"
 *
 * @typedef {(string | number)[]} Way keys from a value to one inside of it
 *
 * @typedef {object} ActionCall
 * @property {"action"} kind
 * @property {string} name
 * @property {string} sender name of the principal
 * @property {ReturnType<ActionIndex["find"]>} place
 * @property {unknown} input
 *
 * @typedef {object} UnreadableCall posted to the page of an action
 * @property {"action"} kind
 * @property {string} name
 * @property {string} sender name of the principal
 * @property {string} path
 * @property {string} body
 * @property {Record<string, string>} headers
 */

/** Actions that end the senders' own sessions. */
const ENDS_SENDERS = new Set(["endOtherSessionsAction"]);

/** Bodies that no page sends: truncated, of another format, or with invalid references. */
const UNREADABLE = [
  ..."|{|[|null|0|[]|{}|[1,|\0|\ud800".split("|"),
  ...["$1", "$F1", "$Q1", "$W1", "$K1", "$B1", "$@1", "$i1", "$T", "$D0", "$h1", "$L1"].map(
    (reference) => `["${reference}"]`,
  ),
  '["$1:__proto__:constructor"]',
  '[{"__proto__":{"role":"admin"},"then":"$1"}]',
  `["$n${"9".repeat(2_000)}"]`,
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  JSON.stringify(["x".repeat(1_100_000)]),
  '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="$ACTION_ID_0"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--b--\r\n',
  "--b\r\nContent-Disposition: form-data",
];

const TYPES = [
  "text/plain;charset=UTF-8",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "application/json",
  "",
];

/**
 * Returns the paths into a value.
 * @param {unknown} value
 * @param {Way} [way] to the value
 * @returns {Way[]}
 */
function placesIn(value, way = []) {
  if (typeof value !== "object" || value === null) return [way];
  const inside = Object.entries(value).flatMap(([key, element]) =>
    placesIn(element, [...way, key]),
  );
  return [way, ...inside];
}

/**
 * Returns a copy of the value with another one at a path.
 * @param {any} value of any shape
 * @param {Way} way
 * @param {unknown} other
 * @returns {unknown}
 */
function replaced(value, [key, ...way], other) {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = replaced(copy[key], way, other);
  return copy;
}

/**
 * Returns the name of a principal for whom the action reads its input.
 * @param {ActionRow} row
 * @param {{ random: Random, principals: Principals }} run
 */
function senderOf({ who, of }, { random, principals }) {
  if (of && of in principals) return of;
  if (who === "anyone") return random.pick(["visitor", "buyer", "seller", "admin"]);
  return who === "member" ? random.pick(["buyer", "seller", "admin"]) : who;
}

/**
 * Creates a source of calls of server actions.
 * @param {{ rows: Record<string, ActionRow>, actions: ActionIndex, principals: Principals, random: Random }} options
 */
export function actionsOf({ rows, actions, principals, random }) {
  const values = valuesOf(random, {});
  const calls = actions.names.flatMap((name) => {
    const row = rows[name];
    return row && !ENDS_SENDERS.has(name) ? [{ name, row }] : [];
  });
  const spoilt = () =>
    random.pick([values.hostile, values.wrong, () => values.boundary({ type: "string" })])();

  /**
   * @param {string} name of the action
   * @param {ActionRow} row
   * @returns {UnreadableCall}
   */
  function unreadable(name, row) {
    const { id, page } = actions.find(name);
    const type = random.pick(TYPES);
    const headers = {
      accept: "text/x-component",
      ...(type && { "content-type": type }),
      ...(random.chance(0.8) && { "next-action": id }),
    };
    const sender = senderOf(row, { random, principals });
    return { kind: "action", name, path: page, body: random.pick(UNREADABLE), headers, sender };
  }

  return {
    /** @returns {ActionCall | UnreadableCall} */
    next() {
      const { name, row } = random.pick(calls);
      if (random.chance(0.15)) return unreadable(name, row);
      const way = random.pick(placesIn(row.input));
      const input = random.chance(0.9) ? replaced(row.input, way, spoilt()) : row.input;
      const sender = senderOf(row, { random, principals });
      return { kind: "action", name, place: actions.find(name), sender, input };
    },
  };
}

/**
 * Returns the faults of a response: no result, a server error, or internal details.
 * @param {Pick<CallResult, "status" | "text" | "ms">} result
 */
export function faultsOfAction({ status, text, ms }) {
  const isFailure = status === 0 || (status >= 500 && status !== 503);
  return [
    ...(isFailure ? [`${status}`] : []),
    ...(ms > 5_000 ? [`took ${Math.round(ms)} ms`] : []),
    ...(/prisma|\bat \S+ \(/i.test(text.slice(0, 300)) ? ["tells of the inside"] : []),
  ];
}
