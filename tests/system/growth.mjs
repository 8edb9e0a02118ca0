// Two servers without a shared load balancer: a change through one is visible on the other at once, rate limits and
// jobs count once, Redis may fail, and the crash of a server costs one retry.
import { setTimeout as sleep } from "node:timers/promises";

import { killUnderLoad } from "./growth-load.mjs";
import { percentile } from "./history.mjs";
import { call, callAs } from "./http.mjs";
import { createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { runJobs } from "./shop.mjs";

const SEEN_BAR_MS = 2_000;
const SEEN_MS = 10_000;
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

const get = (url, path) => call(url, { method: "GET", path, headers: { accept: "text/html" } });

/** Returns the time until a page matches, in ms. */
async function timeUntil(url, path, isSeen) {
  const start = performance.now();
  while (performance.now() - start < SEEN_MS) {
    if (isSeen(await get(url, path))) break;
    await sleep(20);
  }
  return performance.now() - start;
}

const hasText = (text) => (page) => page.status === 200 && page.text.includes(text);

/**
 * Creates a product at one server and approves it at the other. Both must then show it; records how long that takes.
 */
async function publishProduct({ shop, seller, admin, seen }) {
  const [a, b] = shop.urls;
  const made = await callAs(a, seller, "/api/products", FORM);
  const { id } = JSON.parse(made.text);
  const page = `/product/${id}`;
  const before = await Promise.all(shop.urls.map((url) => get(url, page)));
  const decision = { moderationStatus: "approved" };
  await callAs(b, admin, `/api/admin/products/${id}/moderation`, decision, "PUT");
  seen.push(
    await timeUntil(a, page, hasText("$145.00")),
    await timeUntil(b, page, hasText("$145.00")),
  );
  return { id, page, wasHidden: before.every(({ status }) => status === 404) };
}

/** Changes price and stock through one server and reads the page on the other, `count` times. */
async function changePrices({ shop, seller, random, seen, problems }, { id, page }, count) {
  for (let turn = 0; turn < count; turn += 1) {
    const [writer, reader] = random.shuffle(shop.urls);
    const price = `${random.int(10, 90)}.${random.int(10, 99)}`;
    const stock = 100 + turn;
    const input = { ...FORM, price, stock };
    const { status, text } = await callAs(writer, seller, `/api/products/${id}`, input, "PUT");
    if (status !== 200) problems.push(`price: ${status} ${text.slice(0, 100)}`);
    const isSeen = (answer) =>
      hasText(`$${price}`)(answer) && hasText(`${stock} available`)(answer);
    seen.push(await timeUntil(reader, page, isSeen));
    if (!isSeen(await get(writer, page))) problems.push(`${price} is not on the writer's own page`);
  }
}

/** Sends wrong passwords to both servers in turn: they share one rate limit. */
async function countLogins({ urls }) {
  const statuses = [];
  for (let turn = 0; turn < LOGIN_ATTEMPTS; turn += 1) {
    const input = { email: "nobody.of.the.system.tests@example.com", password: "wrong-password" };
    const { status } = await callAs(urls[turn % urls.length], { cookie: "" }, "/api/login", input);
    statuses.push(status);
  }
  return statuses.filter((status) => status === 401).length;
}

/** Returns jobs that both servers ran although they were due once. */
async function findTwice(shop) {
  await shop.db.query("UPDATE job_states SET due_at = now(), locked_until = NULL");
  const [one = {}, other = {}] = await runJobs(shop);
  return Object.keys(one).filter((name) => name in other && !FREQUENT.includes(name));
}

/** Drops server a's traffic to Redis: it must still respond with current data. */
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
  const seen = await timeUntil(a, page, hasText("$77.77"));
  shop.proxies.redis.set({ kind: "pass" });
  return { slowest, seen };
}

/**
 * @param {object} shop of openSystemShop
 * @param {object} _database of openDatabase
 * @param {{ prices: number, seconds: number, seed: number }} options
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function growth(shop, _database, { prices, seconds, seed }) {
  const random = randomOf(seed);
  const { db, secret } = shop;
  const [seller, other] = await createAccounts(db, { role: "seller", count: 2, secret });
  const [admin] = await createAccounts(db, { role: "admin", count: 1, secret });
  const products = await createProducts(db, {
    seller: other,
    count: 20,
    stock: 1000,
    priceCents: 1999,
  });
  const run = { shop, seller, admin, random, products, seen: [], problems: [] };
  const published = await publishProduct(run);
  await changePrices(run, published, prices);
  const allowed = await countLogins(shop);
  const twice = await findTwice(shop);
  const cut = await cutRedis(run, published);
  const load = await killUnderLoad(run, { seconds, random });
  return report({ run, published, allowed, twice, cut, load, seed });
}

function report({ run, published, allowed, twice, cut, load, seed }) {
  const { shop, seen, problems, history } = run;
  const ms = (value) => `${Math.round(value)}ms`;
  const figures = {
    redis: shop.redis,
    changes: seen.length,
    seen_p50: ms(percentile(seen, 0.5)),
    seen_max: ms(Math.max(...seen)),
    logins: allowed,
    jobs_twice: twice.length,
    cut_slowest: ms(cut.slowest),
    cut_seen: ms(cut.seen),
    requests: load.requests,
    orders: load.orders,
    again: load.again,
    lost: load.lost + load.missing,
    doubled: load.doubled,
    seed,
  };
  const rules = {
    "a product was visible before its approval": !published.wasHidden,
    "a change was visible too late": Math.max(...seen) > SEEN_BAR_MS,
    "the servers do not share the limit of sign-ins": allowed !== MAX_FAILED_LOGINS,
    [`ran twice: ${twice.join(", ")}`]: twice.length > 0,
    "without Redis a response took too long": cut.slowest > CUT_BAR_MS,
    "without Redis a change was visible too late": cut.seen > SEEN_BAR_MS,
    "requests were lost": load.lost + load.missing > 0,
    "orders were doubled": load.doubled > 0,
  };
  const broken = Object.keys(rules).filter((name) => rules[name]);
  return { line: lineOf("cluster", figures), problems: [...problems, ...broken], history };
}
