import "server-only";

import Stripe from "stripe";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";

// The webhook helpers need no key and make no call; the sandbox signs as Stripe does.
const { webhooks } = new Stripe("sk_unused");

function secret(): string {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new DomainError("unavailable", "paymentsMissing");
  return env.STRIPE_WEBHOOK_SECRET;
}

/**
 * Returns the event of a webhook's raw body.
 * @throws DomainError invalid when the signature is missing, wrong or older than five minutes
 */
export function verifyWebhook(raw: string, signature: string | null): Stripe.Event {
  const key = secret();
  try {
    return webhooks.constructEvent(raw, signature ?? "", key);
  } catch {
    throw new DomainError("invalid", "badSignature");
  }
}

/** Returns the `stripe-signature` header for a payload, with the current time. */
export function signPayload(payload: string): string {
  return webhooks.generateTestHeaderString({ payload, secret: secret() });
}
