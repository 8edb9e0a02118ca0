// The bytes of webhooks: genuine ones, and what somebody sends who wants an order without paying.
import { createHmac } from "node:crypto";

/** The `stripe-signature` header for a body, as of `age` seconds ago. */
export function sign(body, secret, age = 0) {
  const time = Math.floor(Date.now() / 1000) - age;
  const seal = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${seal}`;
}

/** An event as Stripe sends it: indented, which a body that was read and written again is not. */
export function bodyOf({ id, type, created, object }) {
  const event = { id, object: "event", type, created, livemode: false, data: { object } };
  return JSON.stringify(event, null, 2);
}

/** More than the five minutes for which a signature holds. */
const TOO_OLD_SECONDS = 400;

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

export const FORGERY_KINDS = Object.keys(FORGERIES);

/** A message that says an intent succeeded, under a name of its own by which it would be found. */
export function forge(kind, { object }, secret, number) {
  const id = `evt_forged_${kind}_${number}`;
  const created = Math.floor(Date.now() / 1000);
  const claimed = { ...object, status: "succeeded", amount_received: object.amount };
  const body = bodyOf({ id, type: "payment_intent.succeeded", created, object: claimed });
  return FORGERIES[kind](body, secret);
}
