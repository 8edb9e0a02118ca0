// What an answer gives away: somebody else's word, or what only servers know.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "../../../scripts/lib/paths.mjs";
import { TOKEN } from "./seed-canaries.mjs";

/** What no byte that leaves the shop may hold, by what it would give away. */
export function secretsOf({ secret, cronSecret, database }) {
  const said = (text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return {
    "a key of Stripe": /\b(?:sk|rk)_(?:live|test)_\w+|whsec_\w+/,
    "an address of the database": /postgres(?:ql)?:\/\//,
    "the session secret": said(secret),
    "the scheduler's secret": said(cronSecret),
    "the database's port": said(`127.0.0.1:${new URL(database).port}`),
    "a password's hash": /password_?hash|\$argon2/i,
    "a place on the disk": said(inRoot()),
    "a stack": /\n\s+at .+:\d+:\d+/,
    "a query": /PrismaClient|SELECT "?\w+"?\."|INSERT INTO/,
  };
}

const secretsIn = (text, secrets) =>
  Object.keys(secrets).filter((name) => secrets[name].test(text));

/** Whether somebody may read a word. */
const isFor = (who, { owners, isAdmins }) =>
  who.isIn && (owners.has(who.id) || (isAdmins && who.role === "admin"));

/**
 * @param {{ who: object, address: string, text: string }} answer
 * @param {{ planted: Map<string, object>, secrets: Record<string, RegExp> }} known
 * @returns {{ own: string[], foreign: string[] }} words of theirs, and what is not theirs, by its name
 */
export function judge({ who, address, text }, { planted, secrets }) {
  // An address that names a word may be said back: it was known already.
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

/** The files that every browser is given. @returns {{ count: number, problems: string[] }} */
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
