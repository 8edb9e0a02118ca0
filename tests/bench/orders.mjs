// Complete orders: the call that holds the units and opens the payment, and the webhook that confirms it.

import { bodyOf, sign } from "../system/fake-stripe/events.mjs";
import { percentile } from "../system/history.mjs";
import { call, callAs } from "../system/http.mjs";
import { createAccounts, createProducts } from "../system/people.mjs";
import { paceOf } from "./compare.mjs";
import { requireValue } from "./require-value.mjs";
import { judge, judgeTime } from "./table.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 * @import { BenchContext } from "./bench.mjs"
 * @import { SignedInUser } from "./environment.mjs"
 * @import { Row } from "./table.mjs"
 *
 * @typedef {{ clientSecret: string, orderId: number, amount: number }} Payment response of the call that opens it
 *
 * @typedef {{ isBad: boolean, times: number[] }} OrderAttempt `times`: milliseconds of its calls
 *
 * @typedef {{ id: number }} Product
 */

const CONNECTIONS = 32;
const SPREAD = { products: 500, atLeast: 100 };
const HOT = { products: 1, atLeast: 60 };
const P95_MS = 400;
const BUYERS = 4_000;
/** Number of warm-up orders; V8 compiles much of the code only after hundreds of them. */
const WARM_ORDERS = 4_000;
const WARM_SECONDS = 15;

/** Makes event ids unique, since events of an earlier run are already processed. */
const RUN = Date.now().toString(36);

let events = 0;

/**
 * Returns Stripe's event for a charged card.
 * @param {Payment} payment
 */
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

/**
 * @param {Pick<BenchContext, "shop" | "webhookSecret">} context
 * @param {SignedInUser} buyer
 * @param {number} productId
 * @returns {Promise<OrderAttempt>}
 */
async function orderOnce({ shop, webhookSecret }, buyer, productId) {
  const items = [{ productId, quantity: 1 }];
  const response = await callAs(shop.url, buyer, "/api/create-payment-intent", { items });
  if (response.status !== 200) return { isBad: true, times: [response.ms] };
  const body = paidEvent(JSON.parse(response.text));
  const headers = {
    "content-type": "application/json",
    "stripe-signature": sign(body, webhookSecret),
  };
  const webhook = await call(shop.url, { path: "/api/webhooks/stripe", body, headers });
  return { isBad: webhook.status !== 200, times: [response.ms, webhook.ms] };
}

/**
 * Places orders at CONNECTIONS connections, each for the next buyer and product.
 * @param {Pick<BenchContext, "shop" | "webhookSecret" | "seconds">} context
 * @param {SignedInUser[]} buyers
 * @param {Product[]} products
 */
export async function orderFor(context, buyers, products) {
  /** @type {OrderAttempt[]} */
  const attempts = [];
  const began = performance.now();
  const until = began + context.seconds * 1000;
  let nextIndex = 0;
  const worker = async () => {
    while (performance.now() < until && nextIndex < buyers.length) {
      const index = nextIndex++;
      const buyer = requireValue(buyers[index], "buyer");
      const { id } = requireValue(products[index % products.length], "product");
      attempts.push(await orderOnce(context, buyer, id));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return { attempts, seconds: (performance.now() - began) / 1000 };
}

/**
 * @param {Pool} db
 * @param {Product[]} products
 */
async function countPaid(db, products) {
  /** @type {QueryResult<{ paid: number }>} */
  const { rows } = await db.query(
    `SELECT count(*)::int AS paid FROM order_lines l JOIN orders o ON o.id = l.order_id
     WHERE l.product_id = ANY ($1) AND o.paid_at IS NOT NULL`,
    [products.map(({ id }) => id)],
  );
  return requireValue(rows[0], "count of paid orders").paid;
}

/**
 * @param {BenchContext} context
 * @param {string} name
 * @param {{ products: number, atLeast: number }} options `products`: how many; `atLeast`: orders per second
 */
async function measure(context, name, { products: count, atLeast }) {
  const { db, secret, seller } = context;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const products = await createProducts(db, { seller, count, stock: 100_000, priceCents: 1_500 });
  const { attempts, seconds } = await orderFor(context, buyers, products);
  const bad = attempts.filter(({ isBad }) => isBad).length;
  const paid = await countPaid(db, products);
  const pace = await paceOf(context);
  const rate = (paid * pace) / seconds;
  const p95 = percentile(
    attempts.flatMap(({ times }) => times),
    0.95,
  );
  const detail = `${paid} paid of ${attempts.length} in ${seconds.toFixed(1)} s`;
  return [
    judge({ what: `orders, ${name}`, figure: rate, unit: "/s", atLeast, detail }),
    judgeTime({ what: `orders, ${name}: p95 of a call`, ms: p95, pace, below: P95_MS, detail }),
    judge({
      what: `orders, ${name}: refused or unpaid`,
      figure: bad + attempts.length - paid,
      below: 1,
    }),
  ];
}

/**
 * Places orders until the server is warm.
 * @param {BenchContext} context
 */
async function warmFor(context) {
  const { db, secret, seller } = context;
  const { products: count } = SPREAD;
  const buyers = await createAccounts(db, { role: "buyer", count: WARM_ORDERS, secret });
  const products = await createProducts(db, { seller, count, stock: 10_000, priceCents: 1_500 });
  await orderFor({ ...context, seconds: WARM_SECONDS }, buyers, products);
}

/**
 * Warms up compiled code and query plans. Without ANALYZE the plans are those of empty tables; in production autovacuum
 * analyzes within a minute.
 * @param {BenchContext} context
 */
async function warm(context) {
  await warmFor(context);
  await context.db.query("ANALYZE");
  await warmFor(context);
}

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function orders(context) {
  await warm(context);
  return [
    ...(await measure(context, `spread over ${SPREAD.products} products`, SPREAD)),
    ...(await measure(context, "of one product", HOT)),
  ];
}
