// Responses during an outage: each succeeds, or reports within five seconds in the visitor's language that the shop is
// unavailable. Cached pages are served as usual.
import { setTimeout as sleep } from "node:timers/promises";

import { place } from "./buying.mjs";
import { call } from "./http.mjs";

/** Maximum response time during an outage. */
export const MAX_RESPONSE_MS = 5_000;
const RECOVERY_MS = 30_000;
const CLIENTS_PER_SERVER = 4;
const MAX_CACHE_REQUESTS = 50;

const SENTENCE = {
  en: "Shaafi Marketplace is temporarily unavailable. Try again in a few minutes.",
  so: "Shaafi Marketplace ku-meelgaar ahaan lama heli karo. Dhowr daqiiqo kaddib isku day mar kale.",
  om: "Shaafi Marketplace yeroof hin argamu. Daqiiqaa muraasa booda irra deebi’ii yaali.",
  am: "ሱቁ ለአፍታ እያረፈ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
  ar: "المتجر في استراحة قصيرة. يرجى المحاولة بعد قليل.",
};
const LANGUAGES = Object.keys(SENTENCE);

/** @param {{ cookie?: string, language?: string }} visitor */
function seePage(url, path, { cookie = "", language = "en" } = {}) {
  const cookies = [cookie, `NEXT_LOCALE=${language}`].filter(Boolean).join("; ");
  return call(url, { method: "GET", path, headers: { accept: "text/html", cookie: cookies } });
}

/** Message of a response that refuses a write because a disk is full. */
const FULL = "Our storage is full right now. Nothing was changed.";

/** Returns the problem of a response that reports an outage, or null. */
function problemOf({ status, headers, text }, { isPage, language = "en", isFull = false }) {
  if (isFull && !isPage && status === 507 && text.includes(FULL)) return null;
  if (status !== 503) return `${status} ${text.slice(0, 80)}`;
  if (!(Number(headers["retry-after"]) > 0)) return "503 without Retry-After";
  const type = isPage ? "text/html" : "text/plain";
  if (!headers["content-type"]?.startsWith(type)) return `503 as ${headers["content-type"]}`;
  const hasLanguage = !isPage || text.includes(`<html lang="${language}"`);
  return hasLanguage && text.includes(SENTENCE[language]) ? null : `503: ${text.slice(0, 80)}`;
}

/**
 * Creates the requests that are sent during a fault, by kind. `isCached`: the page is cached and must respond with 200
 * all the time, although sales invalidate it.
 */
function createRequests({ buyers, products, random }) {
  let next = 0;
  const fresh = () => products[next++ % products.length];
  const cached = ["/", "/shop", `/product/${products[0].id}`];
  const get = (url, path, cookie = "") => call(url, { method: "GET", path, headers: { cookie } });
  return {
    cached,
    list: [
      { name: "cached page", isCached: true, ask: (url) => seePage(url, random.pick(cached)) },
      {
        name: "revalidated page",
        isPage: true,
        ask: (url, language) => seePage(url, `/product/${fresh().id}`, { language }),
      },
      {
        name: "new page",
        isPage: true,
        ask: (url, language) => seePage(url, `/shop?search=mesob+${next++}`, { language }),
      },
      {
        name: "own page",
        isPage: true,
        ask: (url, language) => seePage(url, "/orders", { ...random.pick(buyers), language }),
      },
      { name: "public call", ask: (url) => get(url, `/api/products/${fresh().id}`) },
      { name: "own call", ask: (url) => get(url, "/api/me", random.pick(buyers).cookie) },
    ],
  };
}

/** Requests pages on every server until they are served from its cache. */
async function cachePages({ shop }, paths) {
  for (const url of shop.urls) for (const path of paths) await cachePage(url, path);
}

async function cachePage(url, path) {
  for (let visit = 0; visit < MAX_CACHE_REQUESTS; visit += 1) {
    const { headers } = await seePage(url, path);
    if (headers["x-nextjs-cache"] === "HIT") return;
    await sleep(100);
  }
  throw new Error(`${path} was not cached`);
}

/** Yields each pair of buyer and product as a cart, once. */
function* cartsOf({ buyers, products }) {
  for (const product of products) {
    for (const buyer of buyers) yield { buyer, items: [{ productId: product.id, quantity: 1 }] };
  }
}

/** Places an order. The response is 200 or 503; the final checks detect an unacknowledged order. */
async function buy(run, url) {
  const { value: cart } = run.carts.next();
  const placed = await place(run, url, cart);
  record(
    run,
    "order",
    placed,
    placed.status === 503 ? null : problemOf({ headers: {}, ...placed }, run),
  );
}

function record({ seen, problems }, name, { status, ms }, problem) {
  seen.asked += 1;
  seen.slowest = Math.max(seen.slowest, ms);
  if (status === 503 || status === 507) seen.refused += 1;
  if (status === 200 || problem === null) {
    if (ms <= MAX_RESPONSE_MS) return;
    problems.push(`${name}: ${status} after ${Math.round(ms)} ms`);
  } else problems.push(`${name}: ${problem}`);
}

async function sendOne(run, url, request) {
  const language = request.isPage ? run.random.pick(LANGUAGES) : "en";
  const response = await request.ask(url, language);
  const isBad = request.isCached && response.status !== 200;
  record(
    run,
    request.name,
    response,
    isBad
      ? `${response.status}`
      : problemOf(response, { ...request, language, isFull: run.isFull }),
  );
}

/** Sends requests and orders to one server until the fault is over. */
async function sendRequests(run, url, isOver) {
  while (!isOver()) {
    for (const request of run.questions.list) await sendOne(run, url, request);
    await buy(run, url);
    await sleep(50);
  }
}

/** Returns the time until every kind of request succeeds on all servers, in ms. */
async function timeRecovery({ questions }, urls) {
  const start = performance.now();
  const isWell = async (url, { ask }) => (await ask(url, "en")).status === 200;
  const wait = async (url, request) => {
    while (performance.now() - start < RECOVERY_MS && !(await isWell(url, request))) {
      await sleep(50);
    }
  };
  await Promise.all(urls.flatMap((url) => questions.list.map((request) => wait(url, request))));
  return performance.now() - start;
}

/**
 * Sends requests to some servers while `fault` lasts, and measures how long they need to recover by themselves.
 * @param {object} run collects the figures and problems
 * @param {() => Promise<void>} fault causes a fault, waits and ends it
 * @returns {Promise<number>} duration of the recovery, in ms
 */
export async function observeDuring(run, urls, fault) {
  let isOver = false;
  const people = urls.flatMap((url) =>
    Array.from({ length: CLIENTS_PER_SERVER }, () => sendRequests(run, url, () => isOver)),
  );
  await fault();
  const recovered = await timeRecovery(run, urls);
  isOver = true;
  await Promise.all(people);
  return recovered;
}

/** Prepares a run: its requests, its carts and the pages in the cache. */
export async function prepareObservation(run) {
  run.questions = createRequests(run);
  run.carts = cartsOf(run);
  run.seen = { asked: 0, refused: 0, slowest: 0 };
  await cachePages(run, run.questions.cached);
}
