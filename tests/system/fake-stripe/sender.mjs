// Sends webhooks unreliably: duplicated, late, out of order, lost, and together with forgeries.
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { randomOf } from "../random.mjs";
import { bodyOf, FORGERY_KINDS, forge, sign } from "./events.mjs";

/**
 * @import { Books, StripeEvent } from "./books.mjs"
 * @import { ForgeryKind, WebhookMessage } from "./events.mjs"
 *
 * @typedef {object} WebhookSettings
 * @property {string[]} targets URLs of the receivers
 * @property {number} duplicate
 * @property {number} lose
 * @property {number} forge
 * @property {number} old
 * @property {number} shuffleMs
 */

/**
 * `shuffleMs` is the window in which events change their order, `targets` are the receivers; all others are
 * probabilities.
 * @type {WebhookSettings}
 */
const CALM = { targets: [], duplicate: 0, lose: 0, forge: 0, old: 0, shuffleMs: 0 };

const AT_ONCE = 24;
const MAX_ATTEMPTS = 14;
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 4000;
const OLD_SECONDS = 400;

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

/**
 * Posts one message.
 * @param {string} target
 * @param {WebhookMessage} message
 * @returns {Promise<number>} the status, 0 without a response
 */
function post(target, { body, signature }) {
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      ...(signature && { "stripe-signature": signature }),
    };
    const url = `${target}/api/webhooks/stripe`;
    const request = http.request(url, { method: "POST", headers, agent, timeout: 15_000 });
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
    request.end(body);
  });
}

/** @param {{ books: Books, secret: string, seed: number }} options */
export function createSender({ books, secret, seed }) {
  const random = randomOf(seed);
  const counts = {
    events: 0,
    sent: 0,
    accepted: 0,
    duplicated: 0,
    lost: 0,
    old: 0,
    oldAccepted: 0,
    forged: 0,
    forgedAccepted: 0,
    givenUp: 0,
    serverErrors: 0,
  };
  let settings = CALM;
  let waiting = 0;
  let running = 0;
  /** @type {(() => Promise<void>)[]} */
  const queue = [];

  /**
   * Runs a job after a delay, with limited concurrency.
   * @param {number} ms
   * @param {() => Promise<void>} job
   */
  function later(ms, job) {
    waiting += 1;
    setTimeout(() => {
      queue.push(job);
      pump();
    }, ms);
  }

  function pump() {
    while (running < AT_ONCE) {
      const job = queue.shift();
      if (!job) return;
      running += 1;
      void job().finally(() => {
        running -= 1;
        waiting -= 1;
        pump();
      });
    }
  }

  /** @param {WebhookMessage} message */
  async function send(message) {
    counts.sent += 1;
    const status = await post(random.pick(settings.targets), message);
    if (status >= 500) counts.serverErrors += 1;
    return status >= 200 && status < 300;
  }

  /**
   * Sends a genuine event until a server accepts it.
   * @param {StripeEvent} event
   */
  async function deliver(event) {
    const body = bodyOf(event);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (await send({ body, signature: sign(body, secret) })) {
        counts.accepted += 1;
        const row = books.events.get(event.id);
        if (row?.fate === "due") books.commit(["events", { ...row, fate: "delivered" }]);
        return;
      }
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
      await sleep(pause * (0.5 + random.next() / 2));
    }
    counts.givenUp += 1;
  }

  /** @param {StripeEvent} event */
  async function sendOld(event) {
    counts.old += 1;
    const body = bodyOf(event);
    if (await send({ body, signature: sign(body, secret, OLD_SECONDS) })) counts.oldAccepted += 1;
  }

  /**
   * @param {ForgeryKind} kind
   * @param {StripeEvent} event
   */
  async function sendForged(kind, event) {
    counts.forged += 1;
    if (await send(forge(event, { kind, secret, number: counts.forged })))
      counts.forgedAccepted += 1;
  }

  const delay = () => random.int(0, settings.shuffleMs);
  /** @param {StripeEvent} event */
  const isIntent = ({ object }) => object.object === "payment_intent";

  /**
   * Sends a forgery of an event, by chance.
   * @param {StripeEvent} event
   */
  function sendForgery(event) {
    if (!isIntent(event) || !random.chance(settings.forge)) return;
    const kind = random.pick(FORGERY_KINDS);
    later(delay(), () => sendForged(kind, event));
  }

  /**
   * Repeats an event by chance, with an old signature or in copies.
   * @param {StripeEvent} event
   */
  function repeat(event) {
    if (random.chance(settings.old)) later(delay(), () => sendOld(event));
    if (!random.chance(settings.duplicate)) return;
    counts.duplicated += 1;
    for (let copy = random.int(1, 2); copy > 0; copy -= 1) later(delay(), () => deliver(event));
  }

  return {
    counts,
    get isIdle() {
      return waiting === 0;
    },
    /** @param {Partial<WebhookSettings>} newSettings */
    set(newSettings) {
      settings = { ...CALM, ...newSettings };
    },
    /**
     * Schedules the deliveries of a new event.
     * @param {StripeEvent} event
     */
    emit(event) {
      counts.events += 1;
      if (settings.targets.length === 0) return;
      sendForgery(event);
      if (random.chance(settings.lose)) {
        counts.lost += 1;
        books.commit(["events", { ...event, fate: "lost" }]);
        return;
      }
      repeat(event);
      later(delay(), () => deliver(event));
    },
    /** Resumes the deliveries that an earlier process left open. */
    resume() {
      for (const event of books.events.values()) {
        if (event.fate === "due") later(delay(), () => deliver(event));
      }
    },
  };
}
