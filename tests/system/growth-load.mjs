// Readers and buyers at two servers, one of which is killed. Failed requests are sent to the other, as a load balancer
// does.
import { setTimeout as sleep } from "node:timers/promises";

import { requireValue } from "../bench/require-value.mjs";
import { place, retryUntilConfirmed } from "./buying.mjs";
import { createHistory, isAcknowledged } from "./history.mjs";
import { call } from "./http.mjs";
import { createAccounts } from "./people.mjs";
import { urlAt } from "./shop.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 * @import { History } from "./history.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {object} LoadRun
 * @property {SystemShop} shop
 * @property {Product[]} products
 * @property {History} history
 * @property {{ requests: number, again: number, lost: number }} counts `again`: repeated requests
 * @property {string[]} paths
 */

const READERS = 12;
const WRITERS = 4;
const BUYERS_EACH = 60;
const MAX_ATTEMPTS = 20;

/**
 * Requests one random page or list after the other.
 * @param {LoadRun} run
 * @param {Random} random
 * @param {() => boolean} isOver
 */
async function readPages(run, random, isOver) {
  const { shop, paths, counts } = run;
  while (!isOver()) {
    const first = random.int(0, 1);
    const path = random.pick(paths);
    let status = 0;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      ({ status } = await call(urlAt(shop, first + attempt), { method: "GET", path }));
      if (status > 0 && status < 500) break;
      counts.again += 1;
      await sleep(50);
    }
    counts.requests += 1;
    if (status !== 200) counts.lost += 1;
  }
}

/**
 * @param {LoadRun} run
 * @param {Person[]} buyers
 * @param {() => boolean} isOver
 */
async function buyOn(run, buyers, isOver) {
  const { shop, products, counts } = run;
  for (const [index, buyer] of buyers.entries()) {
    if (isOver()) return;
    const { id: productId } = requireValue(products[index % products.length], "product");
    const order = await retryUntilConfirmed((attempts) => {
      if (attempts > 0) counts.again += 1;
      return place(run, urlAt(shop, index + attempts), {
        buyer,
        items: [{ productId, quantity: 1 }],
      });
    });
    counts.requests += 1;
    if (order.outcome !== "ok") counts.lost += 1;
    await sleep(50);
  }
}

/**
 * Counts acknowledged orders that are missing, and buyers with more than one order.
 * @param {{ db: Pool }} shop
 * @param {History} history
 * @param {Person[]} buyers
 */
async function countBroken({ db }, history, buyers) {
  /** @type {QueryResult<{ buyer_id: number, count: number }>} */
  const { rows } = await db.query(
    "SELECT buyer_id, count(*)::int AS count FROM orders WHERE buyer_id = ANY ($1) GROUP BY 1",
    [buyers.map(({ id }) => id)],
  );
  const acknowledged = history.ofKind("place").filter(isAcknowledged);
  const keys = new Set(acknowledged.map(({ key }) => key));
  return {
    missing: Math.max(0, keys.size - rows.length),
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}

/**
 * Kills a server under load.
 * @param {{ shop: SystemShop, products: Product[] }} options
 * @param {{ seconds: number, random: Random }} load
 */
export async function killUnderLoad({ shop, products }, { seconds, random }) {
  const { db, secret } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS_EACH * WRITERS, secret });
  const lists = ["/", "/shop", "/api/products?limit=12"];
  /** @type {LoadRun} */
  const run = {
    shop,
    products,
    history: createHistory(),
    counts: { requests: 0, again: 0, lost: 0 },
    paths: [...lists, ...products.map(({ id }) => `/product/${id}`)],
  };
  let isOver = false;
  const people = [
    ...Array.from({ length: READERS }, () => readPages(run, random.fork(), () => isOver)),
    ...Array.from({ length: WRITERS }, (_, index) =>
      buyOn(run, buyers.slice(BUYERS_EACH * index, BUYERS_EACH * (index + 1)), () => isOver),
    ),
  ];
  const [victim] = random.shuffle(shop.servers);
  await sleep(seconds * 300);
  await victim.kill();
  await sleep(seconds * 700);
  isOver = true;
  await Promise.all(people);
  await victim.start();
  const { history, counts } = run;
  const orders = history.ofKind("place").filter(isAcknowledged).length;
  return { ...counts, orders, history, ...(await countBroken(shop, history, buyers)) };
}
