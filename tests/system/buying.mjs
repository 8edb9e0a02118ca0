// Requests of a buyer and their recorded outcomes.
import { setTimeout as sleep } from "node:timers/promises";

import { keyOf } from "./history.mjs";
import { call, callAs } from "./http.mjs";

/**
 * @import { AcknowledgedOperation, CartItem, History, Outcome } from "./history.mjs"
 *
 * @typedef {{ id: number, cookie: string }} Buyer
 *
 * @typedef {{ buyer: Buyer, items: CartItem[], promotionCode?: string }} Cart
 */

const FORM = {
  "content-type": "application/x-www-form-urlencoded",
  authorization: "Bearer pk_test_rig",
};

/**
 * Places an order: holds its units and opens its payment.
 * @param {{ history: History }} run
 * @param {string} url of the server
 * @param {Cart} cart
 */
export function place({ history }, url, { buyer, items, promotionCode }) {
  const input = { items, ...(promotionCode && { promotionCode }) };
  return history.record({ op: "place", key: keyOf(buyer.id, items) }, () =>
    callAs(url, buyer, "/api/create-payment-intent", input),
  );
}

/**
 * Pays a placed order. The card form sends its request to Stripe only.
 * @param {{ history: History, shop: { fake: { url: string } } }} run
 * @param {AcknowledgedOperation<"place">} order
 */
export function pay({ history, shop }, { key, result }, card = "pm_card_visa") {
  const [intentId = ""] = result.clientSecret.split("_secret_");
  const fields = { client_secret: result.clientSecret, payment_method: card };
  return history.record({ op: "pay", key, intentId }, () =>
    call(shop.fake.url, {
      path: `/v1/payment_intents/${intentId}/confirm`,
      body: new URLSearchParams(fields).toString(),
      headers: FORM,
    }),
  );
}

const MAX_ATTEMPTS = 20;
const PAUSE_MS = 250;

/**
 * Repeats an attempt while its outcome is unknown.
 * @template {{ outcome: Outcome }} Response
 * @param {(attempts: number) => Promise<Response>} attempt receives the number of earlier attempts
 * @returns the last response
 */
export async function retryUntilConfirmed(attempt) {
  let response = await attempt(0);
  for (let attempts = 1; attempts < MAX_ATTEMPTS && response.outcome === "unknown"; attempts += 1) {
    await sleep(PAUSE_MS);
    response = await attempt(attempts);
  }
  return response;
}

/**
 * Runs jobs with a concurrency of `size`.
 * @param {number} size
 */
export function createCrew(size) {
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  return {
    /**
     * Starts a job as soon as a slot is free.
     * @param {() => Promise<unknown>} job
     */
    async begin(job) {
      while (running.size >= size) await Promise.race(running);
      const done = job().finally(() => running.delete(done));
      running.add(done);
    },
    async finish() {
      await Promise.all(running);
    },
  };
}
