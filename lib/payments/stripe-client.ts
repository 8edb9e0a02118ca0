import "server-only";

import Stripe from "stripe";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { capToDeadline } from "@/lib/core/request-context";
import { withTimeout } from "@/lib/core/with-timeout.mjs";
import { ProviderRefusal } from "./refusal";

/**
 * Total time of three attempts. A request stops earlier at its deadline; the buyer's next request reuses the
 * idempotency key.
 */
const LONGEST_MS = 30_000;

let client: Stripe | undefined;

/** Returns the client for Stripe, or for the test server in STRIPE_API_BASE. */
export function stripeClient(): Stripe {
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

/** Calls Stripe. @throws DomainError unavailable when Stripe does not answer in time or refuses us */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(call(), capToDeadline(LONGEST_MS));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    log.error("Stripe request failed", error);
    throw new DomainError("unavailable", "paymentsUnreachable");
  }
}

/** HTTP statuses after which it is unknown whether the call took effect, or that do not concern the call itself. */
const UNKNOWN_STATUSES = new Set([401, 408, 409, 425, 429]);

/** Returns Stripe's error code for a definite refusal; null while the outcome is unknown. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
  const { statusCode = 0, code, type } = error;
  if (statusCode < 400 || statusCode >= 500 || UNKNOWN_STATUSES.has(statusCode)) return null;
  return code ?? type;
}

/**
 * Calls Stripe to move money.
 * @throws ProviderRefusal when Stripe definitely refused it; DomainError unavailable when its outcome is unknown
 */
export async function callStripeTransfer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(call(), capToDeadline(LONGEST_MS));
  } catch (error) {
    log.error("Stripe request failed", error);
    const code = refusalOf(error);
    throw code ? new ProviderRefusal(code) : new DomainError("unavailable", "paymentsUnreachable");
  }
}
