import Stripe from "stripe";

/** Secrets of the two endpoints in Stripe, for `env`. */
export const WEBHOOK_SECRETS = {
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_platform",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_of_connected_accounts",
};

const { webhooks } = new Stripe("sk_unused");

/** Returns the `stripe-signature` header of a payload, `age` seconds old. */
export const signWith = (secret: string, payload: string, age = 0) =>
  webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
