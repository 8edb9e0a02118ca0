// Parses the command line of the three test gates. Imports built-ins only, since it runs before packages are installed.
import { Failure } from "../command/failure.mjs";

const LAYERS = ["check", "unit", "integration", "e2e", "system"];

/**
 * `npm run test:quick`, `npm test` and `npm run test:full`.
 * @type {Record<string, { layers: string[] }>}
 */
const GATES = {
  quick: { layers: ["check", "unit"] },
  default: { layers: LAYERS },
  full: { layers: LAYERS },
};

const USAGE = `Usage: npm test [-- --only ${LAYERS.join("|")} [arguments of its runner]]`;

/**
 * Parses "--gate quick", "--only integration checkout" or both.
 * @param {string[]} args
 * @returns {{ gate: string, layers: string[], rest: string[] }} `rest`: arguments of the runner of a single layer
 * @throws {Failure} for an unknown gate or layer
 */
export function readArguments(args) {
  const rest = [...args];
  const [, gate = ""] = rest[0] === "--gate" ? rest.splice(0, 2) : ["", "default"];
  const layers = Object.hasOwn(GATES, gate) && GATES[gate]?.layers;
  if (!layers) throw new Failure(USAGE);
  if (rest.length === 0) return { gate, layers, rest };
  const [flag, only = "", ...runnerArgs] = rest;
  if (flag !== "--only" || !LAYERS.includes(only)) throw new Failure(USAGE);
  return { gate, layers: [only], rest: runnerArgs };
}
