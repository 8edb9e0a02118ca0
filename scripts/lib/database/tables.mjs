// Reads the catalogue of a database: tables, columns, sequences, and a digest of each table.

/** @import { Client } from "pg" */

/** Prisma's table of migrations; a restore writes it itself. */
export const MIGRATIONS_TABLE = "_prisma_migrations";

/**
 * Quotes an identifier.
 * @param {string} name
 */
export const quoteName = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * Returns all tables of the shop with their writable columns.
 * @param {Client} client
 * @returns {Promise<{ name: string, columns: string[] }[]>}
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> $1
       AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS_TABLE],
  );
  return rows;
}

/**
 * Returns the state of every sequence.
 * @param {Client} client
 * @returns {Promise<{ name: string, value: string, isCalled: boolean }[]>}
 */
export async function listSequences(client) {
  const { rows } = await client.query(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${quoteName(name)}`,
    );
    sequences.push({ name, ...states[0] });
  }
  return sequences;
}

/**
 * Returns the number of rows of a table and an order-independent digest of their content.
 * @param {Client} client
 * @param {string} name
 * @returns {Promise<{ rows: number, sum: string }>}
 */
export async function digestOf(client, name) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum
     FROM public.${quoteName(name)} t`,
  );
  return rows[0];
}

/**
 * Starts a read-only snapshot with machine-independent output.
 * @param {Client} client
 */
export async function openSnapshot(client) {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await client.query("SET LOCAL TIME ZONE 'UTC'");
}
