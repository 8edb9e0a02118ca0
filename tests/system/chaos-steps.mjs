// Faults outside the database: a provider that does not respond, and a server that is replaced under load.
import { setTimeout as sleep } from "node:timers/promises";

import { pay, place, retryUntilConfirmed } from "./buying.mjs";
import { MAX_RESPONSE_MS, nextCart } from "./chaos-observe.mjs";
import { isAcknowledged } from "./history.mjs";
import { call } from "./http.mjs";

/**
 * @import { Cart } from "./buying.mjs"
 * @import { ChaosRun } from "./chaos.mjs"
 */

/**
 * @param {ChaosRun} run
 * @param {number} count
 */
export const collectCarts = (run, count) => Array.from({ length: count }, () => nextCart(run));

/**
 * Buys and pays the refused carts, once each.
 * @param {ChaosRun} run
 * @param {Cart[]} carts
 * @param {{ url: string, fault: string }} options
 */
export async function buyLater(run, carts, { url, fault }) {
  const places = await Promise.all(
    carts.map((cart) => retryUntilConfirmed(() => place(run, url, cart))),
  );
  const orders = places.filter(isAcknowledged);
  if (orders.length < carts.length) run.problems.push(`${fault}: not every cart was bought later`);
  await Promise.all(orders.map((order) => retryUntilConfirmed(() => pay(run, order))));
}

/**
 * Stops all responses of Stripe: a payment attempt is refused in time, and the same cart becomes one order once Stripe
 * responds again.
 * @param {ChaosRun} run
 */
export async function silenceProvider(run) {
  const { shop, problems } = run;
  const [a] = shop.urls;
  const carts = collectCarts(run, 4);
  shop.proxies.stripe.set({ kind: "blackhole" });
  const responses = await Promise.all(carts.map((cart) => place(run, a, cart)));
  shop.proxies.stripe.set({ kind: "pass" });
  for (const { status, ms, text } of responses) {
    if (status !== 503 || !text.includes("payment provider") || ms > MAX_RESPONSE_MS) {
      problems.push(`silent Stripe: ${status} after ${Math.round(ms)} ms: ${text.slice(0, 80)}`);
    }
  }
  await buyLater(run, carts, { url: a, fault: "silent Stripe" });
  return Math.max(...responses.map(({ ms }) => ms));
}

/**
 * Calls a server action that this build does not have, as a page of an older build would.
 * @param {ChaosRun} run
 */
async function callOldAction({ shop, problems }) {
  const headers = {
    "next-action": `7f${"0".repeat(40)}`,
    "content-type": "text/plain;charset=UTF-8",
  };
  const { status, headers: received } = await call(shop.urls[1], {
    path: "/contact",
    body: "[]",
    headers: { ...headers, origin: shop.urls[1] },
  });
  // Next's client throws on this header; forms then show a failure and ask the user to reload the page.
  if (status !== 409 || received["x-nextjs-action-not-found"] !== "1")
    problems.push(`an old action responded with ${status}`);
}

/**
 * Stops a server while it takes orders: requests in flight are completed, and the other server takes new ones.
 * @param {ChaosRun} run
 * @param {number} count requests to each of the two servers at that moment
 * @returns {Promise<number>} number of completed requests
 */
export async function replaceUnderLoad(run, count) {
  const { shop, problems } = run;
  const [old, other] = shop.servers;
  await shop.fake.setFaults({ "*": { latency: [500, 900] } });
  const inFlight = collectCarts(run, count).map((cart) => place(run, old.url, cart));
  await sleep(300);
  const closing = old.close();
  const next = collectCarts(run, count).map((cart) => place(run, other.url, cart));
  const places = await Promise.all([...inFlight, ...next]);
  await closing;
  await old.start();
  await shop.fake.setFaults({});
  const failed = places.filter(({ outcome }) => outcome !== "ok");
  for (const { status, text } of failed)
    problems.push(`while a server was replaced: ${status} ${text.slice(0, 80)}`);
  await callOldAction(run);
  return places.length - failed.length;
}
