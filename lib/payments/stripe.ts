import "server-only";

import Stripe from "stripe";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { PaymentProvider, ProviderIntent } from "./provider";
import { openSigned } from "./signature";

let client: Stripe | undefined;

function api(): Stripe {
  client ??= new Stripe(env.STRIPE_SECRET_KEY ?? "", {
    timeout: 8_000,
    maxNetworkRetries: 2,
    ...address(),
  });
  return client;
}

function address() {
  if (!env.STRIPE_API_BASE) return {};
  const { hostname, port, protocol } = new URL(env.STRIPE_API_BASE);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host: hostname, protocol: scheme, ...(port ? { port } : {}) };
}

function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const { id, client_secret, amount, currency, status } = intent;
  return { id, clientSecret: client_secret ?? "", amountCents: amount, currency, status };
}

/** @throws DomainError unavailable when Stripe does not answer or refuses us */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    log.error("stripe", error);
    throw new DomainError("unavailable", "paymentsUnreachable");
  }
}

/** Card payments by Stripe. */
export const stripe: PaymentProvider = {
  name: "stripe",

  async createIntent({ orderId, amountCents, currency }) {
    const params = {
      amount: amountCents,
      currency,
      automatic_payment_methods: { enabled: true },
      metadata: { orderId: String(orderId) },
    };
    const options = { idempotencyKey: `order-${orderId}-v1` };
    return toIntent(await ask(() => api().paymentIntents.create(params, options)));
  },

  async retrieveIntent(id) {
    return toIntent(await ask(() => api().paymentIntents.retrieve(id)));
  },

  async cancelIntent(id) {
    try {
      return toIntent(await api().paymentIntents.cancel(id));
    } catch (error) {
      // Already succeeded or cancelled: how it stands is the answer.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.retrieveIntent(id);
      log.error("stripe", error);
      throw new DomainError("unavailable", "paymentsUnreachable");
    }
  },

  async refund({ intentId, amountCents, key }) {
    const params = { payment_intent: intentId, amount: amountCents };
    await ask(() => api().refunds.create(params, { idempotencyKey: key }));
  },

  parseEvent(raw, signature) {
    const event = openSigned(raw, signature);
    const isIntent = event.type.startsWith("payment_intent.");
    const intent = isIntent ? toIntent(event.data.object as Stripe.PaymentIntent) : null;
    return { id: event.id, type: event.type, intent };
  },
};
