// The environment of the benchmark: a durable database, the production server, a fake Stripe and the baselines.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import pg from "pg";

import { build } from "../../scripts/lib/build/build.mjs";
import { inRoot, toolingDir } from "../../scripts/lib/command/paths.mjs";
import { print, step } from "../../scripts/lib/command/progress.mjs";
import { seedOnce } from "../../scripts/lib/database/seed.mjs";
import { migrate } from "../../scripts/lib/migrations/migrate.mjs";
import { freePort, runQuery } from "../../scripts/lib/postgres/postgres-server.mjs";
import { startServer } from "../../scripts/lib/server/web-server.mjs";
import { NO_DATABASE, testEnv } from "../../scripts/lib/tests/test-env.mjs";
import { openDatabase } from "../system/database.mjs";
import { signIn } from "../system/people.mjs";
import { openFakeStripe } from "../system/servers.mjs";
import { openBareServer, openSmallNext } from "./baselines.mjs";
import { growMarket } from "./fill/market.mjs";
import { reserveLargePages } from "./large-pages.mjs";
import { requireValue } from "./require-value.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { Environment as ProcessEnvironment } from "../../scripts/lib/command/processes.mjs"
 *
 * @typedef {{ port: number, database: string, dir: string, stripe: string, distDir: string }} ServerOptions
 *
 * @typedef {object} Environment that all shops of a benchmark share
 * @property {ProcessManager} manager
 * @property {string} dir
 * @property {string} logs
 * @property {string} database URL
 * @property {string} stripe URL of the fake Stripe
 * @property {string} webhookSecret
 * @property {string} distDir
 * @property {string} largePages
 * @property {{ url: string }} small the minimal Next app
 * @property {{ url: string }} bare the bare Node server
 *
 * @typedef {{ id: number, cookie: string, session: string }} SignedInUser
 *
 * @typedef {{ admin: SignedInUser, buyer: SignedInUser, seller: SignedInUser }} SignedInUsers
 *
 * @typedef {object} Server under test
 * @property {pg.Pool} db
 * @property {string} secret of its sessions
 * @property {string} cronSecret
 * @property {{ url: string, pid: number }} shop
 * @property {number[]} products at most 5,000 ids
 * @property {() => Promise<void>} close
 *
 * @typedef {Environment & Server & SignedInUsers} BenchShop
 */

/** Build folder of the benchmark. tsconfig.json names it too. */
const DIST_DIR = ".next-bench";
const SEED = 1;
/** Bytes of a typical page as it is sent. */
const PAGE_BYTES = 30_000;

/** A quarter of the machine's memory, as PostgreSQL's manual recommends for a dedicated server. */
const SHARED_MB = Math.min(2_048, Math.round(os.totalmem() / 4 / 2 ** 20));

function freshLogs() {
  const dir = path.join(toolingDir, "logs", "bench");
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/**
 * @param {ServerOptions} options
 * @returns {ProcessEnvironment}
 */
function createEnv({ port, database, dir, stripe, distDir }) {
  const url = `http://127.0.0.1:${port}`;
  return {
    ...process.env,
    ...testEnv({ url, database, uploads: dir }),
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_bench",
    STRIPE_PUBLISHABLE_KEY: "pk_test_bench",
    STRIPE_API_BASE: stripe,
    NEXT_DIST_DIR: distDir,
  };
}

/**
 * Creates sessions for an admin, the largest seller and a buyer.
 * @param {pg.Pool} db
 * @param {string} secret
 * @returns {Promise<SignedInUsers>}
 */
async function signInUsers(db, secret) {
  /** @type {pg.QueryResult<Record<keyof SignedInUsers, number>>} */
  const { rows } = await db.query(
    `SELECT (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1) AS admin,
       (SELECT id FROM users WHERE role = 'buyer' ORDER BY id LIMIT 1) AS buyer,
       (SELECT seller_id FROM products GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS seller`,
  );
  const ids = requireValue(rows[0], "row of user ids");
  /** @param {keyof SignedInUsers} role */
  const signInAs = async (role) => {
    const [user] = await signIn(db, { ids: [ids[role]], role, secret });
    return requireValue(user, role);
  };
  const [admin, buyer, seller] = await Promise.all([
    signInAs("admin"),
    signInAs("buyer"),
    signInAs("seller"),
  ]);
  return { admin, buyer, seller };
}

/** @param {pg.Pool} db */
async function listLiveProducts(db) {
  /** @type {pg.QueryResult<{ id: number }>} */
  const { rows } = await db.query(
    "SELECT id FROM products WHERE is_active AND moderation_status = 'approved' ORDER BY id LIMIT 5000",
  );
  return rows.map(({ id }) => id);
}

/**
 * Creates another migrated database.
 * @param {Environment} environment
 * @param {string} name
 * @returns {Promise<string>} its URL
 */
async function addDatabase(environment, name) {
  await runQuery(environment.database, `CREATE DATABASE ${name}`);
  const database = environment.database.replace(/[^/]+$/, name);
  await migrate(database);
  return database;
}

/**
 * Opens the resources that all shops of a benchmark share.
 * @param {ProcessManager} manager
 * @param {string} dir
 * @returns {Promise<Environment>}
 */
export async function openEnvironment(manager, dir) {
  const logs = freshLogs();
  reserveLargePages(manager, SHARED_MB);
  const { url: database } = await step(
    "Database",
    "starting a durable PostgreSQL",
    () => openDatabase(manager, { dir, settings: { shared_buffers: `${SHARED_MB}MB` } }),
    () => "started",
  );
  const { rows } = await runQuery(database, "SHOW huge_pages_status");
  const largePages = rows[0].huge_pages_status;
  print(`${SHARED_MB} MB of buffers, large pages ${largePages}`);
  await migrate(database);
  const webhookSecret = "whsec_of_the_tests";
  const fake = await openFakeStripe(manager, { dir, logs, secret: webhookSecret, seed: SEED });
  const environment = {
    manager,
    dir,
    logs,
    database,
    stripe: fake.url,
    webhookSecret,
    distDir: DIST_DIR,
  };
  const env = createEnv({ ...environment, port: 3000 });
  const log = path.join(logs, "build.log");
  await step("Build", "building without a database", () =>
    build(manager, { env: { ...env, ...NO_DATABASE }, log, folder: inRoot(DIST_DIR) }),
  );
  const small = await openSmallNext(manager, { database, logs });
  const bare = await openBareServer(manager, { bytes: "x".repeat(PAGE_BYTES), dir, logs });
  return { ...environment, largePages, small, bare };
}

/**
 * Starts a server of the shop over a database.
 * @param {Environment} environment
 * @param {number | string} name of its log
 * @param {ProcessEnvironment} [variables] of the server, beside the usual ones
 * @returns {Promise<BenchShop>}
 */
export async function openShop(environment, name, variables = {}) {
  const { manager, logs, database } = environment;
  const port = await freePort();
  const env = { ...createEnv({ ...environment, port }), ...variables };
  const child = await startServer(manager, {
    port,
    env,
    log: path.join(logs, `server-${name}.log`),
  });
  const db = new pg.Pool({ connectionString: database, max: 2 });
  const secret = requireValue(env.NEXTAUTH_SECRET, "NEXTAUTH_SECRET");
  const cronSecret = requireValue(env.CRON_SECRET, "CRON_SECRET");
  return {
    ...environment,
    db,
    secret,
    cronSecret,
    shop: { url: `http://127.0.0.1:${port}`, pid: child.pid },
    products: await listLiveProducts(db),
    ...(await signInUsers(db, secret)),
    async close() {
      await db.end();
      process.kill(-child.pid, "SIGKILL");
      await child.status;
    },
  };
}

/**
 * Opens the shop with the seed's data, on which the weight of its pages depends.
 * @param {Environment} environment
 * @param {ProcessEnvironment} [variables] of the server, beside the usual ones
 */
export async function openSeededShop(environment, variables = {}) {
  const { manager, dir, logs } = environment;
  const database = await addDatabase(environment, "seeded");
  const env = createEnv({ ...environment, database, port: 3000 });
  const files = { stamp: path.join(dir, "seed.stamp"), log: path.join(logs, "seed.log") };
  await step("Catalogue", "seeding", () =>
    seedOnce(manager, { env, identity: database, ...files }),
  );
  return openShop({ ...environment, database }, "seeded", variables);
}

/**
 * Creates a second market of a fixed size, so that two sizes are measured in turn. It uses a copy of the build, since
 * two servers must not share the cache on disk.
 * @param {Environment} environment
 * @param {number} size number of products
 * @returns {Promise<Environment>} input of `openShop`
 */
export async function openSecondEnvironment(environment, size) {
  const distDir = `${DIST_DIR}-beside`;
  const cache = inRoot(DIST_DIR, "cache");
  fs.rmSync(inRoot(distDir), { recursive: true, force: true });
  fs.cpSync(inRoot(DIST_DIR), inRoot(distDir), {
    recursive: true,
    filter: (from) => from !== cache,
  });
  const database = await addDatabase(environment, "beside");
  await growMarket(database, { from: 0, to: size });
  return { ...environment, database, distDir };
}
