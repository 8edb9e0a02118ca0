// Leaks in a response: tokens of other users, and secrets of the server.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "../../../scripts/lib/command/paths.mjs";
import { TOKEN } from "./seed-canaries.mjs";

/** Returns patterns that no response may match, by name. */
export function secretsOf({ secret, cronSecret, database }) {
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

const secretsIn = (text, secrets) =>
  Object.keys(secrets).filter((name) => secrets[name].test(text));

/** Whether a principal may read a token. */
const isFor = (who, { owners, isAdmins }) =>
  who.isSignedIn && (owners.has(who.id) || (isAdmins && who.role === "admin"));

/**
 * @param {{ who: object, address: string, text: string }} response
 * @param {{ planted: Map<string, object>, secrets: Record<string, RegExp> }} known
 * @returns {{ own: string[], foreign: string[] }} own tokens, and the names of foreign values
 */
export function judge({ who, address, text }, { planted, secrets }) {
  // A token of the URL may be reflected, since the caller already has it.
  const asked = decodeURIComponent(address).toUpperCase();
  const words = [...new Set((text.match(TOKEN) ?? []).map((word) => word.toUpperCase()))].filter(
    (word) => planted.has(word) && !asked.includes(word),
  );
  const others = words.filter((word) => !isFor(who, planted.get(word)));
  const columns = new Set(others.map((word) => `somebody's ${planted.get(word).column}`));
  return {
    own: words.filter((word) => isFor(who, planted.get(word))),
    foreign: [...columns, ...secretsIn(text, secrets)],
  };
}

/** Checks the files that every browser can load. @returns {{ count: number, problems: string[] }} */
export function judgeFiles(folder, secrets) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const problems = files.flatMap((file) => {
    const sources = file.endsWith(".map") ? ["the sources"] : [];
    const found = [...sources, ...secretsIn(fs.readFileSync(file, "latin1"), secrets)];
    return found.map((name) => `${path.basename(file)} holds ${name}`);
  });
  return { count: files.length, problems };
}
