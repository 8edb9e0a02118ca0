// Searches and suggestions at eight connections, and the cost of a larger catalogue. Known terms are searched as a
// signed-in buyer, since responses to visitors may be cached. Frequent results are memoized, so new terms are measured
// separately, as a visitor: a response to them cannot be cached yet. The smaller catalogue is measured in the same
// rounds by a second shop.
import pg from "pg";

import { percentile } from "../system/history.mjs";
import { compare } from "./compare.mjs";
import { createSearches } from "./fill/catalogue.mjs";
import { asQuery, SEARCHES, TYPED } from "./queries.mjs";
import { openSampleProduct } from "./sample.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

const CONNECTIONS = 8;
const P95_MS = 40;
/** Maximum cost of a million products relative to a thousand. */
const GROWTH = 4;

/** Returns the median time of a read by key with the same driver and concurrency. */
async function readByKey({ database, products, seconds }) {
  const pool = new pg.Pool({ connectionString: database, max: CONNECTIONS });
  const times = [];
  const until = performance.now() + seconds * 1000;
  const connection = async (_, number) => {
    for (let turn = number; performance.now() < until; turn += CONNECTIONS) {
      const began = performance.now();
      await pool.query("SELECT * FROM products WHERE id = $1", [products[turn % products.length]]);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  await pool.end();
  return percentile(times, 0.5);
}

const words = Object.values(SEARCHES).flat();
const searchesFor = (list) =>
  list.map(asQuery("search")).map((query) => `/api/products?limit=24&${query}`);

const suggestionsFor = (list) =>
  list.map(asQuery("q")).map((query) => `/api/search/suggestions?${query}`);

/** Number of new searches, far more than are requested during the warm-up. */
const NEW = 60_000;

const KNOWN = {
  suggestions: suggestionsFor([...TYPED, ...words]),
  ...Object.fromEntries(
    Object.entries(SEARCHES).map(([name, list]) => [`search, ${name}`, searchesFor(list)]),
  ),
  "search, all kinds": searchesFor(words),
};

function newOnes(size) {
  const all = createSearches(NEW, size);
  const every = (rest) => all.filter((_, at) => at % 2 === rest);
  return {
    "suggestions, each for the first time": suggestionsFor(every(0)),
    "search, each for the first time": searchesFor(every(1)),
  };
}

/** Returns the limit of a size: that of 100,000 products, or GROWTH times as much. */
const limitOf = (size) => (size > 100_000 ? P95_MS * GROWTH : P95_MS);

/**
 * Returns a function that invalidates memoized search results by a price change. A small market has fewer distinct
 * searches than the warm-up requests, so some would be repeated.
 */
async function createInvalidation(context) {
  const { setPrice } = await openSampleProduct(context);
  let turn = 0;
  return async () => {
    turn += 1;
    await setPrice(`${50 + turn}.25`);
    // Loads the index of words again, once for all following searches.
    await fetch(context.shop.url + KNOWN["search, no hit"][0]);
  };
}

/** Returns the targets of a shop by name. */
async function targetsOf(context) {
  const { shop, buyer, size } = context;
  const target = (paths, headers) => ({ url: shop.url, paths, connections: CONNECTIONS, headers });
  const before = await createInvalidation(context);
  return Object.fromEntries([
    ...Object.entries(KNOWN).map(([name, paths]) => [
      name,
      target(paths, { cookie: buyer.cookie }),
    ]),
    ...Object.entries(newOnes(size)).map(([name, paths]) => [
      name,
      { ...target(paths, {}), before },
    ]),
  ]);
}

function rowsOf({ size, name, figures, smaller }, { call, key, pace }) {
  const cost = figures.p50 / call.p50;
  const ratios = `${cost.toFixed(1)} x a minimal call, ${(figures.p50 / key).toFixed(1)} x a read by key`;
  const speed = judgeTime({
    what: `${name}: p95`,
    ms: figures.p95,
    pace,
    below: limitOf(size),
    detail: `${figuresOf(figures)}; ${ratios}`,
  });
  const growth =
    smaller &&
    judge({
      what: `${name}: cost / that of ${smaller.size} products`,
      figure: figures.p50 / smaller.figures.p50,
      below: GROWTH,
      detail: figuresOf(smaller.figures),
    });
  return [speed, refuseBad(name, figures), ...(growth ? [growth] : [])];
}

/** @returns {Promise<object[]>} rows */
export async function searches(context) {
  const { size, beside } = context;
  const small = beside && { ...(await beside.open()), size: beside.size };
  const targets = await targetsOf(context);
  const others = small ? await targetsOf(small) : {};
  const otherOf = (name) => `${name}, beside`;
  const turns = Object.entries(targets).flatMap(([name, target]) => [
    [name, target],
    ...(small ? [[otherOf(name), others[name]]] : []),
  ]);
  const key = await readByKey(context);
  const { figures, call, pace } = await compare(context, Object.fromEntries(turns));
  await small?.close();
  return Object.keys(targets).flatMap((name) => {
    const smaller = small && { size: small.size, figures: figures[otherOf(name)] };
    return rowsOf({ size, name, figures: figures[name], smaller }, { call, key, pace });
  });
}
