// Databases of a test run: one temporary PostgreSQL with two templates, from which every layer clones its own.
import path from "node:path";

import pg from "pg";

import { migrate } from "./migrate.mjs";
import { seedOnce } from "./seed.mjs";
import { startTestCluster } from "./test-cluster.mjs";
import { testEnv } from "./test-env.mjs";

/** Template with the schema and the rows that migrations insert. */
export const MIGRATED_TEMPLATE = "template_migrated";

/** Template with the demo shop in addition. */
export const SEEDED_TEMPLATE = "template_seeded";

/** Returns the URL of another database on the same server. */
export function databaseAt(adminUrl, name) {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runStatements(adminUrl, statements) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** Closes a template: PostgreSQL clones a database only while it has no connections. */
const closeTemplate = (adminUrl, name) =>
  runStatements(adminUrl, [`ALTER DATABASE ${name} WITH is_template true allow_connections false`]);

/** Creates a database from a template. Returns its URL. */
export async function cloneDatabase(adminUrl, name, template) {
  await runStatements(adminUrl, [`CREATE DATABASE ${name} TEMPLATE ${template}`]);
  return databaseAt(adminUrl, name);
}

/** Creates the template with the schema only. Returns the number of migrations. */
async function createMigratedTemplate(adminUrl) {
  await runStatements(adminUrl, [`CREATE DATABASE ${MIGRATED_TEMPLATE}`]);
  const count = await migrate(databaseAt(adminUrl, MIGRATED_TEMPLATE));
  await closeTemplate(adminUrl, MIGRATED_TEMPLATE);
  return count;
}

/** Creates the template with the demo shop, from the migrated one. */
export async function createSeededTemplate(keeper, { adminUrl, dir, log }) {
  const database = await cloneDatabase(adminUrl, SEEDED_TEMPLATE, MIGRATED_TEMPLATE);
  const uploads = path.join(dir, "uploads-of-the-seed");
  const profile = testEnv({ url: "http://localhost:3000", database, uploads });
  const stamp = path.join(dir, "seed.stamp");
  await seedOnce(keeper, { env: { ...process.env, ...profile }, identity: database, stamp, log });
  await closeTemplate(adminUrl, SEEDED_TEMPLATE);
}

/** Starts the server of a run and creates the migrated template. Returns the server's addresses and its log. */
export async function openTestDatabases(keeper, dir) {
  const cluster = await startTestCluster(keeper, dir);
  await createMigratedTemplate(cluster.adminUrl);
  return { ...cluster, log: path.join(dir, "postgres.log") };
}
