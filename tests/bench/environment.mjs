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

function environment({ port, database, dir, stripe, distDir }) {
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

/** Creates sessions for an admin, the largest seller and a buyer. */
async function signInSome(db, secret) {
  const { rows } = await db.query(
    `SELECT (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1) AS admin,
       (SELECT id FROM users WHERE role = 'buyer' ORDER BY id LIMIT 1) AS buyer,
       (SELECT seller_id FROM products GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS seller`,
  );
  const signedIn = Object.entries(rows[0]).map(async ([role, id]) => {
    const [person] = await signIn(db, { ids: [id], role, secret });
    return [role, person];
  });
  return Object.fromEntries(await Promise.all(signedIn));
}

async function liveProducts(db) {
  const { rows } = await db.query(
    "SELECT id FROM products WHERE is_active AND moderation_status = 'approved' ORDER BY id LIMIT 5000",
  );
  return rows.map(({ id }) => id);
}

/** Creates another migrated database. @returns {Promise<string>} its URL */
async function addDatabase(ground, name) {
  await runQuery(ground.database, `CREATE DATABASE ${name}`);
  const database = ground.database.replace(/[^/]+$/, name);
  await migrate(database);
  return database;
}

/** Opens the resources that all shops of a benchmark share. */
export async function openGround(keeper, dir) {
  const logs = freshLogs();
  reserveLargePages(keeper, SHARED_MB);
  const { url: database } = await step(
    "Database",
    "starting a durable PostgreSQL",
    () => openDatabase(keeper, { dir, settings: { shared_buffers: `${SHARED_MB}MB` } }),
    () => "started",
  );
  const { rows } = await runQuery(database, "SHOW huge_pages_status");
  const largePages = rows[0].huge_pages_status;
  print(`${SHARED_MB} MB of buffers, large pages ${largePages}`);
  await migrate(database);
  const webhookSecret = "whsec_of_the_tests";
  const fake = await openFakeStripe(keeper, { dir, logs, secret: webhookSecret, seed: SEED });
  const ground = {
    keeper,
    dir,
    logs,
    database,
    stripe: fake.url,
    webhookSecret,
    distDir: DIST_DIR,
  };
  const env = environment({ ...ground, port: 3000 });
  const log = path.join(logs, "build.log");
  await step("Build", "building without a database", () =>
    build(keeper, { env: { ...env, ...NO_DATABASE }, log, folder: inRoot(DIST_DIR) }),
  );
  const small = await openSmallNext(keeper, { database, logs });
  const bare = await openBareServer(keeper, { bytes: "x".repeat(PAGE_BYTES), dir, logs });
  return { ...ground, largePages, small, bare };
}

/** Starts a server of the shop over a database. @param {string} name of its log */
export async function openShop(ground, name) {
  const { keeper, logs, database } = ground;
  const port = await freePort();
  const env = environment({ ...ground, port });
  const child = await startServer(keeper, {
    port,
    env,
    log: path.join(logs, `server-${name}.log`),
  });
  const db = new pg.Pool({ connectionString: database, max: 2 });
  const { NEXTAUTH_SECRET: secret, CRON_SECRET: cronSecret } = env;
  return {
    ...ground,
    db,
    secret,
    cronSecret,
    shop: { url: `http://127.0.0.1:${port}`, pid: child.pid },
    products: await liveProducts(db),
    ...(await signInSome(db, secret)),
    async close() {
      await db.end();
      process.kill(-child.pid, "SIGKILL");
      await child.status;
    },
  };
}

/** Opens the shop with the seed's data, on which the weight of its pages depends. */
export async function openSeededShop(ground) {
  const { keeper, dir, logs } = ground;
  const database = await addDatabase(ground, "seeded");
  const env = environment({ ...ground, database, port: 3000 });
  const files = { stamp: path.join(dir, "seed.stamp"), log: path.join(logs, "seed.log") };
  await step("Catalogue", "seeding", () => seedOnce(keeper, { env, identity: database, ...files }));
  return openShop({ ...ground, database }, "seeded");
}

/**
 * Creates a second market of a fixed size, so that two sizes are measured in turn. It uses a copy of the build, since
 * two servers must not share the cache on disk.
 * @param {number} size number of products
 * @returns {Promise<object>} input of `openShop`
 */
export async function openGroundBeside(ground, size) {
  const distDir = `${DIST_DIR}-beside`;
  const cache = inRoot(DIST_DIR, "cache");
  fs.rmSync(inRoot(distDir), { recursive: true, force: true });
  fs.cpSync(inRoot(DIST_DIR), inRoot(distDir), {
    recursive: true,
    filter: (from) => from !== cache,
  });
  const database = await addDatabase(ground, "beside");
  await growMarket(database, { from: 0, to: size });
  return { ...ground, database, distDir };
}
