// Parts of the shop are gone, frozen, silent, locked or full: whoever asks is told within five seconds, what stands in
// the cache goes on, and when the part is back the shop is well again by itself.
import { setTimeout as sleep } from "node:timers/promises";

import { wrongClocks } from "./chaos-clocks.mjs";
import { fillDisks } from "./chaos-disks.mjs";
import { lookDuring, readyToLook } from "./chaos-observe.mjs";
import { replaceUnderLoad, silenceProvider } from "./chaos-parts.mjs";
import { emptyDisk, fullDatabase } from "./chaos-whole-disk.mjs";
import { checkAll } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { makePeople, makeProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { settle } from "./shop.mjs";

const BUYERS = 60;
const PRODUCTS = 80;
const RECOVERY_BAR_MS = 10_000;

/** PostgreSQL is not there for a while. */
async function goneDatabase({ database, seconds }) {
  await database.stopAtOnce();
  await sleep(seconds * 1000);
  await database.start();
}

/** PostgreSQL stands still: connections stay open, and nothing is answered. */
async function frozenDatabase({ database, seconds }) {
  database.signalAll("SIGSTOP");
  await sleep(seconds * 1000);
  database.signalAll("SIGCONT");
}

/** The network swallows what server a says to PostgreSQL. */
async function silentDatabase({ shop, seconds }) {
  shop.proxies.database.set({ kind: "blackhole" });
  await sleep(seconds * 1000);
  shop.proxies.database.set({ kind: "pass" });
}

/** Every connection is ended again and again. */
async function endedConnections({ shop, seconds }) {
  for (let turn = 0; turn < seconds; turn += 1) {
    await shop.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    await sleep(1000);
  }
}

/** Somebody holds the products: whoever needs them waits, until every connection of the pools does. */
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
  const recovered = await lookDuring({ ...run, isFull }, urls, () => fault(run));
  if (after) await lookDuring(run, urls, () => after(run));
  run.recovery[name] = recovered;
  if (run.seen.refused === before) run.problems.push(`${name}: nobody noticed`);
  if (recovered > RECOVERY_BAR_MS) {
    run.problems.push(`${name}: not well after ${Math.round(recovered)} ms`);
  }
}

/**
 * @param {object} shop of openSystemShop
 * @param {object} database of openDatabase
 * @param {{ gone: number, frozen: number, silent: number, ended: number, locked: number, full: number,
 *   provider: number,
 *   tablespace: number, inFlight: number, clocks: number, seed: number }} wanted how long each fault of the database
 *   lasts, in seconds, whether Stripe falls silent and PostgreSQL's own disk is full, how many orders are in flight at a
 *   server that is replaced, and by how many minutes clocks are off; 0 leaves it out
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function chaos(shop, database, wanted) {
  const { seed, clocks, provider, tablespace, inFlight, ...seconds } = wanted;
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await makePeople(db, { role: "buyer", count: BUYERS, secret });
  const [seller] = await makePeople(db, { role: "seller", count: 1, secret });
  const goods = { seller, count: PRODUCTS, stock: 10 * BUYERS, priceCents: 1999 };
  const products = await makeProducts(db, goods);
  const history = createHistory();
  const people = { buyers, seller, products };
  const run = { shop, database, random, history, ...people, problems: [], recovery: {} };
  await fake.setWebhooks({ targets: shop.urls });
  await readyToLook(run);
  for (const name of Object.keys(DATABASE_FAULTS)) {
    if (seconds[name] > 0) await strike({ ...run, seconds: seconds[name] }, name);
  }
  const silence = provider > 0 ? await silenceProvider(run) : 0;
  const disk = await fillDisks(run, tablespace > 0);
  const replaced = inFlight > 0 ? await replaceUnderLoad(run, inFlight) : 0;
  if (clocks > 0) await wrongClocks(run, clocks);
  const settled = await settle(shop);
  const checked = await checkAll({ ...shop, books: await fake.readBooks(), history });
  const parts = { disk, replaced, clocks };
  return report({ run, seconds, parts, silence, settled, checked, seed });
}

function report({ run, seconds, parts, silence, settled, checked, seed }) {
  const { seen, recovery, history } = run;
  const told = (ms) => `${(ms / 1000).toFixed(1)}s`;
  const problems = [...run.problems, ...checked.problems];
  if (settled.left > 0) problems.push(`${settled.left} payments or promises had no effect`);
  const figures = {
    ...seconds,
    asked: seen.asked,
    refused: seen.refused,
    slowest: told(seen.slowest),
    ...Object.fromEntries(Object.entries(recovery).map(([name, ms]) => [`well_${name}`, told(ms)])),
    panics: seen.panics ?? "none",
    restarts: seen.restarts ?? "none",
    stripe: told(silence),
    ...parts,
    lost: checked.lost,
    doubled: checked.doubled,
    invariants: checked.invariants,
    wrong: problems.length,
    seed,
  };
  return { line: lineOf("faults", figures), problems, history };
}
