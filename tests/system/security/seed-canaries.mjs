// Writes a unique token into every private value of the database, so that a leak shows where it comes from.
import { PRIVATE } from "./private-columns.mjs";
import { PUBLIC, SHAPES } from "./public-columns.mjs";

/**
 * @import { Pool } from "pg"
 * @import { Private } from "./private-columns.mjs"
 *
 * @typedef {object} PlantedToken
 * @property {string} column with its table
 * @property {Set<number>} owners ids of the users who may read it
 * @property {boolean} isAdmins whether admins may read it too
 *
 * @typedef {object} PrivateColumn
 * @property {string} table
 * @property {string} column
 * @property {number} first number of its first token, less one
 * @property {Private} list that names the column
 */

/** Matches a token, in any case. It has letters only, since columns with account numbers refuse digits. */
export const TOKEN = /cnry[a-j]{7}/gi;

/**
 * Returns the token of a number, as the SQL below does.
 * @param {number} number
 */
const tokenOf = (number) =>
  `CNRY${String(number)
    .padStart(7, "0")
    .replace(/\d/g, (digit) => "ABCDEFGHIJ".charAt(Number(digit)))}`;

const namesIn = (text = "") => text.split(/\s+/).filter(Boolean);

const TEXT_COLUMNS = `SELECT c.table_name AS name, array_agg(c.column_name::text) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
    AND (c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea')
      OR c.udt_name IN ('_text', '_varchar'))
  GROUP BY 1`;

/** Returns all listed columns as "table.column". */
function readListed() {
  const privateColumns = Object.entries(PRIVATE).flatMap(([table, lists]) =>
    lists.flatMap(({ columns }) => namesIn(columns).map((column) => `${table}.${column}`)),
  );
  const otherColumns = [PUBLIC, SHAPES].flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) =>
      namesIn(columns).map((column) => `${table}.${column}`),
    ),
  );
  return new Set([...privateColumns, ...otherColumns]);
}

/**
 * Compares the lists with the schema.
 * @param {Pool} db
 * @returns {Promise<string[]>} unlisted text columns, and listed ones that do not exist
 */
export async function findUnlisted(db) {
  const { rows } = await db.query(TEXT_COLUMNS);
  const existing = new Set(
    rows.flatMap(({ name: table, columns }) =>
      columns.map((/** @type {string} */ column) => `${table}.${column}`),
    ),
  );
  const listedColumns = readListed();
  const unlisted = [...existing].filter((name) => !listedColumns.has(name));
  const missing = [...listedColumns].filter((name) => !existing.has(name));
  return [
    ...unlisted.map((name) => `${name} is in no list of columns`),
    ...missing.map((name) => `${name} is no text column`),
  ];
}

/**
 * Writes a token into a column of each private row.
 * @param {Pool} db
 * @param {PrivateColumn} column
 * @returns {Promise<{ number: number, owners: number[] | null }[]>} number and owners of each token
 */
async function plantColumn(db, { table, column, first, list }) {
  const { owners, where = "true", as = ":token", added } = list;
  /**
   * @param {string} text
   * @param {string | number} number
   */
  const withToken = (text, number) =>
    text.replaceAll(
      ":token",
      `('CNRY' || translate(lpad((${number})::text, 7, '0'), '0123456789', 'ABCDEFGHIJ'))`,
    );
  if (added) {
    const { rows } = await db.query(
      `${withToken(added, first + 1)} RETURNING ${first + 1} AS number, (${owners}) AS owners`,
    );
    return rows;
  }
  const value = withToken(as, `${first} + n`);
  const { rows } = await db.query(
    `WITH numbered AS (SELECT ctid AS place, row_number() OVER (ORDER BY ctid) AS n FROM "${table}" r WHERE ${where})
     UPDATE "${table}" r SET "${column}" = ${value} FROM numbered WHERE r.ctid = place
     RETURNING (${first} + n)::int AS number, (${owners}) AS owners`,
  );
  return rows;
}

/**
 * Writes a token into every private value.
 * @param {Pool} db
 * @returns {Promise<Map<string, PlantedToken>>} by token in upper case
 */
export async function plantTokens(db) {
  /** @type {Map<string, PlantedToken>} */
  const plantedTokens = new Map();
  const columns = Object.entries(PRIVATE).flatMap(([table, lists]) =>
    lists.flatMap((list) => namesIn(list.columns).map((column) => ({ table, column, list }))),
  );
  for (const { table, column, list } of columns) {
    const first = plantedTokens.size;
    for (const { number, owners } of await plantColumn(db, { table, column, first, list })) {
      plantedTokens.set(tokenOf(number), {
        column: `${table}.${column}`,
        owners: new Set(owners ?? []),
        isAdmins: list.isAdmins ?? false,
      });
    }
  }
  return plantedTokens;
}
