// Backups of the database, as one snapshot, and of the uploads. They need no PostgreSQL programs; see docs/backup.md
// for production.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";

import pg from "pg";
import { to as copyTo } from "pg-copy-streams";

import {
  digestOf,
  listSequences,
  listTables,
  MIGRATIONS_TABLE,
  openSnapshot,
  quoteName,
} from "./tables.mjs";

/**
 * @import { Client } from "pg"
 *
 * @typedef {{ name: string, columns: string[], sha256: string, rows: number, sum: string }} TableBackup
 * @typedef {{ name: string, sha256: string }} FileBackup
 *
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} madeAt
 * @property {TableBackup[]} tables
 * @property {{ name: string, value: string, isCalled: boolean }[]} sequences
 * @property {string[]} migrations
 * @property {FileBackup[]} files
 */

export const FORMAT = 1;
export const MANIFEST = "manifest.json";

/** Creates a pass-through stream; `value` returns the SHA-256 of its data. */
export function createSum() {
  const hash = createHash("sha256");
  const stream = new PassThrough({
    transform(chunk, _encoding, callback) {
      hash.update(chunk);
      callback(null, chunk);
    },
  });
  return { stream, value: () => hash.digest("hex") };
}

/**
 * Copies a file and returns its SHA-256.
 * @param {string} from
 * @param {string} to
 */
export async function copyFile(from, to) {
  const sum = createSum();
  fs.mkdirSync(path.dirname(to), { recursive: true });
  await pipeline(fs.createReadStream(from), sum.stream, fs.createWriteStream(to, { mode: 0o600 }));
  return sum.value();
}

/**
 * @param {Client} client
 * @param {{ name: string, columns: string[] }} table
 * @param {string} dir
 * @returns {Promise<TableBackup>}
 */
async function backUpTable(client, { name, columns }, dir) {
  const sum = createSum();
  const query = `COPY public.${quoteName(name)} (${columns.map(quoteName).join(", ")}) TO STDOUT`;
  const file = fs.createWriteStream(path.join(dir, `${name}.copy.gz`), { mode: 0o600 });
  await pipeline(client.query(copyTo(query)), sum.stream, zlib.createGzip(), file);
  return { name, columns, sha256: sum.value(), ...(await digestOf(client, name)) };
}

/**
 * Lists the applied migrations in order.
 * @param {Client} client
 * @returns {Promise<string[]>}
 */
async function listMigrations(client) {
  const { rows } = await client.query(
    `SELECT migration_name AS name FROM ${MIGRATIONS_TABLE} WHERE finished_at IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * @param {string} url
 * @param {string} dir
 */
async function backUpDatabase(url, dir) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await openSnapshot(client);
    const tables = [];
    for (const table of await listTables(client))
      tables.push(await backUpTable(client, table, dir));
    // Sequences are not part of the snapshot: their values may be later.
    return {
      tables,
      sequences: await listSequences(client),
      migrations: await listMigrations(client),
    };
  } finally {
    await client.end();
  }
}

/**
 * Lists the files of a folder, none if it is missing. Drafts are unfinished writes.
 * @param {string} dir
 */
function listFiles(dir) {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".draft"))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Backs up the uploads after the rows, so that every referenced file exists. Files deleted meanwhile are skipped.
 * @param {string} uploads
 * @param {string} dir
 */
async function backUpUploads(uploads, dir) {
  const files = [];
  for (const name of listFiles(uploads)) {
    const sha256 = await copyFile(path.join(uploads, name), path.join(dir, name)).catch((error) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (sha256) files.push({ name, sha256 });
  }
  return files;
}

/**
 * Writes a backup into a new folder, which gets its final name once it is complete.
 * @param {{ url: string, uploads: string, into: string }} options
 * @returns {Promise<{ folder: string, rows: number, files: number }>}
 */
export async function backUp({ url, uploads, into }) {
  const createdAt = new Date().toISOString();
  const folder = path.join(into, createdAt.replaceAll(":", "-"));
  const draft = `${folder}.partial`;
  fs.mkdirSync(path.join(draft, "tables"), { recursive: true, mode: 0o700 });
  try {
    const database = await backUpDatabase(url, path.join(draft, "tables"));
    const files = await backUpUploads(uploads, path.join(draft, "uploads"));
    /** @type {Manifest} */
    const manifest = { format: FORMAT, madeAt: createdAt, ...database, files };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    fs.writeFileSync(path.join(draft, MANIFEST), text, { mode: 0o600 });
    fs.renameSync(draft, folder);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    return { folder, rows, files: files.length };
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
