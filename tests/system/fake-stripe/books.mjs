// The fake's own books: what it took and gave back stands in a file, one line per change, and survives its end.
import fs from "node:fs";

const TABLES = [
  "intents",
  "refunds",
  "accounts",
  "transfers",
  "reversals",
  "payouts",
  /** Answers by idempotency key. */
  "keys",
  /** Every event with what became of it. */
  "events",
];

/** The whole lines of a file; what a sudden end cut off was never answered. */
function readLines(file) {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) fs.truncateSync(file, Buffer.byteLength(whole));
  return whole.split("\n").filter(Boolean);
}

/**
 * Opens the books of a file, new or old.
 * @param {string} file
 */
export function openBooks(file) {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map()]));
  const apply = (changes) => {
    for (const [table, row] of changes) tables[table].set(row.id, row);
  };
  for (const line of readLines(file)) apply(JSON.parse(line));
  const descriptor = fs.openSync(file, "a");

  return {
    ...tables,
    /** Writes rows, all or none, before anybody is told of them. */
    commit(...changes) {
      if (changes.length === 0) return;
      fs.writeSync(descriptor, `${JSON.stringify(changes)}\n`);
      apply(changes);
    },
    /** All rows but the kept answers, as they are compared with the shop's. */
    read: () =>
      Object.fromEntries(
        TABLES.filter((name) => name !== "keys").map((name) => [name, [...tables[name].values()]]),
      ),
  };
}
