import "server-only";

import Stripe from "stripe";
import * as z from "zod";

import "@/lib/core/validation/zod-config";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";

// The webhook helpers need no key and make no call; the sandbox signs as Stripe does.
const { webhooks } = new Stripe("sk_unused");

/** Types that the endpoint of connected accounts may report: our charges and refunds are the platform's own events. */
const CONNECTED_TYPES = /^(?:account|payout)\./;

function secret(): string {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new DomainError("unavailable", "paymentsMissing");
  return env.STRIPE_WEBHOOK_SECRET;
}

/**
 * Returns the event of a webhook's raw body. STRIPE_CONNECT_WEBHOOK_SECRET signs events of connected accounts only.
 * @throws DomainError invalid when the signature is missing, wrong or older than five minutes, or when its secret does
 *   not sign this type of event, or when it is signed but no event
 */
export function verifyWebhook(raw: string, signature: string | null): Stripe.Event {
  const connectSecret = env.STRIPE_CONNECT_WEBHOOK_SECRET;
  const event = read(raw, signature, secret());
  if (event) return requireReadable(event);
  const connectEvent = connectSecret ? read(raw, signature, connectSecret) : null;
  if (connectEvent && isOfConnectedAccount(connectEvent)) return requireReadable(connectEvent);
  throw new DomainError("invalid", "badSignature");
}

/** Returns the event if the secret signed it, else null. Compares in constant time. */
function read(raw: string, signature: string | null, key: string): Stripe.Event | null {
  try {
    return webhooks.constructEvent(raw, signature ?? "", key);
  } catch {
    return null;
  }
}

/** The parts of an event that every type has; the provider repeats a 500 for days. */
const envelopeSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.looseObject({}) }),
});

function requireReadable(event: Stripe.Event): Stripe.Event {
  if (!envelopeSchema.safeParse(event).success) throw new DomainError("invalid", "badEvent");
  return event;
}

/** Returns whether the event names its connected account, as Stripe documents, and has a type that such accounts send. */
function isOfConnectedAccount({ account, type }: Stripe.Event): boolean {
  return typeof account === "string" && account !== "" && CONNECTED_TYPES.test(type);
}

/** Returns the `stripe-signature` header for a payload, with the current time. */
export function signPayload(payload: string): string {
  return webhooks.generateTestHeaderString({ payload, secret: secret() });
}
