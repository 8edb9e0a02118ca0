// Measures the worst-case time of every regular expression in the code.
import fs from "node:fs";
import path from "node:path";

import { parseSync } from "oxc-parser";
import { check } from "recheck";

import { inRoot } from "./paths.mjs";

const PLACES = ["app", "components", "lib", "prisma/seed", "scripts"];
const FILES = ["instrumentation.ts", "middleware.ts", "next.config.mjs"];

/** Lengths of texts, up to the limit of a request body. */
const LENGTHS = [1_000, 3_000, 10_000, 25_000, 50_000];

/** Maximum length of untrusted text, where it is shorter. */
const MAX_LENGTHS = {
  "lib/blog/rules.ts": 200, // a title
  "lib/core/env.mjs": 0, // settings of the installation
  "lib/core/log.ts": 4_000, // truncated before
  "lib/core/money.ts": 20, // digits of an amount
  "lib/link-previews/text.ts": 400, // text of a card
  "scripts/lib/migration-rules.mjs": 0, // own migrations
};

/** Maximum duration for one text. */
export const MAX_MS = 100;

function listFiles() {
  const found = PLACES.flatMap((place) =>
    fs.readdirSync(inRoot(place), { recursive: true }).map((file) => path.join(place, file)),
  );
  return [...found, ...FILES].filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
}

function* literalsOf(node) {
  if (typeof node !== "object" || node === null) return;
  if (node.type === "Literal" && node.regex) yield node.regex;
  for (const child of Object.values(node)) yield* literalsOf(child);
}

/**
 * @returns {Map<string, { file: string, pattern: string, flags: string }>} unique expressions, each with its first file
 */
export function listRegexes() {
  const found = new Map();
  for (const file of listFiles()) {
    const { program } = parseSync(file, fs.readFileSync(inRoot(file), "utf8"));
    for (const { pattern, flags } of literalsOf(program)) {
      const key = `/${pattern}/${flags}`;
      if (!found.has(key)) found.set(key, { file, pattern, flags });
    }
  }
  return found;
}

/** Returns recheck's worst-case text of a given length. */
function worstText({ pumps, suffix }, length) {
  const once = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor(length / Math.max(1, once)));
  return `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("")}${suffix}`;
}

/** Returns the duration of an expression on a text, in ms. */
function timeOf({ pattern, flags }, text) {
  const start = performance.now();
  text.replace(new RegExp(pattern, flags), "");
  return performance.now() - start;
}

/**
 * Measures an expression on texts of growing length until it exceeds the limit.
 * @returns {Promise<{ status: "safe" | "vulnerable" | "unknown", length: number, ms: number }>} the last length and its
 *   duration; 0 if recheck finds no attack
 */
export async function judge(regex) {
  const { status, attack } = await check(regex.pattern, regex.flags, { timeout: 20_000 });
  let [length, ms] = [0, 0];
  if (status !== "vulnerable") return { status, length, ms };
  const max = MAX_LENGTHS[regex.file] ?? LENGTHS.at(-1);
  for (const next of LENGTHS.map((one) => Math.min(one, max))) {
    length = next;
    if (length === 0) break;
    ms = timeOf(regex, worstText(attack, length));
    if (ms > MAX_MS) break;
  }
  return { status, length, ms };
}
