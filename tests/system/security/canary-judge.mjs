// Leaks in a response: tokens of other users, and secrets of the server.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "../../../scripts/lib/command/paths.mjs";
import { TOKEN } from "./seed-canaries.mjs";

/**
 * @import { PlantedToken } from "./seed-canaries.mjs"
 * @import { Shop } from "./types.d.ts"
 *
 * @typedef {Record<string, RegExp>} SecretPatterns by the name of the secret
 *
 * @typedef {{ id: number | null, role: string | null, isSignedIn: boolean }} Reader
 */

/**
 * Returns patterns that no response may match, by name.
 * @param {Pick<Shop, "secret" | "cronSecret" | "database">} shop
 * @returns {SecretPatterns}
 */
export function secretsOf({ secret, cronSecret, database }) {
  /** @param {string} text */
  const literal = (text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return {
    "a key of Stripe": /\b(?:sk|rk)_(?:live|test)_\w+|whsec_\w+/,
    "an address of the database": /postgres(?:ql)?:\/\//,
    "the session secret": literal(secret),
    "the scheduler's secret": literal(cronSecret),
    "the database's port": literal(`127.0.0.1:${new URL(database).port}`),
    "a password's hash": /password_?hash|\$argon2/i,
    "a place on the disk": literal(inRoot()),
    "a stack": /\n\s+at .+:\d+:\d+/,
    "a query": /PrismaClient|SELECT "?\w+"?\."|INSERT INTO/,
  };
}

/**
 * @param {string} text
 * @param {SecretPatterns} secrets
 */
const secretsIn = (text, secrets) =>
  Object.entries(secrets).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/**
 * Returns whether a principal may read a token.
 * @param {Reader} reader
 * @param {PlantedToken} token
 */
const mayRead = ({ id, role, isSignedIn }, { owners, isAdmins }) =>
  isSignedIn && ((id !== null && owners.has(id)) || (isAdmins && role === "admin"));

/**
 * @param {{ who: Reader, address: string, text: string }} response
 * @param {{ plantedTokens: Map<string, PlantedToken>, secrets: SecretPatterns }} context
 * @returns {{ own: string[], foreign: string[] }} own tokens, and the names of foreign values
 */
export function checkResponse({ who, address, text }, { plantedTokens, secrets }) {
  // A token of the URL may be reflected, since the caller already has it.
  const requested = decodeURIComponent(address).toUpperCase();
  const tokens = new Set((text.match(TOKEN) ?? []).map((token) => token.toUpperCase()));
  const readTokens = [...tokens].flatMap((token) => {
    const value = plantedTokens.get(token);
    return value && !requested.includes(token) ? [{ token, ...value }] : [];
  });
  const others = readTokens.filter((value) => !mayRead(who, value));
  const columns = new Set(others.map(({ column }) => `somebody's ${column}`));
  return {
    own: readTokens.filter((value) => mayRead(who, value)).map(({ token }) => token),
    foreign: [...columns, ...secretsIn(text, secrets)],
  };
}

/**
 * Checks the files that every browser can load.
 * @param {string} folder
 * @param {SecretPatterns} secrets
 * @returns {{ count: number, problems: string[] }}
 */
export function checkFiles(folder, secrets) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const problems = files.flatMap((file) => {
    const sources = file.endsWith(".map") ? ["the sources"] : [];
    const names = [...sources, ...secretsIn(fs.readFileSync(file, "latin1"), secrets)];
    return names.map((name) => `${path.basename(file)} holds ${name}`);
  });
  return { count: files.length, problems };
}
