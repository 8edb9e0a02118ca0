// Hostile inputs to server actions: each is refused by the action's schema, or handled.
import { valuesOf } from "./fuzz-values.mjs";

/** Actions that end the senders' own sessions. */
const ENDS_SENDERS = new Set(["endOtherSessionsAction"]);

/** Bodies that no page sends: truncated, of another format, or with invalid references. */
const UNREADABLE = [
  ..."|{|[|null|0|[]|{}|[1,|\0|\ud800".split("|"),
  ...["$1", "$F1", "$Q1", "$W1", "$K1", "$B1", "$@1", "$i1", "$T", "$D0", "$h1", "$L1"].map(
    (one) => `["${one}"]`,
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

/** Returns the paths into a value, each as a list of keys. */
function placesIn(value, way = []) {
  if (typeof value !== "object" || value === null) return [way];
  const inside = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...way, key]));
  return [way, ...inside];
}

/** Returns a copy of the value with another one at a path. */
function replaced(value, [key, ...way], other) {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = replaced(copy[key], way, other);
  return copy;
}

/** Returns a principal for whom the action reads its input. */
function senderOf({ who, of }, { random, principals }) {
  if (of in principals) return of;
  if (who === "anyone") return random.pick(["visitor", "buyer", "seller", "admin"]);
  return who === "member" ? random.pick(["buyer", "seller", "admin"]) : who;
}

/**
 * Creates a source of calls of server actions.
 * @param {{ rows: object, actions: object, principals: object, random: object }} options `rows`: of action-rows.mjs
 */
export function actionsOf({ rows, actions, principals, random }) {
  const values = valuesOf(random, {});
  const names = actions.names.filter((name) => name in rows && !ENDS_SENDERS.has(name));
  const spoilt = () =>
    random.pick([values.hostile, values.wrong, () => values.boundary({ type: "string" })])();

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
    next() {
      const name = random.pick(names);
      const row = rows[name];
      if (random.chance(0.15)) return unreadable(name, row);
      const place = random.pick(placesIn(row.input));
      const input = random.chance(0.9) ? replaced(row.input, place, spoilt()) : row.input;
      const sender = senderOf(row, { random, principals });
      return { kind: "action", name, place: actions.find(name), sender, input };
    },
  };
}

/** Returns the faults of a response: no result, a server error, or internal details. */
export function faultsOfAction({ status, text, ms }) {
  const isFailure = status === 0 || (status >= 500 && status !== 503);
  return [
    ...(isFailure ? [`${status}`] : []),
    ...(ms > 5_000 ? [`took ${Math.round(ms)} ms`] : []),
    ...(/prisma|\bat \S+ \(/i.test(text.slice(0, 300)) ? ["tells of the inside"] : []),
  ];
}
