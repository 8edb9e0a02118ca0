// Payments whose webhooks are duplicated, late, out of order, forged or lost: each is applied once.
import { setTimeout as sleep } from "node:timers/promises";

import { requireValue } from "../bench/require-value.mjs";
import { createCrew, pay, place, retryUntilConfirmed } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { createAccounts, createProduct } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs, urlAt } from "./shop.mjs";

/**
 * @import { Cart } from "./buying.mjs"
 * @import { FaultSettings } from "./fake-stripe/faults.mjs"
 * @import { StripeCounts } from "./fake-stripe/server.mjs"
 * @import { Mode } from "./fault-proxy.mjs"
 * @import { History } from "./history.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { DrainResult, SystemShop } from "./shop.mjs"
 *
 * @typedef {{ shop: SystemShop, history: History, problems: string[] }} WebhookRun
 *
 * @typedef {object} PlannedPayment
 * @property {Cart} cart
 * @property {boolean} isDeclined whether a first card is declined
 * @property {boolean} isPaid
 * @property {number} server number of the server that receives the order first
 *
 * @typedef {StripeCounts["webhooks"]} WebhookCounts
 */

const BUYERS = 100;
const SELLERS = 5;
const AT_ONCE = 12;

const UNRULY = { duplicate: 0.3, lose: 0.05, forge: 0.02, old: 0.02, shuffleMs: 1500 };

/**
 * Faults of Stripe's API, which the shop's retries must handle.
 * @type {FaultSettings}
 */
const FAULTS = {
  "*": { latency: [0, 20] },
  "intents.create": {
    before500: 0.01,
    after500: 0.01,
    reset: 0.01,
    conflict: 0.005,
    tooMany: 0.005,
  },
  "intents.confirm": {},
  "refunds.create": { before500: 0.05, after500: 0.05, reset: 0.05 },
};

/**
 * Yields orders until `count` are paid. Each pair of buyer and product occurs once.
 * @param {{ random: Random, buyers: Person[], products: Product[], count: number }} options
 * @returns {Generator<PlannedPayment, void>}
 */
function* planPayments({ random, buyers, products, count }) {
  const pairs = buyers.flatMap((buyer) => products.map((product) => ({ buyer, product })));
  let paid = 0;
  for (const { buyer, product } of random.shuffle(pairs)) {
    if (paid === count) return;
    const items = [{ productId: product.id, quantity: random.int(1, 3) }];
    const isDeclined = random.chance(0.1);
    const isPaid = random.chance(0.95);
    if (isPaid) paid += 1;
    yield { cart: { buyer, items }, isDeclined, isPaid, server: random.int(0, 1) };
  }
}

/**
 * Places and pays an order, with retries as in a browser.
 * @param {WebhookRun} run
 * @param {PlannedPayment} payment
 */
async function buy(run, { cart, isDeclined, isPaid, server }) {
  const order = await retryUntilConfirmed((attempts) =>
    place(run, urlAt(run.shop, server + attempts), cart),
  );
  if (order.outcome !== "ok") {
    run.problems.push(`no order: ${order.status} ${order.text.slice(0, 100)}`);
    return;
  }
  if (isDeclined) await retryUntilConfirmed(() => pay(run, order, "pm_card_chargeDeclined"));
  if (isPaid) await retryUntilConfirmed(() => pay(run, order));
}

/** @type {Mode[]} */
const MODES = [
  { kind: "latency", ms: 80 },
  { kind: "reset" },
  { kind: "halfClose" },
  { kind: "blackhole" },
];

/**
 * Breaks the connection from server a to Stripe repeatedly, in each mode.
 * @param {SystemShop} shop
 * @param {Random} random
 * @param {() => boolean} isOver
 */
async function disturb({ proxies }, random, isOver) {
  for (let round = 0; !isOver(); round += 1) {
    await sleep(random.int(1500, 4000));
    proxies.stripe.set(requireValue(MODES[round % MODES.length], "mode"));
    await sleep(300);
    proxies.stripe.set({ kind: "pass" });
  }
}

/**
 * @param {SystemShop} shop
 * @param {unknown} _database
 * @param {{ payments: number, seed: number }} options
 */
export async function webhooks(shop, _database, { payments, seed }) {
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const sellers = await createAccounts(db, { role: "seller", count: SELLERS, secret });
  /** @type {Product[]} */
  const products = [];
  while (products.length < 2 + (1.2 * payments) / BUYERS) {
    const options = { seller: random.pick(sellers), stock: 3 * BUYERS };
    products.push(await createProduct(db, { ...options, priceCents: random.int(100, 9000) }));
  }
  /** @type {WebhookRun} */
  const run = { shop, history: createHistory(), problems: [] };
  const before = (await fake.readCounts()).webhooks;
  await fake.setWebhooks({ targets: shop.urls, ...UNRULY });
  await fake.setFaults(FAULTS);

  let isOver = false;
  const disturbing = disturb(shop, random.fork(), () => isOver);
  const stopJobs = driveJobs(shop);
  const crew = createCrew(AT_ONCE);
  let begun = 0;
  for (const payment of planPayments({ random, buyers, products, count: payments })) {
    await crew.begin(() => buy(run, payment));
    begun += 1;
    if (begun === Math.floor(payments / 2)) await fake.restart();
  }
  await crew.finish();
  isOver = true;
  await disturbing;
  await stopJobs();
  await fake.setFaults({});
  const drained = await drainJobs(shop);
  return report({ run, seed, drained, before });
}

/** @param {{ run: WebhookRun, seed: number, drained: DrainResult, before: WebhookCounts }} result */
async function report({ run, seed, drained, before }) {
  const { shop, history, problems } = run;
  const books = await shop.fake.readBooks();
  const check = await checkAll({ ...shop, books, history });
  const { webhooks: counts, replayed } = await shop.fake.readCounts();
  /** @param {keyof WebhookCounts} name */
  const countOf = (name) => counts[name] - (before[name] ?? 0);
  const { forgedAccepted, oldAccepted, givenUp } = counts;
  const figures = {
    payments: history.ofKind("pay").filter(({ outcome }) => outcome === "ok").length,
    sent: countOf("sent"),
    duplicated: countOf("duplicated"),
    lost: drained.withoutWebhook,
    healed: drained.reconciled,
    heal_rounds: drained.rounds,
    forged: countOf("forged"),
    old: countOf("old"),
    accepted_forgeries: forgedAccepted + oldAccepted + check.forged,
    replayed,
    doubled: check.doubled,
    invariants: check.invariants,
    seed,
  };
  const all = [...problems, ...check.problems];
  if (forgedAccepted + oldAccepted > 0) all.push("a forged or old webhook was accepted");
  if (givenUp > 0) all.push(`${givenUp} webhooks were never accepted`);
  if (drained.left > 0) all.push(`${drained.left} payments or outbox effects are pending`);
  return { line: lineOf("webhooks", figures), problems: all, history };
}
