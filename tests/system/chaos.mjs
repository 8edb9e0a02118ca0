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
import { createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs } from "./shop.mjs";

const BUYERS = 60;
const PRODUCTS = 80;
const RECOVERY_BAR_MS = 10_000;

/** Stops PostgreSQL for a while. */
async function goneDatabase({ database, seconds }) {
  await database.stopAtOnce();
  await sleep(seconds * 1000);
  await database.start();
}

/** Freezes PostgreSQL: connections stay open, and no query returns. */
async function frozenDatabase({ database, seconds }) {
  database.signalAll("SIGSTOP");
  await sleep(seconds * 1000);
  database.signalAll("SIGCONT");
}

/** Drops all traffic from server a to PostgreSQL. */
async function silentDatabase({ shop, seconds }) {
  shop.proxies.database.set({ kind: "blackhole" });
  await sleep(seconds * 1000);
  shop.proxies.database.set({ kind: "pass" });
}

/** Terminates every connection once a second. */
async function endedConnections({ shop, seconds }) {
  for (let second = 0; second < seconds; second += 1) {
    await shop.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    await sleep(1000);
  }
}

/** Locks the table of products until every connection of the pools waits for it. */
async function lockedTable({ shop, seconds }) {
  const client = await shop.db.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE products IN ACCESS EXCLUSIVE MODE");
  await sleep(seconds * 1000);
  await client.query("COMMIT");
  client.release();
}

const DATABASE_FAULTS = {
  gone: { at: "all", run: goneDatabase },
  frozen: { at: "all", run: frozenDatabase },
  silent: { at: "proxied", run: silentDatabase },
  ended: { at: "all", run: endedConnections },
  locked: { at: "all", run: lockedTable },
  full: { at: "all", run: fullDatabase, after: emptyDisk, isFull: true },
};

async function strike(run, name) {
  const { at, run: fault, after, isFull = false } = DATABASE_FAULTS[name];
  const urls = at === "all" ? run.shop.urls : run.shop.urls.slice(0, 1);
  const before = run.seen.refused;
  const recovered = await observeDuring({ ...run, isFull }, urls, () => fault(run));
  if (after) await observeDuring(run, urls, () => after(run));
  run.recovery[name] = recovered;
  if (run.seen.refused === before) run.problems.push(`${name}: no request was refused`);
  if (recovered > RECOVERY_BAR_MS) {
    run.problems.push(`${name}: not recovered after ${Math.round(recovered)} ms`);
  }
}

/**
 * @param {object} shop of openSystemShop
 * @param {object} database of openDatabase
 * @param {{ gone: number, frozen: number, silent: number, ended: number, locked: number, full: number, provider:
 *   number, tablespace: number, inFlight: number, clocks: number, seed: number }} options seconds of each fault of the
 *   database; whether Stripe stops responding and PostgreSQL's own disk is full; number of orders in flight at the
 *   server that is replaced; minutes by which clocks are wrong. 0 skips a fault
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function chaos(shop, database, wanted) {
  const { seed, clocks, provider, tablespace, inFlight, ...seconds } = wanted;
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const [seller] = await createAccounts(db, { role: "seller", count: 1, secret });
  const options = { seller, count: PRODUCTS, stock: 10 * BUYERS, priceCents: 1999 };
  const products = await createProducts(db, options);
  const history = createHistory();
  const people = { buyers, seller, products };
  const run = { shop, database, random, history, ...people, problems: [], recovery: {} };
  await fake.setWebhooks({ targets: shop.urls });
  await prepareObservation(run);
  for (const name of Object.keys(DATABASE_FAULTS)) {
    if (seconds[name] > 0) await strike({ ...run, seconds: seconds[name] }, name);
  }
  const silence = provider > 0 ? await silenceProvider(run) : 0;
  const disk = await fillDisks(run, tablespace > 0);
  const replaced = inFlight > 0 ? await replaceUnderLoad(run, inFlight) : 0;
  if (clocks > 0) await wrongClocks(run, clocks);
  const settled = await drainJobs(shop);
  const checked = await checkAll({ ...shop, books: await fake.readBooks(), history });
  const parts = { disk, replaced, clocks };
  return report({ run, seconds, parts, silence, settled, checked, seed });
}

function report({ run, seconds, parts, silence, settled, checked, seed }) {
  const { seen, recovery, history } = run;
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1)}s`;
  const problems = [...run.problems, ...checked.problems];
  if (settled.left > 0) problems.push(`${settled.left} payments or outbox effects are pending`);
  const figures = {
    ...seconds,
    asked: seen.asked,
    refused: seen.refused,
    slowest: inSeconds(seen.slowest),
    ...Object.fromEntries(
      Object.entries(recovery).map(([name, ms]) => [`well_${name}`, inSeconds(ms)]),
    ),
    panics: seen.panics ?? "none",
    restarts: seen.restarts ?? "none",
    stripe: inSeconds(silence),
    ...parts,
    lost: checked.lost,
    doubled: checked.doubled,
    invariants: checked.invariants,
    wrong: problems.length,
    seed,
  };
  return { line: lineOf("faults", figures), problems, history };
}
