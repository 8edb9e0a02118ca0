// Rows of the fake Stripe in an append-only file, one line per change. They survive the process.
import fs from "node:fs";

const TABLES = [
  "intents",
  "refunds",
  "accounts",
  "transfers",
  "reversals",
  "payouts",
  /** Responses by idempotency key. */
  "keys",
  /** Events with their delivery state. */
  "events",
];

/** Returns the complete lines of a file. A partial last line was never acknowledged, and is removed. */
function readLines(file) {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) fs.truncateSync(file, Buffer.byteLength(whole));
  return whole.split("\n").filter(Boolean);
}

/** Opens a file of rows, and creates it if it is missing. @param {string} file */
export function openBooks(file) {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map()]));
  const apply = (changes) => {
    for (const [table, row] of changes) tables[table].set(row.id, row);
  };
  for (const line of readLines(file)) apply(JSON.parse(line));
  const descriptor = fs.openSync(file, "a");

  return {
    ...tables,
    /** Writes all of the rows or none, before the response is sent. */
    commit(...changes) {
      if (changes.length === 0) return;
      fs.writeSync(descriptor, `${JSON.stringify(changes)}\n`);
      apply(changes);
    },
    /** Returns all rows except cached responses, for comparison with the shop's. */
    read: () =>
      Object.fromEntries(
        TABLES.filter((name) => name !== "keys").map((name) => [name, [...tables[name].values()]]),
      ),
  };
}
