// What a buyer does, and what is known of it afterwards.
import { setTimeout as sleep } from "node:timers/promises";

import { keyOf } from "./history.mjs";
import { call, callAs } from "./http.mjs";

const FORM = {
  "content-type": "application/x-www-form-urlencoded",
  authorization: "Bearer pk_test_rig",
};

/** Asks for an order: its pieces are held and its payment is opened. */
export function place({ history }, url, { buyer, items, promotionCode }) {
  const input = { items, ...(promotionCode && { promotionCode }) };
  return history.record({ op: "place", key: keyOf(buyer.id, items) }, () =>
    callAs(url, buyer, "/api/create-payment-intent", input),
  );
}

/** Pays what was placed, with the card form that speaks to Stripe alone. */
export function pay({ history, shop }, { key, result }, card = "pm_card_visa") {
  const [intentId] = result.clientSecret.split("_secret_");
  const fields = { client_secret: result.clientSecret, payment_method: card };
  return history.record({ op: "pay", key, intentId }, () =>
    call(shop.fake.url, {
      path: `/v1/payment_intents/${intentId}/confirm`,
      body: new URLSearchParams(fields).toString(),
      headers: FORM,
    }),
  );
}

const TRIES = 20;
const PAUSE_MS = 250;

/** Does something again while nobody can say what became of it. @returns the last answer */
export async function insist(attempt) {
  let answer = await attempt(0);
  for (let tried = 1; tried < TRIES && answer.outcome === "unknown"; tried += 1) {
    await sleep(PAUSE_MS);
    answer = await attempt(tried);
  }
  return answer;
}

/** Does jobs, a few at a time, as they come. */
export function createCrew(size) {
  const working = new Set();
  return {
    /** Waits for a free hand, then begins. */
    async begin(job) {
      while (working.size >= size) await Promise.race(working);
      const done = job().finally(() => working.delete(done));
      working.add(done);
    },
    async finish() {
      await Promise.all(working);
    },
  };
}
