// Checks tests/invariants.sql: conditions of every consistent database, each as a query that returns no row.
import fs from "node:fs";

import pg from "pg";

import { inRoot } from "../command/paths.mjs";

/** @typedef {{ name: string, rows: Record<string, unknown>[] }} BrokenInvariant one that does not hold */

/** Reads the queries, by the name in the comment before each. */
function readInvariants() {
  const [, ...sections] = fs
    .readFileSync(inRoot("tests", "invariants.sql"), "utf8")
    .split(/^-- name: /m);
  return sections.map((section) => {
    const [name = "", ...query] = section.split("\n");
    return { name, query: query.join("\n") };
  });
}

/**
 * Checks all invariants of a database in one snapshot.
 * @param {string} url
 * @returns {Promise<{ checked: number, broken: BrokenInvariant[] }>}
 */
export async function checkInvariants(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const invariants = readInvariants();
    const broken = [];
    for (const { name, query } of invariants) {
      const { rows } = await client.query(query);
      if (rows.length > 0) broken.push({ name, rows });
    }
    return { checked: invariants.length, broken };
  } finally {
    await client.end();
  }
}

/**
 * Describes broken invariants in a few lines each.
 * @param {BrokenInvariant[]} broken
 */
export function describeBroken(broken) {
  return broken.map(({ name, rows }) => {
    const lines = rows.slice(0, 5).map((row) => `  ${JSON.stringify(row)}`);
    const more = rows.length > 5 ? [`  and ${rows.length - 5} more`] : [];
    return [`Broken: ${name}`, ...lines, ...more].join("\n");
  });
}
