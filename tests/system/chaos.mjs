// Faults of single parts, which stop, freeze, drop traffic, are locked or full: requests fail within five seconds,
// cached pages are served, and the shop recovers by itself.
import { setTimeout as sleep } from "node:timers/promises";

import { wrongClocks } from "./chaos-clocks.mjs";
import { fillDisks } from "./chaos-disks.mjs";
import { observeDuring, prepareObservation } from "./chaos-observe.mjs";
import { replaceUnderLoad, silenceProvider } from "./chaos-steps.mjs";
import { emptyDisk, fullDatabase } from "./chaos-whole-disk.mjs";
import { checkAll } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { createAccount, createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs } from "./shop.mjs";

/**
 * @import { Observation } from "./chaos-observe.mjs"
 * @import { CheckResult } from "./check.mjs"
 * @import { DurableDatabase } from "./database.mjs"
 * @import { History } from "./history.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {object} ChaosSetting
 * @property {SystemShop} shop
 * @property {DurableDatabase} database
 * @property {Random} random
 * @property {History} history
 * @property {Person[]} buyers
 * @property {Person} seller
 * @property {Product[]} products
 * @property {string[]} problems
 * @property {Record<string, number>} recovery duration in ms by fault
 *
 * @typedef {ChaosSetting & Observation & { isFull?: boolean }} ChaosRun `isFull`: whether the database's disk is full
 *
 * @typedef {ChaosRun & { seconds: number }} FaultRun `seconds`: duration of the fault
 *
 * @typedef {object} DatabaseFault
 * @property {"all" | "proxied"} at the servers that it affects
 * @property {(run: FaultRun) => Promise<void>} run
 * @property {(run: FaultRun) => Promise<void>} [after]
 * @property {boolean} [isFull]
 *
 * @typedef {object} ChaosResult
 * @property {ChaosRun} run
 * @property {Record<string, number>} seconds
 * @property {Record<string, string | number>} steps figures of the other steps
 * @property {number} silence in ms
 * @property {number} left
 * @property {CheckResult} check
 * @property {number} seed
 */

const BUYERS = 60;
const PRODUCTS = 80;
const RECOVERY_BAR_MS = 10_000;

/**
 * Stops PostgreSQL for a while.
 * @param {FaultRun} run
 */
async function goneDatabase({ database, seconds }) {
  await database.stopAtOnce();
  await sleep(seconds * 1000);
  await database.start();
}

/**
 * Freezes PostgreSQL: connections stay open, and no query returns.
 * @param {FaultRun} run
 */
async function frozenDatabase({ database, seconds }) {
  database.signalAll("SIGSTOP");
  await sleep(seconds * 1000);
  database.signalAll("SIGCONT");
}

/**
 * Drops all traffic from server a to PostgreSQL.
 * @param {FaultRun} run
 */
async function silentDatabase({ shop, seconds }) {
  shop.proxies.database.set({ kind: "blackhole" });
  await sleep(seconds * 1000);
  shop.proxies.database.set({ kind: "pass" });
}

/**
 * Terminates every connection once a second.
 * @param {FaultRun} run
 */
async function endedConnections({ shop, seconds }) {
  for (let second = 0; second < seconds; second += 1) {
    await shop.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    await sleep(1000);
  }
}

/**
 * Locks the table of products until every connection of the pools waits for it.
 * @param {FaultRun} run
 */
async function lockedTable({ shop, seconds }) {
  const client = await shop.db.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE products IN ACCESS EXCLUSIVE MODE");
  await sleep(seconds * 1000);
  await client.query("COMMIT");
  client.release();
}

/** @type {Record<string, DatabaseFault>} */
const DATABASE_FAULTS = {
  gone: { at: "all", run: goneDatabase },
  frozen: { at: "all", run: frozenDatabase },
  silent: { at: "proxied", run: silentDatabase },
  ended: { at: "all", run: endedConnections },
  locked: { at: "all", run: lockedTable },
  full: { at: "all", run: fullDatabase, after: emptyDisk, isFull: true },
};

/**
 * @param {FaultRun} run
 * @param {string} name
 * @param {DatabaseFault} fault
 */
async function strike(run, name, { at, run: cause, after, isFull = false }) {
  const urls = at === "all" ? run.shop.urls : run.shop.urls.slice(0, 1);
  const before = run.observations.refused;
  const recoveryMs = await observeDuring({ ...run, isFull }, urls, () => cause(run));
  if (after) await observeDuring(run, urls, () => after(run));
  run.recovery[name] = recoveryMs;
  if (run.observations.refused === before) run.problems.push(`${name}: no request was refused`);
  if (recoveryMs > RECOVERY_BAR_MS) {
    run.problems.push(`${name}: not recovered after ${Math.round(recoveryMs)} ms`);
  }
}

/**
 * @param {SystemShop} shop
 * @param {DurableDatabase} database
 * @param {{ gone: number, frozen: number, silent: number, ended: number, locked: number, full: number, provider:
 *   number, tablespace: number, inFlight: number, clocks: number, seed: number }} options seconds of each fault of the
 *   database; whether Stripe stops responding and PostgreSQL's own disk is full; number of orders in flight at the
 *   server that is replaced; minutes by which clocks are wrong. 0 skips a fault
 */
export async function chaos(shop, database, options) {
  const { seed, clocks, provider, tablespace, inFlight, ...seconds } = options;
  const run = await openRun(shop, database, seed);
  const { history } = run;
  const durations = new Map(Object.entries(seconds));
  for (const [name, fault] of Object.entries(DATABASE_FAULTS)) {
    const duration = durations.get(name) ?? 0;
    if (duration > 0) await strike({ ...run, seconds: duration }, name, fault);
  }
  const silence = provider > 0 ? await silenceProvider(run) : 0;
  const disk = await fillDisks(run, tablespace > 0);
  const replaced = inFlight > 0 ? await replaceUnderLoad(run, inFlight) : 0;
  if (clocks > 0) await wrongClocks(run, clocks);
  const { left } = await drainJobs(shop);
  const check = await checkAll({ ...shop, books: await shop.fake.readBooks(), history });
  const steps = { disk, replaced, clocks };
  return report({ run, seconds, steps, silence, left, check, seed });
}

/**
 * Creates the users and products of a run, and caches the pages that it requests.
 * @param {SystemShop} shop
 * @param {DurableDatabase} database
 * @param {number} seed
 * @returns {Promise<ChaosRun>}
 */
async function openRun(shop, database, seed) {
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const seller = await createAccount(db, { role: "seller", secret });
  const options = { seller, count: PRODUCTS, stock: 10 * BUYERS, priceCents: 1999 };
  const products = await createProducts(db, options);
  const history = createHistory();
  await fake.setWebhooks({ targets: shop.urls });
  const users = { buyers, seller };
  const run = { shop, database, random, history, ...users, products, problems: [], recovery: {} };
  return { ...run, ...(await prepareObservation(run)) };
}

/** @param {ChaosResult} result */
function report({ run, seconds, steps, silence, left, check, seed }) {
  const { observations, recovery, history } = run;
  /** @param {number} ms */
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1)}s`;
  const problems = [...run.problems, ...check.problems];
  if (left > 0) problems.push(`${left} payments or outbox effects are pending`);
  const figures = {
    ...seconds,
    asked: observations.requests,
    refused: observations.refused,
    slowest: inSeconds(observations.slowest),
    ...Object.fromEntries(
      Object.entries(recovery).map(([name, ms]) => [`well_${name}`, inSeconds(ms)]),
    ),
    panics: observations.panics ?? "none",
    restarts: observations.restarts ?? "none",
    stripe: inSeconds(silence),
    ...steps,
    lost: check.lost,
    doubled: check.doubled,
    invariants: check.invariants,
    wrong: problems.length,
    seed,
  };
  return { line: lineOf("faults", figures), problems, history };
}
