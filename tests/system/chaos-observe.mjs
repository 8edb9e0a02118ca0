// Responses during an outage: each succeeds, or reports within five seconds in the visitor's language that the shop is
// unavailable. Cached pages are served as usual.
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { requireValue } from "../bench/require-value.mjs";
import { place } from "./buying.mjs";
import { call } from "./http.mjs";

/**
 * @import { Cart } from "./buying.mjs"
 * @import { ChaosRun, ChaosSetting } from "./chaos.mjs"
 * @import { HttpResponse } from "./http.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 *
 * @typedef {object} ObservedRequest
 * @property {string} name
 * @property {boolean} [isCached] whether the page is cached and must respond with 200 all the time, although sales
 *   invalidate it
 * @property {boolean} [isPage]
 * @property {(url: string, language: string) => Promise<HttpResponse>} send
 *
 * @typedef {object} Observations
 * @property {number} requests
 * @property {number} refused
 * @property {number} slowest in ms
 * @property {number} [restarts] of PostgreSQL
 * @property {number} [panics] of PostgreSQL
 * @property {() => Promise<{ restarts: number, panics: number }>} [stopManaging]
 *
 * @typedef {object} Observation
 * @property {ObservedRequest[]} requests
 * @property {Iterator<Cart, void>} carts
 * @property {Observations} observations
 */

/** Maximum response time during an outage. */
export const MAX_RESPONSE_MS = 5_000;
const RECOVERY_MS = 30_000;
const CLIENTS_PER_SERVER = 4;
const MAX_CACHE_REQUESTS = 50;

const LANGUAGES = ["en", "so", "om", "am", "ar"];

/**
 * The text of an unavailable page, by language.
 * @type {Record<string, string>}
 */
const SENTENCE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(`../../messages/${language}.json`, import.meta.url);
    const messages = JSON.parse(fs.readFileSync(file, "utf8"));
    return [language, messages.errors.databaseDown];
  }),
);

/**
 * @param {string} url of the server
 * @param {string} path
 * @param {{ cookie?: string, language?: string }} visitor
 */
function requestPage(url, path, { cookie = "", language = "en" } = {}) {
  const cookies = [cookie, `NEXT_LOCALE=${language}`].filter(Boolean).join("; ");
  return call(url, { method: "GET", path, headers: { accept: "text/html", cookie: cookies } });
}

/** Message of a response that refuses a write because a disk is full. */
const FULL = "Our storage is full right now. Nothing was changed.";

/**
 * Returns the problem of a response that reports an outage, or null.
 * @param {Pick<HttpResponse, "status" | "headers" | "text">} response
 * @param {{ isPage?: boolean, language?: string, isFull?: boolean }} request
 */
function problemOf({ status, headers, text }, { isPage = false, language = "en", isFull = false }) {
  if (isFull && !isPage && status === 507 && text.includes(FULL)) return null;
  if (status !== 503) return `${status} ${text.slice(0, 80)}`;
  if (!(Number(headers["retry-after"]) > 0)) return "503 without Retry-After";
  const type = isPage ? "text/html" : "text/plain";
  if (!headers["content-type"]?.startsWith(type)) return `503 as ${headers["content-type"]}`;
  const hasLanguage = !isPage || text.includes(`<html lang="${language}"`);
  return hasLanguage && text.includes(requireValue(SENTENCE[language], "sentence"))
    ? null
    : `503: ${text.slice(0, 80)}`;
}

/**
 * Creates the requests that are sent during a fault, by kind.
 * @param {{ buyers: Person[], products: Product[], random: Random }} options
 */
function createRequests({ buyers, products, random }) {
  let next = 0;
  const nextProduct = () => requireValue(products[next++ % products.length], "product");
  const [firstProduct] = products;
  const cachedPaths = ["/", "/shop", `/product/${firstProduct?.id}`];
  /**
   * @param {string} url of the server
   * @param {string} path
   */
  const get = (url, path, cookie = "") => call(url, { method: "GET", path, headers: { cookie } });
  /** @type {ObservedRequest[]} */
  const requests = [
    {
      name: "cached page",
      isCached: true,
      send: (url) => requestPage(url, random.pick(cachedPaths)),
    },
    {
      name: "revalidated page",
      isPage: true,
      send: (url, language) => requestPage(url, `/product/${nextProduct().id}`, { language }),
    },
    {
      name: "new page",
      isPage: true,
      send: (url, language) => requestPage(url, `/shop?search=mesob+${next++}`, { language }),
    },
    {
      name: "own page",
      isPage: true,
      send: (url, language) => requestPage(url, "/orders", { ...random.pick(buyers), language }),
    },
    { name: "public call", send: (url) => get(url, `/api/products/${nextProduct().id}`) },
    { name: "own call", send: (url) => get(url, "/api/me", random.pick(buyers).cookie) },
  ];
  return { cachedPaths, requests };
}

/**
 * Requests pages on every server until they are served from its cache.
 * @param {ChaosSetting} run
 * @param {string[]} paths
 */
async function cachePages({ shop }, paths) {
  for (const url of shop.urls) for (const path of paths) await cachePage(url, path);
}

/**
 * @param {string} url of the server
 * @param {string} path
 */
async function cachePage(url, path) {
  for (let visit = 0; visit < MAX_CACHE_REQUESTS; visit += 1) {
    const { headers } = await requestPage(url, path);
    if (headers["x-nextjs-cache"] === "HIT") return;
    await sleep(100);
  }
  throw new Error(`${path} was not cached`);
}

/**
 * Yields each pair of buyer and product as a cart, once.
 * @param {{ buyers: Person[], products: Product[] }} options
 * @returns {Generator<Cart, void>}
 */
function* cartsOf({ buyers, products }) {
  for (const product of products) {
    for (const buyer of buyers) yield { buyer, items: [{ productId: product.id, quantity: 1 }] };
  }
}

/**
 * Returns the next cart of a run.
 * @param {ChaosRun} run
 */
export const nextCart = ({ carts }) => requireValue(carts.next().value ?? undefined, "cart");

/**
 * Places an order. The response is 200 or 503; the final checks detect an unacknowledged order.
 * @param {ChaosRun} run
 * @param {string} url of the server
 */
async function buy(run, url) {
  const order = await place(run, url, nextCart(run));
  const { isFull = false } = run;
  const problem = order.status === 503 ? null : problemOf({ ...order, headers: {} }, { isFull });
  record(run, order, { name: "order", problem });
}

/**
 * @param {ChaosRun} run
 * @param {{ status: number, ms: number }} response
 * @param {{ name: string, problem: string | null }} request
 */
function record({ observations, problems }, { status, ms }, { name, problem }) {
  observations.requests += 1;
  observations.slowest = Math.max(observations.slowest, ms);
  if (status === 503 || status === 507) observations.refused += 1;
  if (status === 200 || problem === null) {
    if (ms <= MAX_RESPONSE_MS) return;
    problems.push(`${name}: ${status} after ${Math.round(ms)} ms`);
  } else problems.push(`${name}: ${problem}`);
}

/**
 * @param {ChaosRun} run
 * @param {string} url of the server
 * @param {ObservedRequest} request
 */
async function sendOne(run, url, request) {
  const { isFull = false, random } = run;
  const language = request.isPage ? random.pick(LANGUAGES) : "en";
  const response = await request.send(url, language);
  const isUncached = request.isCached && response.status !== 200;
  const problem = isUncached
    ? `${response.status}`
    : problemOf(response, { ...request, language, isFull });
  record(run, response, { name: request.name, problem });
}

/**
 * Sends requests and orders to one server until the fault is over.
 * @param {ChaosRun} run
 * @param {string} url of the server
 * @param {() => boolean} isOver
 */
async function sendRequests(run, url, isOver) {
  while (!isOver()) {
    for (const request of run.requests) await sendOne(run, url, request);
    await buy(run, url);
    await sleep(50);
  }
}

/**
 * Returns the time until every kind of request succeeds on all servers, in ms.
 * @param {ChaosRun} run
 * @param {string[]} urls
 */
async function timeRecovery({ requests }, urls) {
  const start = performance.now();
  /**
   * @param {string} url
   * @param {ObservedRequest} request
   */
  const wait = async (url, { send }) => {
    while (performance.now() - start < RECOVERY_MS && (await send(url, "en")).status !== 200) {
      await sleep(50);
    }
  };
  await Promise.all(urls.flatMap((url) => requests.map((request) => wait(url, request))));
  return performance.now() - start;
}

/**
 * Sends requests to some servers while `fault` lasts, and measures how long they need to recover by themselves.
 * @param {ChaosRun} run collects the figures and problems
 * @param {string[]} urls
 * @param {() => Promise<void>} fault causes a fault, waits and ends it
 * @returns {Promise<number>} duration of the recovery, in ms
 */
export async function observeDuring(run, urls, fault) {
  let isOver = false;
  const people = urls.flatMap((url) =>
    Array.from({ length: CLIENTS_PER_SERVER }, () => sendRequests(run, url, () => isOver)),
  );
  await fault();
  const recoveryMs = await timeRecovery(run, urls);
  isOver = true;
  await Promise.all(people);
  return recoveryMs;
}

/**
 * Prepares a run: its requests, its carts and the pages in the cache.
 * @param {ChaosSetting} run
 * @returns {Promise<Observation>}
 */
export async function prepareObservation(run) {
  const { cachedPaths, requests } = createRequests(run);
  await cachePages(run, cachedPaths);
  return { requests, carts: cartsOf(run), observations: { requests: 0, refused: 0, slowest: 0 } };
}
