// A shop in production as docs/deploys.md describes it: an empty database, a build, `npm start`. No demo mode, no seed.
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { buildIfChanged } from "../../../scripts/lib/build/build.mjs";
import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { inRoot, toolingDir } from "../../../scripts/lib/command/paths.mjs";
import { freePort } from "../../../scripts/lib/postgres/postgres-server.mjs";
import { ACTIONS_KEY } from "../../../scripts/lib/tests/system-build.mjs";
import { databaseAt } from "../../../scripts/lib/tests/test-databases.mjs";
import { NO_DATABASE, testEnv } from "../../../scripts/lib/tests/test-env.mjs";
import { requireValue } from "../../bench/require-value.mjs";
import { call, readActions } from "../http.mjs";
import { openFakeStripe } from "../servers.mjs";

/**
 * @import { Environment, LaunchedProcess } from "../../../scripts/lib/command/processes.mjs"
 * @import { ProcessManager } from "../../../scripts/lib/command/process-manager.mjs"
 *
 * @typedef {Awaited<ReturnType<typeof startShop>>} ProductionShop
 */

/** Build folder of this test. tsconfig.json names it too. */
const DIST_DIR = ".next-production";

const START_MS = 120_000;

/** Settings of an operator who takes cards through Stripe. */
const OPERATOR = {
  DEMO_MODE: "",
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: "sk_test_rig",
  STRIPE_PUBLISHABLE_KEY: "pk_test_rig",
  NEXT_DIST_DIR: DIST_DIR,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTIONS_KEY,
};

/**
 * @param {Parameters<typeof testEnv>[0]} options
 * @returns {Environment}
 */
const environment = (options) => ({ ...process.env, ...testEnv(options), ...OPERATOR });

/**
 * Builds without a database, unless the existing build has the same sources.
 * @param {ProcessManager} keeper
 * @returns {Promise<string>}
 */
export function buildShop(keeper) {
  const database = NO_DATABASE.DATABASE_URL;
  return buildIfChanged(keeper, {
    env: environment({ url: "http://localhost:3000", database, uploads: "" }),
    identity: "a shop in production",
    stamp: path.join(toolingDir, "production-build.stamp"),
    log: path.join(toolingDir, "logs", "production-build.log"),
    folder: inRoot(DIST_DIR),
  });
}

/**
 * Creates an empty database without tables.
 * @param {string} adminUrl
 * @returns {Promise<string>} its URL
 */
async function createDatabase(adminUrl) {
  const name = `production_${Date.now()}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return databaseAt(adminUrl, name);
}

/**
 * Runs `npm start` on an empty database, until the end of the test.
 * @param {ProcessManager} keeper
 * @param {{ adminUrl: string, dir: string, logs: string, seed: number }} options `adminUrl`: of a PostgreSQL server
 * @returns the shop: its URL, environment, actions, the fake Stripe, and a connection that reads its outbox
 */
export async function startShop(keeper, { adminUrl, dir, logs, seed }) {
  const database = await createDatabase(adminUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const profile = environment({ url, database, uploads: path.join(dir, "uploads") });
  const secret = requireValue(profile["STRIPE_WEBHOOK_SECRET"], "STRIPE_WEBHOOK_SECRET");
  const stripe = await openFakeStripe(keeper, { dir, logs, secret, seed });
  const env = { ...profile, STRIPE_API_BASE: stripe.url, PORT: String(port) };
  const child = keeper.start(process.execPath, [inRoot("scripts", "start.mjs")], {
    cwd: inRoot(),
    env,
    log: path.join(logs, "production.log"),
    stopTimeoutMs: 12_000,
  });
  await awaitReady(child, url);
  await stripe.setWebhooks({ targets: [url] });
  const db = new pg.Pool({ connectionString: database, max: 2 });
  keeper.defer(() => db.end());
  return { url, env, db, stripe, actions: readActions(inRoot(DIST_DIR)) };
}

/**
 * @param {LaunchedProcess} child
 * @param {string} url
 */
async function awaitReady(child, url) {
  for (
    const until = Date.now() + START_MS;
    Date.now() < until && !child.exitStatus;
    await sleep(250)
  ) {
    const { status } = await call(url, { method: "GET", path: "/api/ready" });
    if (status === 200) return;
  }
  throw new Failure(`npm start did not become ready. Its log: ${child.log}`);
}
