// Databases of a test run: one temporary PostgreSQL with two templates, from which every layer clones its own.
import path from "node:path";

import pg from "pg";
import { seedOnce } from "../database/seed.mjs";
import { migrate } from "../migrations/migrate.mjs";
import { startTestCluster } from "./test-cluster.mjs";
import { testEnv } from "./test-env.mjs";

/** @import { ProcessManager } from "../command/process-manager.mjs" */

/** Template with the schema and the rows that migrations insert. */
export const MIGRATED_TEMPLATE = "template_migrated";

/** Template with the demo shop in addition. */
export const SEEDED_TEMPLATE = "template_seeded";

/**
 * Returns the URL of another database on the same server.
 * @param {string} adminUrl
 * @param {string} name
 */
export function databaseAt(adminUrl, name) {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * @param {string} adminUrl
 * @param {string[]} statements
 */
async function runStatements(adminUrl, statements) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/**
 * Closes a template: PostgreSQL clones a database only while it has no connections.
 * @param {string} adminUrl
 * @param {string} name
 */
const closeTemplate = (adminUrl, name) =>
  runStatements(adminUrl, [`ALTER DATABASE ${name} WITH is_template true allow_connections false`]);

/**
 * Creates a database from a template.
 * @param {string} adminUrl
 * @param {string} name
 * @param {string} template
 * @returns {Promise<string>} its URL
 */
export async function cloneDatabase(adminUrl, name, template) {
  await runStatements(adminUrl, [`CREATE DATABASE ${name} TEMPLATE ${template}`]);
  return databaseAt(adminUrl, name);
}

/**
 * Creates the template with the schema only.
 * @param {string} adminUrl
 * @returns {Promise<number>} the number of migrations
 */
async function createMigratedTemplate(adminUrl) {
  await runStatements(adminUrl, [`CREATE DATABASE ${MIGRATED_TEMPLATE}`]);
  const count = await migrate(databaseAt(adminUrl, MIGRATED_TEMPLATE));
  await closeTemplate(adminUrl, MIGRATED_TEMPLATE);
  return count;
}

/**
 * Creates the template with the demo shop, from the migrated one.
 * @param {ProcessManager} manager
 * @param {{ adminUrl: string, dir: string, log: string }} options
 */
export async function createSeededTemplate(manager, { adminUrl, dir, log }) {
  const database = await cloneDatabase(adminUrl, SEEDED_TEMPLATE, MIGRATED_TEMPLATE);
  const uploads = path.join(dir, "uploads-of-the-seed");
  const profile = testEnv({ url: "http://localhost:3000", database, uploads });
  const stamp = path.join(dir, "seed.stamp");
  await seedOnce(manager, { env: { ...process.env, ...profile }, identity: database, stamp, log });
  await closeTemplate(adminUrl, SEEDED_TEMPLATE);
}

/**
 * @typedef {{ adminUrl: string, log: string }} TestDatabases the server of a run
 */

/**
 * Starts the server of a run and creates the migrated template.
 * @param {ProcessManager} manager
 * @param {string} dir
 */
export async function openTestDatabases(manager, dir) {
  const cluster = await startTestCluster(manager, dir);
  await createMigratedTemplate(cluster.adminUrl);
  return { ...cluster, log: path.join(dir, "postgres.log") };
}
