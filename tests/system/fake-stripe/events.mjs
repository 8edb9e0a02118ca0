// Bodies and signatures of webhooks: genuine ones, and forgeries that claim a payment.
import { createHmac } from "node:crypto";

/**
 * @import { StripeEvent } from "./books.mjs"
 *
 * @typedef {{ id: string, type: string, created: number, object: object }} EventContent
 *
 * @typedef {{ body: string, signature: string | null }} WebhookMessage
 *
 * @typedef {keyof typeof FORGERIES} ForgeryKind
 */

/**
 * Returns the `stripe-signature` header for a body, `age` seconds old.
 * @param {string} body
 * @param {string} secret
 */
export function sign(body, secret, age = 0) {
  const time = Math.floor(Date.now() / 1000) - age;
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

/**
 * Serializes an event as Stripe does: indented, so that parsing and serializing it again changes the bytes.
 * @param {EventContent} event
 */
export function bodyOf({ id, type, created, object }) {
  const event = { id, object: "event", type, created, livemode: false, data: { object } };
  return JSON.stringify(event, null, 2);
}

/** More than the five minutes in which a signature is valid. */
const TOO_OLD_SECONDS = 400;

/** @satisfies {Record<string, (body: string, secret: string) => WebhookMessage>} */
const FORGERIES = {
  otherSecret: (body) => ({ body, signature: sign(body, "whsec_of_somebody_else") }),
  rewritten: (body, secret) => ({
    body: JSON.stringify(JSON.parse(body)),
    signature: sign(body, secret),
  }),
  old: (body, secret) => ({ body, signature: sign(body, secret, TOO_OLD_SECONDS) }),
  otherBody: (body, secret) => ({ body, signature: sign("{}", secret) }),
  unsigned: (body) => ({ body, signature: null }),
};

export const FORGERY_KINDS = /** @type {ForgeryKind[]} */ (Object.keys(FORGERIES));

/**
 * Forges an event that claims a payment succeeded. Its id shows whether it was accepted.
 * @param {StripeEvent} event
 * @param {{ kind: ForgeryKind, secret: string, number: number }} options
 * @returns {WebhookMessage}
 */
export function forge({ object }, { kind, secret, number }) {
  const id = `evt_forged_${kind}_${number}`;
  const created = Math.floor(Date.now() / 1000);
  const claimed = { ...object, status: "succeeded", amount_received: object.amount };
  const body = bodyOf({ id, type: "payment_intent.succeeded", created, object: claimed });
  return FORGERIES[kind](body, secret);
}
