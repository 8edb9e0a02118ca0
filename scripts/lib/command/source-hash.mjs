// Detects whether a step must run again, by a hash of its inputs stored beside its output.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "./paths.mjs";

/** Files that a build writes among its sources. */
const GENERATED = /\.d\.json\.ts$/;

/**
 * @param {string} file
 * @returns {string[]}
 */
function filesBelow(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat || GENERATED.test(file)) return [];
  if (stat.isFile()) return [file];
  return fs.readdirSync(file).flatMap((name) => filesBelow(path.join(file, name)));
}

/**
 * Returns a hash of files and folders of the checkout, by name and content.
 * @param {string[]} paths missing ones are ignored
 * @param {unknown} [rest] other inputs
 */
export function sourceHash(paths, rest) {
  const hash = createHash("sha256").update(JSON.stringify(rest ?? null));
  for (const file of paths.flatMap((name) => filesBelow(inRoot(name))).sort()) {
    hash.update(`\0${path.relative(inRoot(), file)}\0`).update(fs.readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Whether the stamp has this text.
 * @param {string} stamp file
 * @param {string} text
 */
export function isStamped(stamp, text) {
  try {
    return fs.readFileSync(stamp, "utf8") === text;
  } catch {
    return false;
  }
}

/**
 * Writes the stamp.
 * @param {string} stamp file
 * @param {string} text
 */
export function writeStamp(stamp, text) {
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, text);
}
