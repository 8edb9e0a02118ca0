// `prisma migrate deploy` without Prisma's engine: the same table, checksums and lock, over pg.
import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import pg from "pg";

import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";
import { BASELINE, hasReplacedMigrations } from "./baseline.mjs";

const PRISMA_LOCK = 72707369;

const TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

/**
 * @import { Client } from "pg"
 *
 * @typedef {{ name: string, sql: string, checksum: string }} Migration
 */

/**
 * @param {string} dir
 * @returns {Migration[]}
 */
function readMigrations(dir) {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = fs.readFileSync(path.join(dir, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    })
    .sort((first, second) => (first.name < second.name ? -1 : 1));
}

/**
 * Returns the checksums of applied migrations by name.
 * @param {Client} client
 * @returns {Promise<Map<string, string>>}
 * @throws {Failure} if an earlier migration failed
 */
async function readApplied(client) {
  const { rows } = await client.query(
    "select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null",
  );
  const broken = rows.filter((row) => !row.finished_at).map((row) => row.migration_name);
  if (broken.length > 0) {
    throw new Failure(
      `The database has migrations that failed: ${broken.join(", ")}. Fix the database, then run \`prisma migrate resolve\`.`,
    );
  }
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

/**
 * Applies one migration; the simple protocol runs it in one transaction.
 * @param {Client} client
 * @param {Migration} migration
 */
async function apply(client, { name, sql, checksum }) {
  const id = randomUUID();
  await client.query(
    "insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)",
    [id, checksum, name],
  );
  try {
    await client.query(sql);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    await client.query("update _prisma_migrations set logs = $2 where id = $1", [id, message]);
    throw new Failure(`Migration ${name} failed: ${message}`);
  }
  await client.query(
    "update _prisma_migrations set finished_at = now(), applied_steps_count = 1 where id = $1",
    [id],
  );
}

/**
 * Marks the baseline as applied in a database that has all migrations that it replaces. Their rows remain, since servers
 * of the previous version look for them.
 * @param {Client} client
 * @param {Migration[]} migrations
 * @throws {Failure} if the database has only some of them; the end of the session rolls back
 */
async function adoptBaseline(client, migrations) {
  const baseline = migrations.find(({ name }) => name === BASELINE);
  if (!baseline) return;
  await client.query("begin");
  const names = new Set(migrations.map(({ name }) => name));
  if (hasReplacedMigrations(await readApplied(client), names)) {
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), 0)`,
      [randomUUID(), baseline.checksum, baseline.name],
    );
  }
  await client.query("commit");
}

/**
 * @param {Client} client
 * @param {Migration[]} migrations
 */
async function applyMissing(client, migrations) {
  const checksums = await readApplied(client);
  const changedMigrations = migrations.filter(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (changedMigrations.length > 0) {
    throw new Failure(
      `Changed after they were applied: ${changedMigrations.map(({ name }) => name).join(", ")}. A migration is never edited; add one.`,
    );
  }
  const missing = migrations.filter(({ name }) => !checksums.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.length;
}

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure(`Could not connect to the database: ${message || code}`);
  }
}

/**
 * Applies all missing migrations; concurrent runs wait for each other.
 * @param {string} url
 * @returns {Promise<number>} number of applied migrations
 */
export async function migrate(url, dir = inRoot("prisma", "migrations")) {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [PRISMA_LOCK]);
    await client.query(TABLE);
    const migrations = readMigrations(dir);
    await adoptBaseline(client, migrations);
    return await applyMissing(client, migrations);
  } finally {
    await client.end(); // ends the session and its lock
  }
}

/**
 * Returns the names of the migrations that a database lacks, without changing it.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
export async function listMissingMigrations(url, dir = inRoot("prisma", "migrations")) {
  const client = await connect(url);
  try {
    await client.query("set default_transaction_read_only = on");
    const { rows } = await client.query("select to_regclass('_prisma_migrations') as found");
    const appliedNames = rows[0].found ? await readFinished(client) : new Set();
    return readMigrations(dir)
      .map(({ name }) => name)
      .filter((name) => !appliedNames.has(name));
  } finally {
    await client.end();
  }
}

/**
 * @param {Client} client
 * @returns {Promise<Set<string>>}
 */
async function readFinished(client) {
  const { rows } = await client.query(
    "select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return new Set(rows.map((row) => row.migration_name));
}

/**
 * Returns the identity of a database; a build includes pages rendered from its rows.
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function databaseIdentity(url) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      `select oid::text as database, min(started_at)::text as since
       from pg_database, _prisma_migrations where datname = current_database() group by oid`,
    );
    return JSON.stringify(rows[0]);
  } finally {
    await client.end();
  }
}
