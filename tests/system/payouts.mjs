// Thirty simulated days of payouts: the real services and database in their own process, against a fake Stripe that
// refuses calls, loses responses and expires its keys. See payouts/run.ts.
import fs from "node:fs";
import path from "node:path";

import pg from "pg";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { migrate } from "../../scripts/lib/migrations/migrate.mjs";
import { testEnv } from "../../scripts/lib/tests/test-env.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 *
 * @typedef {{ line: string, problems: string[], events: object[] }} SimulationResult written by payouts/run.ts
 */

const PROGRAM = path.join("tests", "system", "payouts", "run.ts");

/**
 * Creates an empty, migrated database.
 * @param {string} adminUrl
 */
async function createDatabase(adminUrl) {
  const name = `payouts_${Date.now()}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

/**
 * @param {{ keeper: ProcessManager, logs: string }} shop
 * @param {{ url: string }} database
 * @param {{ payouts: number, days: number, seed: number }} options
 */
export async function payouts({ keeper, logs }, database, { payouts: count, days, seed }) {
  const url = await createDatabase(database.url);
  const result = path.join(logs, "payouts.json");
  const profile = testEnv({ url: "http://localhost:3000", database: url, uploads: logs });
  // tsconfig.json replaces two packages that work inside Next only.
  const paths = { TSX_TSCONFIG_PATH: inRoot("tests", "system", "payouts", "tsconfig.json") };
  const env = { ...process.env, ...profile, ...paths, NODE_ENV: "test" };
  const args = ["--import", "tsx", PROGRAM];
  const sizes = [String(count), String(days), String(seed), result];
  const log = path.join(logs, "payouts.log");
  await keeper.run("The payout simulation", process.execPath, [...args, ...sizes], {
    cwd: inRoot(),
    env,
    log,
  });
  /** @type {SimulationResult} */
  const { line, problems, events } = JSON.parse(fs.readFileSync(result, "utf8"));
  /** @param {string} file */
  const save = (file) =>
    fs.writeFileSync(file, `${events.map((event) => JSON.stringify(event)).join("\n")}\n`);
  return { line, problems, history: { save } };
}
