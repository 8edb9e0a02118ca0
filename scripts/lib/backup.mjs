// A copy of everything that cannot be made again: every row of one moment of the database, and the uploads. It needs
// no program of PostgreSQL, so that it works on a bare machine; docs/backup.md says what to use in production.
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
  quoted,
} from "./tables.mjs";

export const FORMAT = 1;
export const MANIFEST = "manifest.json";

/** A stream that passes everything on; `value` is the SHA-256 of it. */
export function createSum() {
  const hash = createHash("sha256");
  const stream = new PassThrough({
    transform(piece, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  return { stream, value: () => hash.digest("hex") };
}

/** Copies a file, and says what its bytes add up to. */
export async function copyFile(from, to) {
  const sum = createSum();
  fs.mkdirSync(path.dirname(to), { recursive: true });
  await pipeline(fs.createReadStream(from), sum.stream, fs.createWriteStream(to, { mode: 0o600 }));
  return sum.value();
}

async function backUpTable(client, { name, columns }, dir) {
  const sum = createSum();
  const query = `COPY public.${quoted(name)} (${columns.map(quoted).join(", ")}) TO STDOUT`;
  const file = fs.createWriteStream(path.join(dir, `${name}.copy.gz`), { mode: 0o600 });
  await pipeline(client.query(copyTo(query)), sum.stream, zlib.createGzip(), file);
  return { name, columns, sha256: sum.value(), ...(await digestOf(client, name)) };
}

/** The migrations that the rows were written under, in their order. */
async function listMigrations(client) {
  const { rows } = await client.query(
    `SELECT migration_name AS name FROM ${MIGRATIONS_TABLE} WHERE finished_at IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function backUpDatabase(url, dir) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await openSnapshot(client);
    const tables = [];
    for (const table of await listTables(client))
      tables.push(await backUpTable(client, table, dir));
    // Sequences know no snapshot: they stand where they stood then, or further on.
    return {
      tables,
      sequences: await listSequences(client),
      migrations: await listMigrations(client),
    };
  } finally {
    await client.end();
  }
}

/** Files below a folder, none where it is missing. Drafts are writes that have not ended. */
function listFiles(dir) {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".draft"))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The uploads, after the rows: whatever a row names was there by then. One that was deleted meanwhile is left out. */
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
 * Writes a backup into a folder of its own; it bears its name only once it is whole.
 * @param {{ url: string, uploads: string, into: string }} house
 * @returns {Promise<{ folder: string, rows: number, files: number }>}
 */
export async function backUp({ url, uploads, into }) {
  const madeAt = new Date().toISOString();
  const folder = path.join(into, madeAt.replaceAll(":", "-"));
  const draft = `${folder}.partial`;
  fs.mkdirSync(path.join(draft, "tables"), { recursive: true, mode: 0o700 });
  try {
    const database = await backUpDatabase(url, path.join(draft, "tables"));
    const files = await backUpUploads(uploads, path.join(draft, "uploads"));
    const manifest = { format: FORMAT, madeAt, ...database, files };
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
