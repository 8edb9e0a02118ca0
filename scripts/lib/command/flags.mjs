import { parseArgs } from "node:util";

import { Failure } from "./failure.mjs";

/**
 * Parses the flags of a command.
 * @param {string[]} args
 * @template {Record<string, "boolean" | "string">} T
 * @param {T} types the supported flags
 * @returns {{ [Name in keyof T]?: T[Name] extends "string" ? string : boolean }}
 * @throws {Failure} for an unknown flag, a missing value or any other argument
 */
export function readFlags(args, types) {
  const options = Object.entries(types).map(([name, type]) => [name, { type }]);
  try {
    const { values } = parseArgs({ args, options: Object.fromEntries(options) });
    return /** @type {ReturnType<typeof readFlags<T>>} */ (values);
  } catch (error) {
    throw new Failure(/** @type {Error} */ (error).message);
  }
}
