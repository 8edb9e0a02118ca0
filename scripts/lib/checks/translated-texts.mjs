// The English text that each translation was made from, by the key of its message.
import { createHash } from "node:crypto";
import fs from "node:fs";

import { inRoot } from "../command/paths.mjs";

/** @typedef {{ [key: string]: string | Messages }} Messages of one language, nested */

const RECORD = inRoot("tests", "fixtures", "translated-texts.json");
const HASH_LENGTH = 8;

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);

/**
 * @param {string | Messages} value
 * @returns {[path: string, text: string][]}
 */
function pathsOf(value, path = "") {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, path ? `${path}.${key}` : key),
  );
}

/**
 * Returns a hash of each text.
 * @param {Messages} messages
 * @returns {Record<string, string>} by the path of the message, such as `cart.empty`
 */
export const hashesOf = (messages) =>
  Object.fromEntries(pathsOf(messages).map(([path, text]) => [path, hashOf(text)]));

/**
 * Returns the paths whose English text is new, gone or other than the recorded one.
 * @param {Record<string, string>} recordedHashes hashes by path
 * @param {Messages} messages the English messages
 */
export function stalePaths(recordedHashes, messages) {
  const hashes = hashesOf(messages);
  return [...new Set([...Object.keys(hashes), ...Object.keys(recordedHashes)])]
    .filter((path) => hashes[path] !== recordedHashes[path])
    .sort();
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/**
 * Returns the English messages.
 * @returns {Messages}
 */
export const readEnglish = () => readJson(inRoot("messages", "en.json"));

/**
 * Returns the recorded hashes by path.
 * @returns {Record<string, string>}
 */
export const readRecord = () => readJson(RECORD);

/** Records that every translation matches its English text. */
export function confirmTranslations() {
  fs.writeFileSync(RECORD, `${JSON.stringify(hashesOf(readEnglish()), null, 2)}\n`);
}
