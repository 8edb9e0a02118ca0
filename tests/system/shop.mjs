// The shop under test, with its jobs and the passage of time.
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { ACTIONS_KEY } from "../../scripts/lib/tests/system-build.mjs";
import { testEnv } from "../../scripts/lib/tests/test-env.mjs";
import { requireValue } from "../bench/require-value.mjs";
import { findBroken } from "./check.mjs";
import { startFaultProxy } from "./fault-proxy.mjs";
import { call, readActions } from "./http.mjs";
import { openRedis } from "./redis.mjs";
import { openFakeStripe, openServer } from "./servers.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { Environment } from "../../scripts/lib/command/processes.mjs"
 * @import { FakeStripe } from "./servers.mjs"
 *
 * @typedef {Awaited<ReturnType<typeof openSystemShop>>} SystemShop
 *
 * @typedef {{ urls: readonly string[], cronSecret: string }} JobServers
 *
 * @typedef {JobServers & { db: Pool, fake: FakeStripe }} DrainedShop
 *
 * @typedef {object} DrainResult
 * @property {number} rounds
 * @property {number} reconciled payments that a job reconciled
 * @property {number} withoutWebhook payments without a webhook
 * @property {number} left pending payments and effects
 *
 * @typedef {{ lostWebhooks?: number, [job: string]: unknown }} JobResults by job
 */

const DRAIN_MS = 120_000;
const SOUND_MS = 60_000;

/** @param {string} dir */
const uploadsOf = (dir) => path.join(dir, "uploads");

/**
 * @param {{ dir: string, database: string, distDir: string }} options
 * @returns {Environment}
 */
function environment({ dir, database, distDir }) {
  return {
    ...process.env,
    ...testEnv({ url: "http://127.0.0.1", database, uploads: uploadsOf(dir) }),
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_rig",
    STRIPE_PUBLISHABLE_KEY: "pk_test_rig",
    NEXT_DIST_DIR: distDir,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTIONS_KEY,
  };
}

/**
 * Returns a URL with the port of a proxy.
 * @param {{ port: number }} proxy
 * @param {string} address
 */
function through(proxy, address) {
  const url = new URL(address);
  url.port = String(proxy.port);
  return url.href;
}

/**
 * Returns the URL of a server; consecutive numbers alternate between the servers.
 * @param {{ urls: readonly string[] }} shop
 * @param {number} number
 */
export const urlAt = ({ urls }, number) => requireValue(urls[number % urls.length], "server");

/**
 * Opens two servers of one build on one database, a Redis and a fake Stripe. Server a reaches all of them through fault
 * proxies, server b directly.
 * @param {ProcessManager} keeper
 * @param {{ dir: string, database: string, distDir: string, seed: number, logs: string }} options
 */
export async function openSystemShop(keeper, { dir, database, distDir, seed, logs }) {
  const env = environment({ dir, database, distDir });
  const secret = requireValue(env.STRIPE_WEBHOOK_SECRET, "STRIPE_WEBHOOK_SECRET");
  const fake = await openFakeStripe(keeper, { dir, logs, secret, seed });
  const redis = await openRedis(keeper, { log: path.join(logs, "redis.log") });
  const proxies = {
    redis: await startFaultProxy(keeper, redis.port),
    database: await startFaultProxy(keeper, Number(new URL(database).port)),
    stripe: await startFaultProxy(keeper, fake.port),
  };
  const cache = `redis://127.0.0.1:${redis.port}`;
  const direct = { ...env, STRIPE_API_BASE: fake.url, REDIS_URL: cache };
  const proxied = {
    ...env,
    DATABASE_URL: through(proxies.database, database),
    REDIS_URL: through(proxies.redis, cache),
    STRIPE_API_BASE: `http://127.0.0.1:${proxies.stripe.port}`,
  };
  const servers = await Promise.all([
    openServer(keeper, { name: "a", env: proxied, logs }),
    openServer(keeper, { name: "b", env: direct, logs }),
  ]);
  const db = new pg.Pool({ connectionString: database, max: 4, connectionTimeoutMillis: 5000 });
  db.on("error", () => {}); // connections of a stopped database are lost
  keeper.defer(() => db.end());
  /** @type {[a: string, b: string]} */
  const urls = [servers[0].url, servers[1].url];
  await fake.setWebhooks({ targets: urls });

  return {
    keeper,
    env: direct,
    servers,
    urls,
    fake,
    proxies,
    redis: redis.kind,
    db,
    database,
    dir,
    uploads: uploadsOf(dir),
    logs,
    secret: requireValue(env.NEXTAUTH_SECRET, "NEXTAUTH_SECRET"),
    cronSecret: requireValue(env.CRON_SECRET, "CRON_SECRET"),
    metricsToken: requireValue(env.METRICS_TOKEN, "METRICS_TOKEN"),
    folder: inRoot(distDir),
    actions: readActions(inRoot(distDir)),
  };
}

/**
 * Runs the jobs of both servers at once.
 * @param {JobServers} shop
 * @returns {Promise<JobResults[]>} results of each server's jobs
 */
export async function runJobs({ urls, cronSecret }) {
  const headers = { authorization: `Bearer ${cronSecret}` };
  const responses = await Promise.all(
    urls.map((url) => call(url, { path: "/api/jobs", headers, timeout: 60_000 })),
  );
  return responses.map(({ status, text }) => (status === 200 ? JSON.parse(text) : {}));
}

/**
 * Runs the jobs of both servers repeatedly.
 * @param {JobServers} shop
 * @returns a function that stops this
 */
export function driveJobs(shop, everyMs = 1000) {
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) {
      await runJobs(shop);
      await sleep(everyMs);
    }
  })();
  return async () => {
    isStopped = true;
    await running;
  };
}

/**
 * Makes everything due: jobs, expired leases, the reconciliation of payments, and retries of the outbox.
 * @param {{ db: Pool }} shop
 */
async function letTimePass({ db }) {
  await db.query("UPDATE job_states SET due_at = now(), locked_until = NULL");
  await db.query(
    `UPDATE payment_intents SET updated_at = updated_at - interval '10 minutes'
     WHERE order_id IN (SELECT id FROM orders WHERE status = 'pending')`,
  );
  await db.query("UPDATE outbox SET next_try_at = now() WHERE done_at IS NULL");
}

/**
 * Counts unpaid orders whose card was charged, and pending effects of the outbox.
 * @param {{ db: Pool, fake: FakeStripe }} shop
 */
async function countUnsettled({ db, fake }) {
  const { intents } = await fake.readBooks();
  const paid = intents.filter(({ status }) => status === "succeeded").map(({ id }) => id);
  /** @type {QueryResult<{ payments: number, promises: number }>} */
  const { rows } = await db.query(
    `SELECT (SELECT count(*)::int FROM payment_intents i JOIN orders o ON o.id = i.order_id
        WHERE o.payment_status = 'unpaid' AND i.intent_id = ANY ($1)) AS payments,
       (SELECT count(*)::int FROM outbox WHERE kind <> 'mail' AND done_at IS NULL) AS promises`,
    [paid],
  );
  return requireValue(rows[0], "count");
}

/**
 * Waits until the fake Stripe has no webhook left to send.
 * @param {{ fake: FakeStripe }} shop
 */
async function awaitWebhooks({ fake }) {
  for (const until = Date.now() + DRAIN_MS; Date.now() < until; await sleep(200)) {
    if ((await fake.readCounts()).isIdle) return;
  }
}

/**
 * Runs the jobs until every payment is applied and the outbox is empty.
 * @param {DrainedShop} shop
 * @returns {Promise<DrainResult>}
 */
export async function drainJobs(shop) {
  await awaitWebhooks(shop);
  const { payments: withoutWebhook } = await countUnsettled(shop);
  let rounds = 0;
  let reconciled = 0;
  for (const until = Date.now() + DRAIN_MS; Date.now() < until; rounds += 1) {
    const { payments, promises } = await countUnsettled(shop);
    if (payments + promises === 0) return { rounds, reconciled, withoutWebhook, left: 0 };
    await letTimePass(shop);
    for (const results of await runJobs(shop)) reconciled += results.lostWebhooks ?? 0;
  }
  const { payments, promises } = await countUnsettled(shop);
  return { rounds, reconciled, withoutWebhook, left: payments + promises };
}

/**
 * Waits until every invariant holds.
 * @param {{ database: string }} shop
 * @returns {Promise<string[]>} invariants that are still broken after a minute
 */
export async function waitForInvariants({ database }) {
  /** @type {string[]} */
  let broken = [];
  for (const until = Date.now() + SOUND_MS; Date.now() < until; await sleep(500)) {
    broken = await findBroken(database);
    if (broken.length === 0) break;
  }
  return broken;
}
