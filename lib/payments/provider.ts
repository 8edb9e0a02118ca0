import "server-only";

import type { PaymentProvider as ProviderName } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { sandbox } from "./sandbox";
import { stripe } from "./stripe";

/** A payment intent as the provider tells it. Amounts in cents. */
export type ProviderIntent = {
  id: string;
  clientSecret: string;
  amountCents: number;
  currency: string;
  /** Stripe's words: requires_payment_method, requires_action, processing, succeeded, canceled … */
  status: string;
};

/** A webhook event, its signature checked. `intent` is null for events about anything else. */
type ProviderEvent = { id: string; type: string; intent: ProviderIntent | null };

/** What we need of whoever takes the money. Every call may be repeated with the same key. */
export type PaymentProvider = {
  name: ProviderName;
  createIntent(order: {
    orderId: number;
    amountCents: number;
    currency: string;
  }): Promise<ProviderIntent>;
  retrieveIntent(id: string): Promise<ProviderIntent>;
  /** Cancels unless it already succeeded; answers how it stands afterwards. */
  cancelIntent(id: string): Promise<ProviderIntent>;
  refund(refund: { intentId: string; amountCents: number; key: string }): Promise<void>;
  /** @throws DomainError invalid when the signature is missing, wrong or older than five minutes */
  parseEvent(raw: string, signature: string | null): ProviderEvent;
};

/** The provider that this deployment uses; null when none is configured. */
export function paymentProvider(): PaymentProvider | null {
  if (env.PAYMENTS === "sandbox") return sandbox;
  return env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY ? stripe : null;
}
