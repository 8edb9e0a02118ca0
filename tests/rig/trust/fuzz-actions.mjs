// Hostile inputs to the server actions: each is refused by the action's own schema or does what it says.
import { valuesOf } from "./fuzz-values.mjs";

/** What ends the senders' own sessions would leave nobody to go on. */
const ENDS_SENDERS = new Set(["endOtherSessionsAction"]);

/** The places of a value, each as the keys that lead to it. */
function placesIn(value, way = []) {
  if (typeof value !== "object" || value === null) return [way];
  const inside = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...way, key]));
  return [way, ...inside];
}

/** The value with another one in a place. */
function replaced(value, [key, ...way], other) {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = replaced(copy[key], way, other);
  return copy;
}

/** By whose name an action gets as far as its input. */
function senderOf({ who, of }, { random, principals }) {
  if (of in principals) return of;
  if (who === "anyone") return random.pick(["visitor", "buyer", "seller", "admin"]);
  return who === "member" ? random.pick(["buyer", "seller", "admin"]) : who;
}

/**
 * A source of calls of server actions.
 * @param {{ rows: object, actions: object, principals: object, random: object }} house `rows`: of action-rows.mjs
 */
export function actionsOf({ rows, actions, principals, random }) {
  const values = valuesOf(random, {});
  const names = actions.names.filter((name) => name in rows && !ENDS_SENDERS.has(name));
  const spoilt = () =>
    random.pick([values.hostile, values.wrong, () => values.boundary({ type: "string" })])();

  return {
    next() {
      const name = random.pick(names);
      const row = rows[name];
      const place = random.pick(placesIn(row.input));
      const input = random.chance(0.9) ? replaced(row.input, place, spoilt()) : row.input;
      const sender = senderOf(row, { random, principals });
      return { kind: "action", name, place: actions.find(name), sender, input };
    },
  };
}

/** What an action never answers: nothing that a form could show, a failure, or what only a server knows. */
export function faultsOfAction({ status, text, ms }) {
  const isFailure = status === 0 || (status >= 500 && status !== 503);
  return [
    ...(isFailure ? [`${status}`] : []),
    ...(ms > 5_000 ? [`took ${Math.round(ms)} ms`] : []),
    ...(/prisma|\bat \S+ \(/i.test(text.slice(0, 300)) ? ["tells of the inside"] : []),
  ];
}
