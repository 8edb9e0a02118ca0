// Every regular expression that the code writes down, and how long the worst text for it takes.
import fs from "node:fs";
import path from "node:path";

import { parseSync } from "oxc-parser";
import { check } from "recheck";

import { inRoot } from "./paths.mjs";

const PLACES = ["app", "components", "lib", "prisma/seed", "scripts"];
const FILES = ["instrumentation.ts", "middleware.ts", "next.config.mjs"];

/** Lengths of text, up to the longest that any field takes: a body is 64 KB at most. */
const LENGTHS = [1_000, 3_000, 10_000, 25_000, 50_000];

/** Where no stranger's text comes, or only so many characters of it. */
const MOST = {
  "lib/blog/rules.ts": 200, // a title
  "lib/core/env.mjs": 0, // what the operator has set
  "lib/core/log.ts": 4_000, // cut before
  "lib/core/money.ts": 20, // the digits of an amount
  "lib/link-previews/text.ts": 400, // the words on a card
  "scripts/lib/migration-rules.mjs": 0, // our own migrations
};

/** Nobody may be kept busy for longer by one text. */
export const BAR_MS = 100;

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

/** @returns {Map<string, { file: string, pattern: string, flags: string }>} each once, with the first file that has it */
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

/** The text on which recheck says that an expression works hardest, of that length. */
function worstText({ pumps, suffix }, length) {
  const once = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor(length / Math.max(1, once)));
  return `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("")}${suffix}`;
}

/** How long an expression works on a text, in ms. */
function timeOf({ pattern, flags }, text) {
  const start = performance.now();
  text.replace(new RegExp(pattern, flags), "");
  return performance.now() - start;
}

/**
 * How an expression fares on texts that grow until it takes too long.
 * @returns {Promise<{ status: "safe" | "vulnerable" | "unknown", length: number, ms: number }>} the last length, and how
 * long it took; 0 where no text is bad
 */
export async function judge(regex) {
  const { status, attack } = await check(regex.pattern, regex.flags, { timeout: 20_000 });
  let [length, ms] = [0, 0];
  if (status !== "vulnerable") return { status, length, ms };
  const most = MOST[regex.file] ?? LENGTHS.at(-1);
  for (const next of LENGTHS.map((one) => Math.min(one, most))) {
    length = next;
    if (length === 0) break;
    ms = timeOf(regex, worstText(attack, length));
    if (ms > BAR_MS) break;
  }
  return { status, length, ms };
}
