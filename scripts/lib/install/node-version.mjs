// Imports built-ins only, since it runs before packages are installed.
import fs from "node:fs";

import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";

/**
 * @param {string} alternative
 * @param {number[]} version
 */
function matches(alternative, [major = 0, minor = 0]) {
  const [, operator, ...numbers] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(alternative) ?? [];
  const [minMajor = 0, minMinor = 0] = numbers.map(Number);
  if (major === minMajor) return minor >= minMinor;
  return operator === ">=" && major > minMajor;
}

/**
 * Whether a version is in a range of the form `^20.19.0 || >=24.0.0`.
 * @param {string} version
 * @param {string} range
 */
export function isInRange(version, range) {
  const numbers = version.split(".").map(Number);
  return range.split(" || ").some((alternative) => matches(alternative, numbers));
}

/** @throws {Failure} if Node.js is outside the range of package.json */
export function requireNode() {
  const { engines } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
  if (isInRange(process.versions.node, engines.node)) return;
  throw new Failure(`Node.js ${engines.node} is needed; this is ${process.versions.node}.`);
}
