// Searches and suggestions at eight connections, and the cost of a larger catalogue. Known terms are searched as a
// signed-in buyer, since responses to visitors may be cached. Frequent results are memoized, so new terms are measured
// separately, as a visitor: a response to them cannot be cached yet. The smaller catalogue is measured in the same
// rounds by a second shop.
import pg from "pg";

import { percentile } from "../system/history.mjs";
import { compare } from "./compare.mjs";
import { createSearches } from "./fill/catalogue.mjs";
import { asQuery, SEARCHES, TYPED } from "./queries.mjs";
import { requireValue } from "./require-value.mjs";
import { openSampleProduct } from "./sample.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Target } from "./compare.mjs"
 * @import { BenchShop } from "./environment.mjs"
 * @import { Figures } from "./load.mjs"
 * @import { Row } from "./table.mjs"
 *
 * @typedef {{ size: number, name: string, figures: Figures, smaller: { size: number, figures: Figures } | null }}
 *   Measurement of one target, and of the same target of the smaller market
 *
 * @typedef {{ call: Figures, key: number, pace: number }} References `key`: median milliseconds of a read by key
 */

const CONNECTIONS = 8;
const P95_MS = 40;
/** Maximum cost of a million products relative to a thousand. */
const GROWTH = 4;

/**
 * Returns the median time of a read by key with the same driver and concurrency.
 * @param {Pick<BenchContext, "database" | "products" | "seconds">} context
 */
async function readByKey({ database, products, seconds }) {
  const pool = new pg.Pool({ connectionString: database, max: CONNECTIONS });
  /** @type {number[]} */
  const times = [];
  const until = performance.now() + seconds * 1000;
  const connection = async (/** @type {unknown} */ _, /** @type {number} */ number) => {
    for (let read = number; performance.now() < until; read += CONNECTIONS) {
      const began = performance.now();
      await pool.query("SELECT * FROM products WHERE id = $1", [products[read % products.length]]);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  await pool.end();
  return percentile(times, 0.5);
}

const terms = Object.values(SEARCHES).flat();

/** @param {string[]} list */
const searchesFor = (list) =>
  list.map(asQuery("search")).map((query) => `/api/products?limit=24&${query}`);

/** @param {string[]} list */
const suggestionsFor = (list) =>
  list.map(asQuery("q")).map((query) => `/api/search/suggestions?${query}`);

/** Number of new searches, far more than are requested during the warm-up. */
const NEW = 60_000;

/** @type {Record<string, string[]>} */
const COMMON_PATHS = {
  suggestions: suggestionsFor([...TYPED, ...terms]),
  ...Object.fromEntries(
    Object.entries(SEARCHES).map(([name, list]) => [`search, ${name}`, searchesFor(list)]),
  ),
  "search, all kinds": searchesFor(terms),
};

/** A search without hits. */
const EMPTY_SEARCH = requireValue(searchesFor(SEARCHES["no hit"])[0], "search without hits");

/**
 * @param {number} size
 * @returns {Record<string, string[]>}
 */
function createNewPaths(size) {
  const all = createSearches(NEW, size);
  /** @param {number} remainder */
  const half = (remainder) => all.filter((_, index) => index % 2 === remainder);
  return {
    "suggestions, each for the first time": suggestionsFor(half(0)),
    "search, each for the first time": searchesFor(half(1)),
  };
}

/**
 * Returns the limit of a size: that of 100,000 products, or GROWTH times as much.
 * @param {number} size
 */
const limitOf = (size) => (size > 100_000 ? P95_MS * GROWTH : P95_MS);

/**
 * Returns a function that invalidates memoized search results by a price change. A small market has fewer distinct
 * searches than the warm-up requests, so some would be repeated.
 * @param {BenchShop} context
 */
async function createInvalidation(context) {
  const { setPrice } = await openSampleProduct(context);
  let changes = 0;
  return async () => {
    changes += 1;
    await setPrice(`${50 + changes}.25`);
    // Loads the index of words again, once for all following searches.
    await fetch(context.shop.url + EMPTY_SEARCH);
  };
}

/**
 * Returns the targets of a shop by name.
 * @param {BenchShop} context
 * @param {number} size number of products
 * @returns {Promise<[string, Target][]>}
 */
async function targetsOf(context, size) {
  const { shop, buyer } = context;
  /**
   * @param {string[]} paths
   * @param {Record<string, string>} headers
   * @returns {Target}
   */
  const target = (paths, headers) => ({ url: shop.url, paths, connections: CONNECTIONS, headers });
  const before = await createInvalidation(context);
  const cookie = buyer.cookie;
  /** @type {[string, Target][]} */
  const targets = [];
  for (const [name, paths] of Object.entries(COMMON_PATHS)) {
    targets.push([name, target(paths, { cookie })]);
  }
  for (const [name, paths] of Object.entries(createNewPaths(size))) {
    targets.push([name, { ...target(paths, {}), before }]);
  }
  return targets;
}

/**
 * @param {Measurement} measurement
 * @param {References} references
 */
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

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 * @throws {Error} over the seed's data
 */
export async function searches(context) {
  const size = requireValue(context.size ?? undefined, "size of the market");
  const smaller = context.smaller;
  const smallerShop = smaller && (await smaller.open());
  const targets = await targetsOf(context, size);
  const smallerTargets =
    smaller && smallerShop ? new Map(await targetsOf(smallerShop, smaller.size)) : null;
  /** @param {string} name */
  const smallerNameOf = (name) => `${name}, beside`;
  /** @type {[string, Target][]} */
  const alternating = [];
  for (const [name, target] of targets) {
    alternating.push([name, target]);
    const smallerTarget = smallerTargets?.get(name);
    if (smallerTarget) alternating.push([smallerNameOf(name), smallerTarget]);
  }
  const key = await readByKey(context);
  const { figures, call, pace } = await compare(context, Object.fromEntries(alternating));
  await smallerShop?.close();
  /** @param {string} name */
  const figuresFor = (name) => requireValue(figures[name], `figures of ${name}`);
  return targets.flatMap(([name]) =>
    rowsOf(
      {
        size,
        name,
        figures: figuresFor(name),
        smaller: smaller && { size: smaller.size, figures: figuresFor(smallerNameOf(name)) },
      },
      { call, key, pace },
    ),
  );
}
