// Crashes of servers and of the database while buyers place and pay orders.
import { setTimeout as sleep } from "node:timers/promises";

import { pay, place, retryUntilConfirmed } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs, waitForInvariants } from "./shop.mjs";

const BUYERS = 100;
const PRODUCTS = 60;
const PEOPLE_AT_ONCE = 6;
const RECOVERY_MS = 30_000;
const RECOVERY_BAR_MS = 10_000;

/** Whether a server responds to /api/me, which reads the session from the database. */
async function isResponding(url, { cookie }) {
  const { status } = await call(url, {
    method: "GET",
    path: "/api/me",
    headers: { cookie },
    timeout: 2000,
  });
  return status === 200;
}

/** Returns the time until all servers respond again, in ms. */
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

async function killServer({ shop, random }) {
  const server = random.pick(shop.servers);
  await server.kill();
  await sleep(random.int(0, 300));
  await server.start();
}

/** Stops a server gracefully and starts another, as a deployment does. */
async function replaceServer({ shop, random }) {
  const server = random.pick(shop.servers);
  await server.close();
  await server.start();
}

async function stopDatabase({ database, random }) {
  await database.stopAtOnce();
  await sleep(random.int(0, 500));
  await database.start();
}

/** Freezes a server for a while, and lets it continue. */
async function freezeServer({ shop, random }) {
  const server = random.pick(shop.servers);
  server.signal("SIGSTOP");
  await sleep(1500);
  server.signal("SIGCONT");
}

/** Breaks the connection from server a to the database or to Stripe. */
async function breakNetwork({ shop, random }) {
  const proxy = random.pick([shop.proxies.database, shop.proxies.stripe]);
  proxy.set(random.pick([{ kind: "reset" }, { kind: "blackhole" }, { kind: "halfClose" }]));
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

/** Places and pays orders until `isOver`. */
async function buyOn(run, carts, random, isOver) {
  const { urls } = run.shop;
  while (!isOver()) {
    const { value: cart, done } = carts.next();
    if (done) return;
    const first = random.int(0, 1);
    const placed = await retryUntilConfirmed((tried) =>
      place(run, urls[(first + tried) % urls.length], cart),
    );
    if (placed.outcome === "fail") run.problems.push(`refused: ${placed.text.slice(0, 100)}`);
    if (placed.outcome === "ok" && random.chance(0.85))
      await retryUntilConfirmed(() => pay(run, placed));
    await sleep(random.int(20, 200));
  }
}

function* cartsOf({ random, buyers, products }) {
  for (const product of products) {
    for (const buyer of random.shuffle(buyers)) {
      yield { buyer, items: [{ productId: product.id, quantity: random.int(1, 2) }] };
    }
  }
}

/** Causes one fault under load, and waits until the shop has recovered. */
async function strike(run, kind) {
  const { shop, random, buyers, figures, problems } = run;
  await sleep(random.int(300, 1200));
  await FAULTS[kind](run);
  const recovered = await timeRecovery(shop.urls, buyers[0]);
  figures.recovery[kind] = Math.max(figures.recovery[kind] ?? 0, recovered);
  if (recovered > RECOVERY_BAR_MS)
    problems.push(`${kind}: no response for ${Math.round(recovered)} ms`);
  const start = performance.now();
  const broken = await waitForInvariants(shop);
  figures.sound = Math.max(figures.sound, performance.now() - start);
  problems.push(...broken.map((text) => `after ${kind}: ${text}`));
}

/**
 * @param {object} shop of openSystemShop
 * @param {object} database of openDatabase
 * @param {{ kills: number, stops: number, replacements: number, freezes: number, cuts: number, seed: number }} options
 * @returns {Promise<{ line: string, problems: string[] }>}
 */
export async function crash(shop, database, { seed, ...faults }) {
  const random = randomOf(seed);
  const { db, secret, fake } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const [seller] = await createAccounts(db, { role: "seller", count: 1, secret });
  const wanted = { seller, count: PRODUCTS, stock: 2 * BUYERS, priceCents: 1999 };
  const products = await createProducts(db, wanted);
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
    buyOn(run, carts, random.fork(), () => isOver),
  );
  const kinds = Object.entries(faults).flatMap(([kind, count]) => Array(count).fill(kind));
  for (const kind of run.random.shuffle(kinds)) await strike(run, kind);
  isOver = true;
  await Promise.all(load);
  await stopJobs();
  const settled = await drainJobs(shop);
  return report({ run, faults, seed, settled });
}

async function report({ run, faults, seed, settled }) {
  const { shop, history, problems, figures } = run;
  const checked = await checkAll({ ...shop, books: await shop.fake.readBooks(), history });
  const places = history.ofKind("place");
  const acked = new Set(places.filter(({ outcome }) => outcome === "ok").map(({ key }) => key));
  const seconds = (ms) => `${(ms / 1000).toFixed(1)}s`;
  const report = {
    ...faults,
    acked: acked.size,
    unknown: places.filter(({ outcome }) => outcome === "unknown").length,
    status_500: places.filter(({ status }) => status === 500).length,
    paid: checked.paid,
    lost: checked.lost,
    doubled: checked.doubled,
    oversold: checked.oversold,
    invariants: checked.invariants,
    ...Object.fromEntries(
      Object.entries(figures.recovery).map(([kind, ms]) => [`recovery_${kind}`, seconds(ms)]),
    ),
    sound_max: seconds(figures.sound),
    seed,
  };
  const all = [...problems, ...checked.problems];
  if (settled.left > 0) all.push(`${settled.left} payments or outbox effects are pending`);
  return { line: lineOf("crash", report), problems: all, history };
}
