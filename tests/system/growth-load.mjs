// Readers and buyers at two servers, one of which is killed. Failed requests are sent to the other, as a load balancer
// does.
import { setTimeout as sleep } from "node:timers/promises";

import { place, retryUntilConfirmed } from "./buying.mjs";
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { createAccounts } from "./people.mjs";

const READERS = 12;
const WRITERS = 4;
const BUYERS_EACH = 60;
const MAX_ATTEMPTS = 20;

/** Requests one random page or list after the other. */
async function readPages(run, random, isOver) {
  const { shop, paths, load } = run;
  while (!isOver()) {
    const first = random.int(0, 1);
    const path = random.pick(paths);
    let response = { status: 0 };
    for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
      response = await call(shop.urls[(first + tried) % 2], { method: "GET", path });
      if (response.status > 0 && response.status < 500) break;
      load.again += 1;
      await sleep(50);
    }
    load.requests += 1;
    if (response.status !== 200) load.lost += 1;
  }
}

async function buyOn(run, buyers, products, isOver) {
  const { shop, load } = run;
  let turn = 0;
  for (const buyer of buyers) {
    if (isOver()) return;
    const items = [{ productId: products[turn % products.length].id, quantity: 1 }];
    const placed = await retryUntilConfirmed((tried) => {
      if (tried > 0) load.again += 1;
      return place(run, shop.urls[(turn + tried) % 2], { buyer, items });
    });
    load.requests += 1;
    if (placed.outcome !== "ok") load.lost += 1;
    turn += 1;
    await sleep(50);
  }
}

/** Counts acknowledged orders that are missing, and buyers with more than one order. */
async function countBroken({ db }, history, buyers) {
  const { rows } = await db.query(
    "SELECT buyer_id, count(*)::int AS count FROM orders WHERE buyer_id = ANY ($1) GROUP BY 1",
    [buyers.map(({ id }) => id)],
  );
  const acknowledged = new Set(
    history.ofKind("place").flatMap(({ outcome, key }) => (outcome === "ok" ? [key] : [])),
  );
  return {
    missing: Math.max(0, acknowledged.size - rows.length),
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}

/** Kills a server under load. @param {{ shop: object, products: object[] }} run receives the history and the counts */
export async function killUnderLoad(run, { seconds, random }) {
  const { shop, products } = run;
  const { db, secret } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS_EACH * WRITERS, secret });
  run.history = createHistory();
  run.load = { requests: 0, again: 0, lost: 0 };
  run.paths = [
    "/",
    "/shop",
    "/api/products?limit=12",
    ...products.map(({ id }) => `/product/${id}`),
  ];
  let isOver = false;
  const people = [
    ...Array.from({ length: READERS }, () => readPages(run, random.fork(), () => isOver)),
    ...Array.from({ length: WRITERS }, (_, index) =>
      buyOn(
        run,
        buyers.slice(BUYERS_EACH * index, BUYERS_EACH * (index + 1)),
        products,
        () => isOver,
      ),
    ),
  ];
  const [victim] = random.shuffle(shop.servers);
  await sleep(seconds * 300);
  await victim.kill();
  await sleep(seconds * 700);
  isOver = true;
  await Promise.all(people);
  await victim.start();
  const orders = run.history.ofKind("place").filter(({ outcome }) => outcome === "ok").length;
  return { ...run.load, orders, ...(await countBroken(shop, run.history, buyers)) };
}
