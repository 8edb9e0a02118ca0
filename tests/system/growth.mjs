// Two servers without a shared load balancer: a change through one is visible on the other at once, rate limits and
// jobs count once, Redis may fail, and the crash of a server costs one retry.
import { setTimeout as sleep } from "node:timers/promises";

import { killUnderLoad } from "./growth-load.mjs";
import { percentile } from "./history.mjs";
import { call, callAs } from "./http.mjs";
import { createAccount, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { runJobs, urlAt } from "./shop.mjs";

/**
 * @import { HttpResponse } from "./http.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {object} GrowthRun
 * @property {SystemShop} shop
 * @property {Person} seller
 * @property {Person} admin
 * @property {Random} random
 * @property {Product[]} products
 * @property {number[]} delays until a change is visible, in ms
 * @property {string[]} problems
 *
 * @typedef {Awaited<ReturnType<typeof publishProduct>>} PublishedProduct
 *
 * @typedef {object} GrowthResult
 * @property {GrowthRun} run
 * @property {PublishedProduct} product
 * @property {number} allowedLogins
 * @property {string[]} repeatedJobs
 * @property {Awaited<ReturnType<typeof cutRedis>>} cut
 * @property {Awaited<ReturnType<typeof killUnderLoad>>} load
 * @property {number} seed
 */

const VISIBLE_BAR_MS = 2_000;
const MAX_VISIBLE_MS = 10_000;
const CUT_BAR_MS = 2_000;
const LOGIN_ATTEMPTS = 20;
const MAX_FAILED_LOGINS = 10;

/** Jobs due every few seconds, which both servers may run in turn. */
const FREQUENT = ["sandboxEvents", "lapsedHolds", "lapsedTickets", "outbox"];

const FORM = {
  title: "Harar mesob basket",
  description: "Coiled grass, dyed with onion skin and indigo.",
  price: "145.00",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 12,
};

/**
 * @param {string} url of the server
 * @param {string} path
 */
const get = (url, path) => call(url, { method: "GET", path, headers: { accept: "text/html" } });

/**
 * Returns the time until a page matches, in ms.
 * @param {string} url of the server
 * @param {string} path
 * @param {(page: HttpResponse) => boolean} isCurrent
 */
async function timeUntil(url, path, isCurrent) {
  const start = performance.now();
  while (performance.now() - start < MAX_VISIBLE_MS) {
    if (isCurrent(await get(url, path))) break;
    await sleep(20);
  }
  return performance.now() - start;
}

/**
 * @param {string} text
 * @returns {(page: HttpResponse) => boolean}
 */
const hasText = (text) => (page) => page.status === 200 && page.text.includes(text);

/**
 * Creates a product at one server and approves it at the other. Both must then show it; records how long that takes.
 * @param {GrowthRun} run
 */
async function publishProduct({ shop, seller, admin, delays }) {
  const [a, b] = shop.urls;
  const { text } = await callAs(a, seller, "/api/products", FORM);
  /** @type {{ id: number }} */
  const { id } = JSON.parse(text);
  const page = `/product/${id}`;
  const before = await Promise.all(shop.urls.map((url) => get(url, page)));
  const decision = { moderationStatus: "approved" };
  await callAs(b, admin, `/api/admin/products/${id}/moderation`, decision, "PUT");
  delays.push(
    await timeUntil(a, page, hasText("$145.00")),
    await timeUntil(b, page, hasText("$145.00")),
  );
  return { id, page, wasHidden: before.every(({ status }) => status === 404) };
}

/**
 * Changes price and stock through one server and reads the page on the other, `count` times.
 * @param {GrowthRun} run
 * @param {PublishedProduct} product
 * @param {number} count
 */
async function changePrices({ shop, seller, random, delays, problems }, { id, page }, count) {
  for (let change = 0; change < count; change += 1) {
    const [writer, reader] = random.shuffle(shop.urls);
    const price = `${random.int(10, 90)}.${random.int(10, 99)}`;
    const stock = 100 + change;
    const input = { ...FORM, price, stock };
    const { status, text } = await callAs(writer, seller, `/api/products/${id}`, input, "PUT");
    if (status !== 200) problems.push(`price: ${status} ${text.slice(0, 100)}`);
    /** @param {HttpResponse} response */
    const isCurrent = (response) =>
      hasText(`$${price}`)(response) && hasText(`${stock} available`)(response);
    delays.push(await timeUntil(reader, page, isCurrent));
    if (!isCurrent(await get(writer, page)))
      problems.push(`${price} is not on the writer's own page`);
  }
}

/**
 * Sends wrong passwords to both servers in turn: they share one rate limit.
 * @param {SystemShop} shop
 */
async function countLogins(shop) {
  /** @type {number[]} */
  const statuses = [];
  for (let attempt = 0; attempt < LOGIN_ATTEMPTS; attempt += 1) {
    const input = { email: "nobody.of.the.system.tests@example.com", password: "wrong-password" };
    const { status } = await callAs(urlAt(shop, attempt), { cookie: "" }, "/api/login", input);
    statuses.push(status);
  }
  return statuses.filter((status) => status === 401).length;
}

/**
 * Returns jobs that both servers ran although they were due once.
 * @param {SystemShop} shop
 */
async function findRepeatedJobs(shop) {
  await shop.db.query("UPDATE job_states SET due_at = now(), locked_until = NULL");
  const [results = {}, other = {}] = await runJobs(shop);
  return Object.keys(results).filter((name) => name in other && !FREQUENT.includes(name));
}

/**
 * Drops server a's traffic to Redis: it must still respond with current data.
 * @param {GrowthRun} run
 * @param {PublishedProduct} product
 */
async function cutRedis({ shop, seller, problems }, { id, page }) {
  const [a, b] = shop.urls;
  shop.proxies.redis.set({ kind: "blackhole" });
  let slowest = 0;
  for (const until = Date.now() + 1500; Date.now() < until; await sleep(20)) {
    const { status, ms } = await get(a, page);
    slowest = Math.max(slowest, ms);
    if (status !== 200) problems.push(`without Redis: ${status}`);
  }
  await callAs(b, seller, `/api/products/${id}`, { ...FORM, price: "77.77" }, "PUT");
  const delay = await timeUntil(a, page, hasText("$77.77"));
  shop.proxies.redis.set({ kind: "pass" });
  return { slowest, delay };
}

/**
 * @param {SystemShop} shop
 * @param {unknown} _database
 * @param {{ prices: number, seconds: number, seed: number }} options
 */
export async function growth(shop, _database, { prices, seconds, seed }) {
  const random = randomOf(seed);
  const { db, secret } = shop;
  const seller = await createAccount(db, { role: "seller", secret });
  const otherSeller = await createAccount(db, { role: "seller", secret });
  const admin = await createAccount(db, { role: "admin", secret });
  const products = await createProducts(db, {
    seller: otherSeller,
    count: 20,
    stock: 1000,
    priceCents: 1999,
  });
  /** @type {GrowthRun} */
  const run = { shop, seller, admin, random, products, delays: [], problems: [] };
  const product = await publishProduct(run);
  await changePrices(run, product, prices);
  const allowedLogins = await countLogins(shop);
  const repeatedJobs = await findRepeatedJobs(shop);
  const cut = await cutRedis(run, product);
  const load = await killUnderLoad(run, { seconds, random });
  return report({ run, product, allowedLogins, repeatedJobs, cut, load, seed });
}

/** @param {GrowthResult} result */
function report({ run, product, allowedLogins, repeatedJobs, cut, load, seed }) {
  const { shop, delays, problems } = run;
  /** @param {number} value */
  const ms = (value) => `${Math.round(value)}ms`;
  const figures = {
    redis: shop.redis,
    changes: delays.length,
    seen_p50: ms(percentile(delays, 0.5)),
    seen_max: ms(Math.max(...delays)),
    logins: allowedLogins,
    jobs_twice: repeatedJobs.length,
    cut_slowest: ms(cut.slowest),
    cut_seen: ms(cut.delay),
    requests: load.requests,
    orders: load.orders,
    again: load.again,
    lost: load.lost + load.missing,
    doubled: load.doubled,
    seed,
  };
  const rules = {
    "a product was visible before its approval": !product.wasHidden,
    "a change was visible too late": Math.max(...delays) > VISIBLE_BAR_MS,
    "the servers do not share the limit of sign-ins": allowedLogins !== MAX_FAILED_LOGINS,
    [`ran twice: ${repeatedJobs.join(", ")}`]: repeatedJobs.length > 0,
    "without Redis a response took too long": cut.slowest > CUT_BAR_MS,
    "without Redis a change was visible too late": cut.delay > VISIBLE_BAR_MS,
    "requests were lost": load.lost + load.missing > 0,
    "orders were doubled": load.doubled > 0,
  };
  const broken = Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
  const line = lineOf("cluster", figures);
  return { line, problems: [...problems, ...broken], history: load.history };
}
