import { parseArgs } from "node:util";

import { Failure } from "./failure.mjs";

/**
 * Parses the flags of a command.
 * @param {string[]} args
 * @param {Record<string, "boolean" | "string">} types the known flags
 * @returns {Record<string, string | boolean | undefined>}
 * @throws {Failure} for an unknown flag, a missing value or any other argument
 */
export function readFlags(args, types) {
  const options = Object.entries(types).map(([name, type]) => [name, { type }]);
  try {
    return parseArgs({ args, options: Object.fromEntries(options) }).values;
  } catch (error) {
    throw new Failure(error.message);
  }
}
