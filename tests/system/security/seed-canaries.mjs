// Writes a unique token into every private value of the database, so that a leak shows where it comes from.
import { PRIVATE } from "./private-columns.mjs";
import { PUBLIC, SHAPES } from "./public-columns.mjs";

/** Matches a token, in any case. It has letters only, since columns with account numbers refuse digits. */
export const TOKEN = /cnry[a-j]{7}/gi;

/** Returns the token of a number, as the SQL below does. */
const tokenOf = (number) =>
  `CNRY${String(number)
    .padStart(7, "0")
    .replace(/\d/g, (digit) => "ABCDEFGHIJ"[Number(digit)])}`;

const words = (text = "") => text.split(/\s+/).filter(Boolean);

const TEXT_COLUMNS = `SELECT c.table_name AS name, array_agg(c.column_name::text) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
    AND (c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea')
      OR c.udt_name IN ('_text', '_varchar'))
  GROUP BY 1`;

/** Returns all listed columns as "table.column". */
function readListed() {
  const listed = Object.entries(PRIVATE).flatMap(([table, lists]) =>
    lists.flatMap(({ columns }) => words(columns).map((column) => `${table}.${column}`)),
  );
  const open = [PUBLIC, SHAPES].flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) =>
      words(columns).map((column) => `${table}.${column}`),
    ),
  );
  return new Set([...listed, ...open]);
}

/**
 * Compares the lists with the schema.
 * @param {import("pg").Pool} db
 * @returns {Promise<string[]>} unlisted text columns, and listed ones that do not exist
 */
export async function findUnlisted(db) {
  const { rows } = await db.query(TEXT_COLUMNS);
  const there = new Set(
    rows.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one}`)),
  );
  const listed = readListed();
  return [
    ...[...there].filter((one) => !listed.has(one)).map((one) => `${one} is in no list of columns`),
    ...[...listed].filter((one) => !there.has(one)).map((one) => `${one} is no text column`),
  ];
}

/** Writes a token into a column of each private row. @returns {Promise<object[]>} number and owners of each token */
async function plantColumn(db, { table, column, first, list }) {
  const { owners, where = "true", as = ":token", added } = list;
  const written = (text, number) =>
    text.replaceAll(
      ":token",
      `('CNRY' || translate(lpad((${number})::text, 7, '0'), '0123456789', 'ABCDEFGHIJ'))`,
    );
  if (added) {
    const { rows } = await db.query(
      `${written(added, first + 1)} RETURNING ${first + 1} AS number, (${owners}) AS owners`,
    );
    return rows;
  }
  const value = written(as, `${first} + n`);
  const { rows } = await db.query(
    `WITH numbered AS (SELECT ctid AS place, row_number() OVER (ORDER BY ctid) AS n FROM "${table}" r WHERE ${where})
     UPDATE "${table}" r SET "${column}" = ${value} FROM numbered WHERE r.ctid = place
     RETURNING (${first} + n)::int AS number, (${owners}) AS owners`,
  );
  return rows;
}

/**
 * Writes a token into every private value.
 * @param {import("pg").Pool} db
 * @returns {Promise<Map<string, { column: string, owners: Set<number>, isAdmins: boolean }>>} by token in upper case
 */
export async function plantTokens(db) {
  const planted = new Map();
  const columns = Object.entries(PRIVATE).flatMap(([table, lists]) =>
    lists.flatMap((list) => words(list.columns).map((column) => ({ table, column, list }))),
  );
  for (const { table, column, list } of columns) {
    const first = planted.size;
    for (const { number, owners } of await plantColumn(db, { table, column, first, list })) {
      planted.set(tokenOf(number), {
        column: `${table}.${column}`,
        owners: new Set(owners ?? []),
        isAdmins: list.isAdmins ?? false,
      });
    }
  }
  return planted;
}
