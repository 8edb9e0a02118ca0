// Detects changes of the database by a digest of each table, except counters that a refusal may change.
import { requireValue } from "../../bench/require-value.mjs";
import { forAll } from "./access-cells.mjs";

/** @import { Cells } from "./access-cells.mjs" */

/** Tables that a refusal may change: counters of rate limits and searches, the last reads of admins, and the state of jobs. */
const COUNTED = [
  "_prisma_migrations",
  "idempotent_requests",
  "job_failures",
  "job_states",
  "moderation_reads",
  "rate_limits",
  "search_misses",
];

/**
 * Rows that a refusal may add: a refused sign-in is in the audit log.
 * @type {Record<string, string>}
 */
const ADDED = { audit_entries: "action <> 'user.sign_in_refused'" };

/**
 * Columns that change without a request: when a session was last seen, and the state of emails.
 * @type {Record<string, string[]>}
 */
const MOVING = {
  outbox: ["attempts", "done_at", "failed_at", "last_error", "next_try_at"],
  sessions: ["last_seen_at"],
};

/**
 * Returns SQL for one row per table: its name, its number of rows and the sum of their digests.
 * @param {string[]} tables
 */
function digestSql(tables) {
  return tables
    .map((name) => {
      const row = (MOVING[name] ?? []).reduce(
        (sql, column) => `${sql} - '${column}'`,
        "to_jsonb(t)",
      );
      const text = name in MOVING ? `(${row})::text` : "t::text";
      return `SELECT '${name}' AS name, count(*) || ':' || coalesce(sum(hashtextextended(${text}, 0)), 0) AS digest
        FROM "${name}" t WHERE ${ADDED[name] ?? "true"}`;
    })
    .join(" UNION ALL ");
}

/**
 * @param {import("pg").Pool} db
 * @returns {Promise<() => Promise<string[]>>} returns the tables that changed since the previous call
 */
export async function watchTables(db) {
  const { rows: tables } = await db.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
    [COUNTED],
  );
  const sql = digestSql(tables.map(({ name }) => name));
  let digests = new Map();
  let position = "";

  return async function changedTables() {
    // Without any write since then nothing changed. Most refusals read and write no rows.
    const [{ at }] = (await db.query("SELECT pg_current_wal_insert_lsn()::text AS at")).rows;
    if (at === position) return [];
    position = at;
    const { rows } = await db.query(sql);
    const now = new Map(rows.map(({ name, digest }) => [name, digest]));
    const changed = [...now.keys()].filter((name) => digests.get(name) !== now.get(name));
    const isFirst = digests.size === 0;
    digests = now;
    return isFirst ? [] : changed.sort();
  };
}

const BATCH = 100;

/**
 * Runs a job for each cell that must not change anything. A batch that changes a table is a mismatch.
 * @template T
 * @param {{ cells: Cells, changedTables: () => Promise<string[]> }} run
 * @param {T[]} items
 * @param {(item: T) => Promise<unknown>} go
 */
export async function forAllUnchanged({ cells, changedTables }, items, go) {
  await changedTables();
  for (let start = 0; start < items.length; start += BATCH) {
    await forAll(items.slice(start, start + BATCH), go);
    const changed = await changedTables();
    if (changed.length === 0) continue;
    const first = requireValue(cells.cells.at(-Math.min(BATCH, items.length - start)), "cell");
    const last = requireValue(cells.cells.at(-1), "cell");
    const what = `${first.what} to ${last.what}`;
    cells.add({ what, who: "anybody", status: 0, faults: [`changed ${changed.join(", ")}`] });
  }
}
