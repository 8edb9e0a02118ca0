// Measures the worst-case time of every regular expression in the code.
import fs from "node:fs";
import path from "node:path";

import { parseSync } from "oxc-parser";
import { check } from "recheck";

import { inRoot } from "../command/paths.mjs";

const PLACES = ["app", "components", "lib", "prisma/seed", "scripts"];
const FILES = ["instrumentation.ts", "middleware.ts", "next.config.mjs"];

/**
 * @typedef {{ pattern: string, flags: string }} Expression
 * @typedef {Expression & { file: string }} Regex `file`: the first one with the expression
 */

/** Lengths of texts, up to the limit of a request body. */
const LENGTHS = [1_000, 3_000, 10_000, 25_000, 50_000];

/**
 * Maximum length of untrusted text, where it is shorter.
 * @type {Record<string, number>}
 */
const MAX_LENGTHS = {
  "lib/blog/rules.ts": 200, // a title
  "lib/core/env.mjs": 0, // settings of the installation
  "lib/core/log.ts": 4_000, // truncated before
  "lib/core/money.ts": 20, // digits of an amount
  "lib/link-previews/text.ts": 400, // text of a card
  "scripts/lib/migrations/migration-rules.mjs": 0, // own migrations
};

/** Maximum duration for one text. */
export const MAX_MS = 100;

function listFiles() {
  const files = PLACES.flatMap((place) =>
    fs
      .readdirSync(inRoot(place), { recursive: true })
      .map((file) => path.join(place, String(file))),
  );
  return [...files, ...FILES].filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
}

/**
 * @param {unknown} node of a syntax tree
 * @returns {Generator<Expression>}
 */
function* literalsOf(node) {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "Literal" && "regex" in node && node.regex) {
    yield/** @type {Expression} */ (node.regex);
  }
  for (const child of Object.values(node)) yield* literalsOf(child);
}

/**
 * Returns the unique expressions.
 * @returns {Map<string, Regex>}
 */
export function listRegexes() {
  /** @type {Map<string, Regex>} */
  const regexes = new Map();
  for (const file of listFiles()) {
    const { program } = parseSync(file, fs.readFileSync(inRoot(file), "utf8"));
    for (const { pattern, flags } of literalsOf(program)) {
      const key = `/${pattern}/${flags}`;
      if (!regexes.has(key)) regexes.set(key, { file, pattern, flags });
    }
  }
  return regexes;
}

/**
 * Returns recheck's worst-case text of a given length.
 * @param {import("recheck").AttackPattern} attack
 * @param {number} length
 */
function worstText({ pumps, suffix }, length) {
  const pumpLength = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor(length / Math.max(1, pumpLength)));
  return `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("")}${suffix}`;
}

/**
 * Returns the duration of an expression on a text, in ms.
 * @param {Expression} regex
 * @param {string} text
 */
function timeOf({ pattern, flags }, text) {
  const start = performance.now();
  text.replace(new RegExp(pattern, flags), "");
  return performance.now() - start;
}

/**
 * Measures an expression on texts of growing length until it exceeds the limit.
 * @param {Regex} regex
 * @returns {Promise<{ status: "safe" | "vulnerable" | "unknown", length: number, ms: number }>} the last length and its
 *   duration; 0 if recheck finds no attack
 */
export async function measure(regex) {
  const diagnostics = await check(regex.pattern, regex.flags, { timeout: 20_000 });
  const { status } = diagnostics;
  let [length, ms] = [0, 0];
  if (status !== "vulnerable") return { status, length, ms };
  const max = MAX_LENGTHS[regex.file] ?? Number.POSITIVE_INFINITY;
  for (const size of LENGTHS) {
    length = Math.min(size, max);
    if (length === 0) break;
    ms = timeOf(regex, worstText(diagnostics.attack, length));
    if (ms > MAX_MS) break;
  }
  return { status, length, ms };
}
