// Crashes of servers and of the database while buyers place and pay orders.
import { setTimeout as sleep } from "node:timers/promises";

import { requireValue } from "../bench/require-value.mjs";
import { pay, place, retryUntilConfirmed } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { createHistory, isAcknowledged } from "./history.mjs";
import { call } from "./http.mjs";
import { createAccount, createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs, urlAt, waitForInvariants } from "./shop.mjs";

/**
 * @import { DurableDatabase } from "./database.mjs"
 * @import { Mode } from "./fault-proxy.mjs"
 * @import { Cart } from "./buying.mjs"
 * @import { History } from "./history.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {keyof typeof FAULTS} FaultKind
 *
 * @typedef {object} CrashRun
 * @property {SystemShop} shop
 * @property {DurableDatabase} database
 * @property {Random} random
 * @property {History} history
 * @property {Person[]} buyers
 * @property {string[]} problems
 * @property {{ recovery: Partial<Record<FaultKind, number>>, sound: number }} figures maximum durations in ms: until
 *   the servers respond, and until the invariants hold
 *
 * @typedef {Record<FaultKind, number>} FaultCounts
 */

const BUYERS = 100;
const PRODUCTS = 60;
const PEOPLE_AT_ONCE = 6;
const RECOVERY_MS = 30_000;
const RECOVERY_BAR_MS = 10_000;

/**
 * Whether a server responds to /api/me, which reads the session from the database.
 * @param {string} url
 * @param {Person} buyer
 */
async function isResponding(url, { cookie }) {
  const { status } = await call(url, {
    method: "GET",
    path: "/api/me",
    headers: { cookie },
    timeout: 2000,
  });
  return status === 200;
}

/**
 * Returns the time until all servers respond again, in ms.
 * @param {readonly string[]} urls
 * @param {Person} buyer
 */
async function timeRecovery(urls, buyer) {
  const start = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      while (performance.now() - start < RECOVERY_MS && !(await isResponding(url, buyer))) {
        await sleep(50);
      }
    }),
  );
  return performance.now() - start;
}

/** @param {CrashRun} run */
async function killServer({ shop, random }) {
  const server = random.pick(shop.servers);
  await server.kill();
  await sleep(random.int(0, 300));
  await server.start();
}

/**
 * Stops a server gracefully and starts another, as a deployment does.
 * @param {CrashRun} run
 */
async function replaceServer({ shop, random }) {
  const server = random.pick(shop.servers);
  await server.close();
  await server.start();
}

/** @param {CrashRun} run */
async function stopDatabase({ database, random }) {
  await database.stopAtOnce();
  await sleep(random.int(0, 500));
  await database.start();
}

/**
 * Freezes a server for a while, and lets it continue.
 * @param {CrashRun} run
 */
async function freezeServer({ shop, random }) {
  const server = random.pick(shop.servers);
  server.signal("SIGSTOP");
  await sleep(1500);
  server.signal("SIGCONT");
}

/** @type {Mode[]} */
const CUTS = [{ kind: "reset" }, { kind: "blackhole" }, { kind: "halfClose" }];

/**
 * Breaks the connection from server a to the database or to Stripe.
 * @param {CrashRun} run
 */
async function breakNetwork({ shop, random }) {
  const proxy = random.pick([shop.proxies.database, shop.proxies.stripe]);
  proxy.set(random.pick(CUTS));
  await sleep(1500);
  proxy.set({ kind: "pass" });
}

const FAULTS = {
  kills: killServer,
  stops: stopDatabase,
  replacements: replaceServer,
  freezes: freezeServer,
  cuts: breakNetwork,
};

/**
 * Places and pays orders until `isOver`.
 * @param {CrashRun} run
 * @param {{ carts: Iterator<Cart, void>, random: Random, isOver: () => boolean }} options
 */
async function buyOn(run, { carts, random, isOver }) {
  while (!isOver()) {
    const { value: cart } = carts.next();
    if (!cart) return;
    const first = random.int(0, 1);
    const order = await retryUntilConfirmed((attempts) =>
      place(run, urlAt(run.shop, first + attempts), cart),
    );
    if (order.outcome === "fail") run.problems.push(`refused: ${order.text.slice(0, 100)}`);
    if (order.outcome === "ok" && random.chance(0.85))
      await retryUntilConfirmed(() => pay(run, order));
    await sleep(random.int(20, 200));
  }
}

/**
 * @param {{ random: Random, buyers: Person[], products: Product[] }} options
 * @returns {Generator<Cart, void>}
 */
function* cartsOf({ random, buyers, products }) {
  for (const product of products) {
    for (const buyer of random.shuffle(buyers)) {
      yield { buyer, items: [{ productId: product.id, quantity: random.int(1, 2) }] };
    }
  }
}

/**
 * Causes one fault under load, and waits until the shop has recovered.
 * @param {CrashRun} run
 * @param {FaultKind} kind
 */
async function strike(run, kind) {
  const { shop, random, buyers, figures, problems } = run;
  await sleep(random.int(300, 1200));
  await FAULTS[kind](run);
  const recoveryMs = await timeRecovery(shop.urls, requireValue(buyers[0], "buyer"));
  figures.recovery[kind] = Math.max(figures.recovery[kind] ?? 0, recoveryMs);
  if (recoveryMs > RECOVERY_BAR_MS)
    problems.push(`${kind}: no response for ${Math.round(recoveryMs)} ms`);
  const start = performance.now();
  const broken = await waitForInvariants(shop);
  figures.sound = Math.max(figures.sound, performance.now() - start);
  problems.push(...broken.map((text) => `after ${kind}: ${text}`));
}

/**
 * @param {SystemShop} shop
 * @param {DurableDatabase} database
 * @param {FaultCounts & { seed: number }} options
 */
export async function crash(shop, database, { seed, ...faults }) {
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const seller = await createAccount(db, { role: "seller", secret });
  const options = { seller, count: PRODUCTS, stock: 2 * BUYERS, priceCents: 1999 };
  const products = await createProducts(db, options);
  /** @type {CrashRun} */
  const run = {
    shop,
    database,
    random: random.fork(),
    history: createHistory(),
    buyers,
    problems: [],
    figures: { recovery: {}, sound: 0 },
  };
  await fake.setWebhooks({ targets: shop.urls, duplicate: 0.2, lose: 0.05, shuffleMs: 300 });
  const stopJobs = driveJobs(shop);
  const carts = cartsOf({ random, buyers, products });
  let isOver = false;
  const load = Array.from({ length: PEOPLE_AT_ONCE }, () =>
    buyOn(run, { carts, random: random.fork(), isOver: () => isOver }),
  );
  const kinds = Object.entries(faults).flatMap(
    ([kind, count]) => /** @type {FaultKind[]} */ (Array(count).fill(kind)),
  );
  for (const kind of run.random.shuffle(kinds)) await strike(run, kind);
  isOver = true;
  await Promise.all(load);
  await stopJobs();
  const { left } = await drainJobs(shop);
  return report({ run, faults, seed, left });
}

/** @param {{ run: CrashRun, faults: FaultCounts, seed: number, left: number }} result */
async function report({ run, faults, seed, left }) {
  const { shop, history, problems, figures } = run;
  const check = await checkAll({ ...shop, books: await shop.fake.readBooks(), history });
  const places = history.ofKind("place");
  const acked = new Set(places.filter(isAcknowledged).map(({ key }) => key));
  /** @param {number} ms */
  const seconds = (ms) => `${(ms / 1000).toFixed(1)}s`;
  const report = {
    ...faults,
    acked: acked.size,
    unknown: places.filter(({ outcome }) => outcome === "unknown").length,
    status_500: places.filter(({ status }) => status === 500).length,
    paid: check.paid,
    lost: check.lost,
    doubled: check.doubled,
    oversold: check.oversold,
    invariants: check.invariants,
    ...Object.fromEntries(
      Object.entries(figures.recovery).map(([kind, ms]) => [`recovery_${kind}`, seconds(ms)]),
    ),
    sound_max: seconds(figures.sound),
    seed,
  };
  const all = [...problems, ...check.problems];
  if (left > 0) all.push(`${left} payments or outbox effects are pending`);
  return { line: lineOf("crash", report), problems: all, history };
}
