// Restores a backup into an empty database and an empty folder, completely or not at all.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";

import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";
import { toPresentMigrations } from "../migrations/baseline.mjs";
import { migrate } from "../migrations/migrate.mjs";
import { runQuery } from "../postgres/postgres-server.mjs";
import { copyFile, createSum, FORMAT, MANIFEST } from "./backup.mjs";
import { digestOf, listTables, quoteName } from "./tables.mjs";

/**
 * @import { Client } from "pg"
 * @import { Manifest, TableBackup } from "./backup.mjs"
 */

const MIGRATIONS = () => inRoot("prisma", "migrations");

/**
 * @param {string} folder
 * @returns {Manifest}
 * @throws {Failure} if there is no backup of a supported format
 */
function readManifest(folder) {
  const file = path.join(folder, MANIFEST);
  if (!fs.existsSync(file)) throw new Failure(`${folder} is not a backup: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  if (manifest.format === FORMAT) return manifest;
  throw new Failure(
    `${folder} is a backup of format ${manifest.format}; this code reads ${FORMAT}.`,
  );
}

/**
 * @param {Client} client
 * @param {string} uploads
 * @throws {Failure} if the database or the folder is not empty
 */
async function requireEmpty(client, uploads) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (rows[0].tables > 0) {
    throw new Failure(
      "The database is not empty. Create a new one with createdb and restore into it.",
    );
  }
  if (fs.existsSync(uploads) && fs.readdirSync(uploads).length > 0) {
    throw new Failure(`${uploads} is not empty. Move it away, or set another UPLOAD_DIR.`);
  }
}

/**
 * Creates the tables with the migrations of the backup.
 * @param {string} url
 * @param {Manifest} manifest
 */
async function createTables(url, { migrations }) {
  const names = toPresentMigrations(migrations, (name) =>
    fs.existsSync(path.join(MIGRATIONS(), name)),
  );
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-migrations-"));
  try {
    for (const name of names) {
      fs.cpSync(path.join(MIGRATIONS(), name), path.join(dir, name), { recursive: true });
    }
    await migrate(url, dir);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

/**
 * @param {Client} client
 * @param {TableBackup} table
 * @param {string} dir
 */
async function loadTable(client, { name, columns, sha256 }, dir) {
  const sum = createSum();
  const file = fs.createReadStream(path.join(dir, `${name}.copy.gz`));
  const query = `COPY public.${quoteName(name)} (${columns.map(quoteName).join(", ")}) FROM STDIN`;
  await pipeline(file, zlib.createGunzip(), sum.stream, client.query(copyFrom(query)));
  if (sum.value() !== sha256) throw new Failure(`The file of ${name} does not match its checksum.`);
}

/**
 * Drops all foreign keys.
 * @param {Client} client
 * @returns {Promise<string[]>} statements that create and check them again
 */
async function dropForeignKeys(client) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS rule
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoteName(name)}`);
  }
  return rows.map(
    ({ table, name, rule }) => `ALTER TABLE ${table} ADD CONSTRAINT ${quoteName(name)} ${rule}`,
  );
}

/**
 * Compares the digests of all tables.
 * @param {Client} client
 * @param {TableBackup[]} tables
 * @throws {Failure} with the first table that differs
 */
async function requireDigests(client, tables) {
  for (const { name, rows, sum } of tables) {
    const digest = await digestOf(client, name);
    if (digest.rows === rows && digest.sum === sum) continue;
    throw new Failure(
      `${name} has ${digest.rows} rows after the restore instead of ${rows}, or their content differs.`,
    );
  }
}

/**
 * Loads all rows in one transaction. Triggers are disabled: their effects are already in the rows.
 * @param {Client} client
 * @param {Manifest} manifest
 * @param {string} dir
 */
async function load(client, { tables, sequences }, dir) {
  await client.query("BEGIN");
  await client.query("SET LOCAL TIME ZONE 'UTC'");
  const keys = await dropForeignKeys(client);
  const names = (await listTables(client)).map(({ name }) => `public.${quoteName(name)}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Rows inserted by migrations are in the backup too.
  await client.query(`TRUNCATE ${names.join(", ")}`);
  for (const table of tables) await loadTable(client, table, dir);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const key of keys) await client.query(key);
  for (const { name, value, isCalled } of sequences) {
    await client.query("SELECT setval($1::regclass, $2, $3)", [
      `public.${quoteName(name)}`,
      value,
      isCalled,
    ]);
  }
  await requireDigests(client, tables);
  await client.query("COMMIT");
  await client.query("ANALYZE");
}

/**
 * @param {Manifest} manifest
 * @param {string} from
 * @param {string} to
 */
async function restoreUploads({ files }, from, to) {
  for (const { name, sha256 } of files) {
    const copySha256 = await copyFile(path.join(from, name), path.join(to, name));
    if (copySha256 !== sha256) throw new Failure(`The upload ${name} does not match its checksum.`);
  }
}

/**
 * Restores a backup: applies its migrations, loads its rows, and applies later migrations.
 * @param {{ folder: string, url: string, uploads: string }} options `url`: an empty database
 * @returns {Promise<{ rows: number, files: number, migrations: number }>}
 * @throws {Failure} if the target is not empty, or the backup is incomplete or differs
 */
export async function restore({ folder, url, uploads }) {
  const manifest = readManifest(folder);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await requireEmpty(client, uploads);
    await createTables(url, manifest);
    await load(client, manifest, path.join(folder, "tables"));
  } finally {
    await client.end();
  }
  await restoreUploads(manifest, path.join(folder, "uploads"), uploads);
  const migrations = await migrate(url);
  // Rebuilds the words of search, which a trigger normally maintains.
  await runQuery(url, "SELECT search.learn_words()");
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: manifest.files.length, migrations };
}
