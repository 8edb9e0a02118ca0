// Searches and suggestions as people ask them, at eight connections, and what a size costs more than a smaller one. In
// somebody's name: what a visitor asks for may come from the answers that are kept. A shop remembers what many ask for, so
// what nobody has asked for yet is measured by itself; as visitors ask, for whom no answer to it can be kept either.
// The smaller size is measured in the same rounds, by a second shop: an hour later a machine is not the same.
import pg from "pg";

import { percentile } from "../system/history.mjs";
import { compare } from "./compare.mjs";
import { makeSearches } from "./fill/catalogue.mjs";
import { asQuery, SEARCHES, TYPED } from "./queries.mjs";
import { openPiece } from "./sample.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

const CONNECTIONS = 8;
const P95_MS = 40;
/** A million may cost so many times what a thousand does. */
const GROWTH = 4;

/** How long the same driver takes to read a row by its key, as many at once. */
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

/** Many times as many as are asked for until they are measured. */
const NEW = 60_000;

const KNOWN = {
  suggestions: suggestionsFor([...TYPED, ...words]),
  ...Object.fromEntries(
    Object.entries(SEARCHES).map(([name, list]) => [`search, ${name}`, searchesFor(list)]),
  ),
  "search, all kinds": searchesFor(words),
};

function newOnes(size) {
  const all = makeSearches(NEW, size);
  const every = (rest) => all.filter((_, at) => at % 2 === rest);
  return {
    "suggestions, each for the first time": suggestionsFor(every(0)),
    "search, each for the first time": searchesFor(every(1)),
  };
}

/** The limits are for 100,000 products; a million may cost as much more as it may grow. */
const limitOf = (size) => (size > 100_000 ? P95_MS * GROWTH : P95_MS);

/**
 * Has the shop forget what it remembers of searches: a price changes. There are fewer searches of a small market than a
 * shop answers until it is warm, so many would be asked for once more.
 */
async function forgetting(house) {
  const { setPrice } = await openPiece(house);
  let turn = 0;
  return async () => {
    turn += 1;
    await setPrice(`${50 + turn}.25`);
    // What is known of words is read anew, once for all.
    await fetch(house.shop.url + KNOWN["search, no hit"][0]);
  };
}

/** What is asked of a shop, by name. */
async function targetsOf(house) {
  const { shop, buyer, size } = house;
  const asked = (paths, headers) => ({ url: shop.url, paths, connections: CONNECTIONS, headers });
  const before = await forgetting(house);
  return Object.fromEntries([
    ...Object.entries(KNOWN).map(([name, paths]) => [name, asked(paths, { cookie: buyer.cookie })]),
    ...Object.entries(newOnes(size)).map(([name, paths]) => [
      name,
      { ...asked(paths, {}), before },
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
export async function searches(house) {
  const { size, beside } = house;
  const small = beside && { ...(await beside.open()), size: beside.size };
  const targets = await targetsOf(house);
  const others = small ? await targetsOf(small) : {};
  const otherOf = (name) => `${name}, beside`;
  const turns = Object.entries(targets).flatMap(([name, target]) => [
    [name, target],
    ...(small ? [[otherOf(name), others[name]]] : []),
  ]);
  const key = await readByKey(house);
  const { figures, call, pace } = await compare(house, Object.fromEntries(turns));
  await small?.close();
  return Object.keys(targets).flatMap((name) => {
    const smaller = small && { size: small.size, figures: figures[otherOf(name)] };
    return rowsOf({ size, name, figures: figures[name], smaller }, { call, key, pace });
  });
}
