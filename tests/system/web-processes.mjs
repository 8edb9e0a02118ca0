// One server with two web processes: a process is killed during purchases, all are replaced under load, and a change is
// visible on both before the response to it.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { childrenOf } from "../../scripts/lib/command/processes.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { startServer } from "../../scripts/lib/server/web-server.mjs";
import { requireValue } from "../bench/require-value.mjs";
import { createCrew, pay, place, retryUntilConfirmed } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { callAs } from "./http.mjs";
import { createAccount, createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs } from "./shop.mjs";

/**
 * @import { Person, Product } from "./people.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {object} ProcessesRun
 * @property {SystemShop} shop
 * @property {Awaited<ReturnType<typeof openProcesses>>} server
 * @property {ReturnType<typeof createHistory>} history
 * @property {Person[]} buyers
 * @property {Person} seller
 * @property {Product[]} products
 * @property {string[]} problems
 */

const PROCESSES = 2;
const BUYERS_AT_ONCE = 8;
const READERS = 6;
const PRODUCTS = 40;
const RESTART_MS = 60_000;

/** New connections are given to the processes in turn, so that these reach each of them. */
const CONNECTIONS = 2 * PROCESSES;

/**
 * Starts the server of a shop with several processes, whose caches are in memory and not in Redis.
 * @param {SystemShop} shop
 */
async function openProcesses({ keeper, env, logs }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = path.join(logs, "web-processes.log");
  const serverEnv = {
    ...env,
    APP_URL: url,
    NEXTAUTH_URL: url,
    REDIS_URL: "",
    WEB_PROCESSES: String(PROCESSES),
  };
  const child = await startServer(keeper, { port, env: serverEnv, log });
  return {
    url,
    pid: child.pid,
    listPids: () => childrenOf(child.pid),
    /** @param {string} text */
    countLogged: (text) => fs.readFileSync(log, "utf8").split(text).length - 1,
    async close() {
      process.kill(child.pid, "SIGTERM");
      return (await child.status).code;
    },
  };
}

/**
 * Waits until a condition holds.
 * @param {() => boolean} condition
 * @returns {Promise<boolean>} false if it did not in time
 */
async function waitUntil(condition) {
  for (const until = Date.now() + RESTART_MS; Date.now() < until; await sleep(100)) {
    if (condition()) return true;
  }
  return false;
}

/**
 * Requests a path over a connection of the agent. Returns the text, or the failure.
 * @param {string} url
 * @param {string} requestPath
 * @param {http.Agent | false} agent
 * @returns {Promise<{ status: number, text: string }>}
 */
function read(url, requestPath, agent) {
  return new Promise((resolve) => {
    const request = http.get(url + requestPath, { agent }, async (response) => {
      const chunks = await response.toArray().catch(() => null);
      const status = chunks ? (response.statusCode ?? 0) : 0;
      resolve({ status, text: String(Buffer.concat(chunks ?? [])) });
    });
    request.once("error", ({ message }) => resolve({ status: 0, text: message }));
  });
}

/**
 * Saves a price and reads the product at once on new connections to all processes.
 * @param {ProcessesRun} run
 * @param {number} count
 */
async function changePrices({ server, seller, products, problems }, count) {
  const { id } = requireValue(products[0], "product");
  for (let change = 0; change < count; change += 1) {
    const price = `${20 + change}.${10 + change}`;
    const input = {
      title: "A product that many want",
      description: "Made for a test, with love.",
      price,
      category: "Arts & Crafts",
      imageUrl: "/illustrations/mesob.svg",
      stock: 1_000,
    };
    const { status, text } = await callAs(server.url, seller, `/api/products/${id}`, input, "PUT");
    if (status !== 200) problems.push(`price: ${status} ${text.slice(0, 100)}`);
    const pages = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => read(server.url, `/product/${id}`, false)),
    );
    const outdated = pages.filter((page) => !page.text.includes(`$${price}`)).length;
    if (outdated > 0) problems.push(`${outdated} of ${pages.length} pages are without $${price}`);
  }
}

/**
 * Places and pays orders, and kills a process in the middle.
 * @param {ProcessesRun} run
 */
async function buyWhileKilling(run) {
  const { server, buyers, products } = run;
  const crew = createCrew(BUYERS_AT_ONCE);
  const before = server.listPids();
  let repeated = 0;
  for (const [index, buyer] of buyers.entries()) {
    if (index === Math.floor(buyers.length / 3)) {
      process.kill(requireValue(before[0], "web process"), "SIGKILL");
    }
    const { id: productId } = requireValue(products[1 + (index % (PRODUCTS - 1))], "product");
    await crew.begin(async () => {
      const order = await retryUntilConfirmed((attempts) => {
        repeated += attempts > 0 ? 1 : 0;
        return place(run, server.url, { buyer, items: [{ productId, quantity: 1 }] });
      });
      if (order.outcome === "ok") await retryUntilConfirmed(() => pay(run, order));
      else run.problems.push(`not bought: ${order.status} ${order.text.slice(0, 100)}`);
    });
  }
  await crew.finish();
  const isReplaced = await waitUntil(() => server.countLogged("Listening on port") > PROCESSES);
  if (!isReplaced || server.listPids().length !== PROCESSES)
    run.problems.push("the killed process was not replaced");
  return repeated;
}

/**
 * Replaces all processes while readers use their connections again and again.
 * @param {ProcessesRun} run
 */
async function restartUnderLoad({ server, products, problems }) {
  const before = server.listPids();
  const paths = [
    "/",
    "/shop?search=basket",
    ...products.slice(0, 4).map(({ id }) => `/product/${id}`),
  ];
  let isOver = false;
  let requests = 0;
  /** @type {string[]} */
  const failures = [];
  const reader = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let number = 0; !isOver; number += 1) {
      const { status, text } = await read(server.url, paths[number % paths.length] ?? "/", agent);
      requests += 1;
      if (status !== 200) failures.push(`${status} ${text.slice(0, 80)}`);
    }
    agent.destroy();
  };
  const readers = Array.from({ length: READERS }, reader);
  await sleep(500);
  process.kill(server.pid, "SIGHUP");
  const isReplaced = await waitUntil(() => server.countLogged("Web processes replaced") > 0);
  isOver = true;
  await Promise.all(readers);
  if (!isReplaced) problems.push("the processes were not replaced");
  const remaining = server.listPids().filter((pid) => before.includes(pid));
  if (remaining.length > 0)
    problems.push(`${remaining.length} processes are still the earlier ones`);
  problems.push(...failures.map((failure) => `while processes were replaced: ${failure}`));
  return { requests, failed: failures.length };
}

/**
 * @param {SystemShop} shop
 * @param {unknown} _database
 * @param {{ purchases: number, prices: number, seed: number }} options
 */
export async function webProcesses(shop, _database, { purchases, prices, seed }) {
  const { db, secret, fake } = shop;
  const server = await openProcesses(shop);
  await fake.setWebhooks({ targets: [server.url] });
  const seller = await createAccount(db, { role: "seller", secret });
  const random = randomOf(seed);
  const buyers = random.shuffle(
    await createAccounts(db, { role: "buyer", count: purchases, secret }),
  );
  const products = await createProducts(db, {
    seller,
    count: PRODUCTS,
    stock: 1_000,
    priceCents: 1999,
  });
  const history = createHistory();
  /** @type {ProcessesRun} */
  const run = { shop, server, history, buyers, seller, products, problems: [] };
  const served = { ...shop, urls: [server.url] };

  await changePrices(run, prices);
  const stopJobs = driveJobs(served);
  const repeated = await buyWhileKilling(run);
  const restart = await restartUnderLoad(run);
  await stopJobs();
  const { left } = await drainJobs(served);
  const check = await checkAll({ ...shop, books: await fake.readBooks(), history });
  const code = await server.close();
  await fake.setWebhooks({ targets: shop.urls });

  const figures = {
    purchases,
    repeated,
    paid: check.paid,
    lost: check.lost,
    doubled: check.doubled,
    invariants: check.invariants,
    prices,
    requests: restart.requests,
    failed: restart.failed,
    seed,
  };
  const rules = {
    [`${left} payments or outbox effects are pending`]: left > 0,
    [`the server ended with ${code}`]: code !== 0,
  };
  const broken = Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
  const problems = [...run.problems, ...check.problems, ...broken];
  return { line: lineOf("processes", figures), problems, history };
}
