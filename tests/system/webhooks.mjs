// Payments whose webhooks are duplicated, late, out of order, forged or lost: each is applied once.
import { setTimeout as sleep } from "node:timers/promises";

import { createCrew, pay, place, retryUntilConfirmed } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs } from "./shop.mjs";

const BUYERS = 100;
const SELLERS = 5;
const AT_ONCE = 12;

const UNRULY = { duplicate: 0.3, lose: 0.05, forge: 0.02, old: 0.02, shuffleMs: 1500 };

/** Faults of Stripe's API, which the shop's retries must handle. */
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

/** Yields orders until `count` are paid. Each pair of buyer and product occurs once. */
function* planPayments({ random, buyers, products, count }) {
  const pairs = buyers.flatMap((buyer) => products.map((product) => ({ buyer, product })));
  let paid = 0;
  for (const { buyer, product } of random.shuffle(pairs)) {
    if (paid === count) return;
    const items = [{ productId: product.id, quantity: random.int(1, 3) }];
    const isDeclined = random.chance(0.1);
    const isPaid = random.chance(0.95);
    if (isPaid) paid += 1;
    yield { buyer, items, isDeclined, isPaid, url: random.int(0, 1) };
  }
}

/** Places and pays an order, with retries as in a browser. */
async function buy(run, { buyer, items, isDeclined, isPaid, url }) {
  const { urls } = run.shop;
  const placed = await retryUntilConfirmed((tried) =>
    place(run, urls[(url + tried) % urls.length], { buyer, items }),
  );
  if (placed.outcome !== "ok") {
    run.problems.push(`no order: ${placed.status} ${placed.text.slice(0, 100)}`);
    return;
  }
  if (isDeclined) await retryUntilConfirmed(() => pay(run, placed, "pm_card_chargeDeclined"));
  if (isPaid) await retryUntilConfirmed(() => pay(run, placed));
}

/** Breaks the connection from server a to Stripe repeatedly, in each mode. */
async function disturb({ proxies }, random, isOver) {
  const modes = [
    { kind: "latency", ms: 80 },
    { kind: "reset" },
    { kind: "halfClose" },
    { kind: "blackhole" },
  ];
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(random.int(1500, 4000));
    proxies.stripe.set(modes[turn % modes.length]);
    await sleep(300);
    proxies.stripe.set({ kind: "pass" });
  }
}

/**
 * @param {object} shop of openSystemShop
 * @param {{ payments: number, seed: number }} options
 * @returns {Promise<{ line: string, problems: string[] }>}
 */
export async function webhooks(shop, { payments, seed }) {
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const sellers = await createAccounts(db, { role: "seller", count: SELLERS, secret });
  const products = [];
  for (let made = 0; made < 2 + (1.2 * payments) / BUYERS; made += 1) {
    const wanted = { seller: random.pick(sellers), count: 1, stock: 3 * BUYERS };
    products.push(...(await createProducts(db, { ...wanted, priceCents: random.int(100, 9000) })));
  }
  const run = { shop, history: createHistory(), problems: [] };
  const before = (await fake.readCounts()).webhooks;
  await fake.setWebhooks({ targets: shop.urls, ...UNRULY });
  await fake.setFaults(FAULTS);

  let isOver = false;
  const disturbing = disturb(shop, random.fork(), () => isOver);
  const stopJobs = driveJobs(shop);
  const crew = createCrew(AT_ONCE);
  let begun = 0;
  for (const planned of planPayments({ random, buyers, products, count: payments })) {
    await crew.begin(() => buy(run, planned));
    begun += 1;
    if (begun === Math.floor(payments / 2)) await fake.restart();
  }
  await crew.finish();
  isOver = true;
  await disturbing;
  await stopJobs();
  await fake.setFaults({});
  const settled = await drainJobs(shop);
  return report({ run, seed, settled, before });
}

async function report({ run, seed, settled, before }) {
  const { shop, history, problems } = run;
  const books = await shop.fake.readBooks();
  const checked = await checkAll({ ...shop, books, history });
  const { webhooks: sent, replayed } = await shop.fake.readCounts();
  const counted = (name) => sent[name] - (before[name] ?? 0);
  const { forgedAccepted, oldAccepted, givenUp } = sent;
  const figures = {
    payments: history.ofKind("pay").filter(({ outcome }) => outcome === "ok").length,
    sent: counted("sent"),
    duplicated: counted("duplicated"),
    lost: settled.lost,
    healed: settled.healed,
    heal_rounds: settled.rounds,
    forged: counted("forged"),
    old: counted("old"),
    accepted_forgeries: forgedAccepted + oldAccepted + checked.forged,
    replayed,
    doubled: checked.doubled,
    invariants: checked.invariants,
    seed,
  };
  const all = [...problems, ...checked.problems];
  if (forgedAccepted + oldAccepted > 0) all.push("a forged or old webhook was accepted");
  if (givenUp > 0) all.push(`${givenUp} webhooks were never accepted`);
  if (settled.left > 0) all.push(`${settled.left} payments or outbox effects are pending`);
  return { line: lineOf("webhooks", figures), problems: all, history };
}
