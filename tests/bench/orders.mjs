// Whole orders: the call that holds the pieces and opens the payment, and the webhook that says it was paid.

import { bodyOf, sign } from "../system/fake-stripe/events.mjs";
import { percentile } from "../system/history.mjs";
import { call, callAs } from "../system/http.mjs";
import { createAccounts, createProducts } from "../system/people.mjs";
import { paceOf } from "./compare.mjs";
import { judge, judgeTime } from "./table.mjs";

const CONNECTIONS = 32;
const SPREAD = { products: 500, atLeast: 100 };
const HOT = { products: 1, atLeast: 60 };
const P95_MS = 400;
const BUYERS = 4_000;
/** What is compiled after the first hundreds of orders makes half the work of each. */
const WARM_ORDERS = 4_000;
const WARM_SECONDS = 15;

/** Events are known by their names, also to the shop of an earlier run. */
const RUN = Date.now().toString(36);

let events = 0;

/** What Stripe sends when a card was charged. */
function paidEvent({ clientSecret, orderId, amount }) {
  events += 1;
  const object = {
    id: clientSecret.split("_secret_")[0],
    object: "payment_intent",
    amount,
    amount_received: amount,
    currency: "usd",
    status: "succeeded",
    metadata: { orderId: String(orderId) },
  };
  const created = Math.floor(Date.now() / 1000);
  return bodyOf({
    id: `evt_bench_${RUN}_${events}`,
    type: "payment_intent.succeeded",
    created,
    object,
  });
}

async function orderOnce({ shop, webhookSecret }, buyer, productId) {
  const items = [{ productId, quantity: 1 }];
  const placed = await callAs(shop.url, buyer, "/api/create-payment-intent", { items });
  if (placed.status !== 200) return { isBad: true, times: [placed.ms] };
  const body = paidEvent(JSON.parse(placed.text));
  const headers = {
    "content-type": "application/json",
    "stripe-signature": sign(body, webhookSecret),
  };
  const told = await call(shop.url, { path: "/api/webhooks/stripe", body, headers });
  return { isBad: told.status !== 200, times: [placed.ms, told.ms] };
}

/** Buyers order, so many at once, each something else than the last time. */
async function orderFor(house, buyers, products) {
  const done = [];
  const began = performance.now();
  const until = began + house.seconds * 1000;
  let turn = 0;
  const hand = async () => {
    while (performance.now() < until && turn < buyers.length) {
      const mine = turn++;
      done.push(await orderOnce(house, buyers[mine], products[mine % products.length].id));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, hand));
  return { done, seconds: (performance.now() - began) / 1000 };
}

async function countPaid(db, products) {
  const { rows } = await db.query(
    `SELECT count(*)::int AS paid FROM order_lines l JOIN orders o ON o.id = l.order_id
     WHERE l.product_id = ANY ($1) AND o.paid_at IS NOT NULL`,
    [products.map(({ id }) => id)],
  );
  return rows[0].paid;
}

async function measure(house, name, { products: count, atLeast }) {
  const { db, secret, seller } = house;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const products = await createProducts(db, { seller, count, stock: 100_000, priceCents: 1_500 });
  const { done, seconds } = await orderFor(house, buyers, products);
  const bad = done.filter(({ isBad }) => isBad).length;
  const paid = await countPaid(db, products);
  const pace = await paceOf(house);
  const rate = (paid * pace) / seconds;
  const p95 = percentile(
    done.flatMap(({ times }) => times),
    0.95,
  );
  const detail = `${paid} paid of ${done.length} in ${seconds.toFixed(1)} s`;
  return [
    judge({ what: `orders, ${name}`, figure: rate, unit: "/s", atLeast, detail }),
    judgeTime({ what: `orders, ${name}: p95 of a call`, ms: p95, pace, below: P95_MS, detail }),
    judge({
      what: `orders, ${name}: refused or unpaid`,
      figure: bad + done.length - paid,
      below: 1,
    }),
  ];
}

/** Orders until the server is as it is in a shop that has been open for a while. */
async function warmFor(house) {
  const { db, secret, seller } = house;
  const { products: count } = SPREAD;
  const buyers = await createAccounts(db, { role: "buyer", count: WARM_ORDERS, secret });
  const products = await createProducts(db, { seller, count, stock: 10_000, priceCents: 1_500 });
  await orderFor({ ...house, seconds: WARM_SECONDS }, buyers, products);
}

/**
 * The first orders of a process pay for what is compiled once, and those of an empty table for plans that were made when
 * it was empty: a shop's tables are looked at by autovacuum within a minute.
 */
async function warm(house) {
  await warmFor(house);
  await house.db.query("ANALYZE");
  await warmFor(house);
}

/** @returns {Promise<object[]>} rows */
export async function orders(house) {
  await warm(house);
  return [
    ...(await measure(house, `spread over ${SPREAD.products} products`, SPREAD)),
    ...(await measure(house, "of one product", HOT)),
  ];
}
