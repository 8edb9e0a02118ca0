import "server-only";

import type { BillingInterval, PaymentProvider as ProviderName } from "@/generated/prisma/enums";
import { type ProviderSubscription, paymentProvider } from "@/lib/payments/provider";
import { sandboxBilling } from "./sandbox";
import { stripeBilling } from "./stripe";

/** Order of a subscription for a user. `key` is the idempotency key. Cents. */
export type BillingOrder = {
  userId: number;
  email: string;
  plan: { slug: string; name: string; amountCents: number };
  interval: BillingInterval;
  key: string;
};

/**
 * Interface of the billing provider for plans. A null result: nothing is to be paid, and our own rows and job manage
 * the periods.
 */
export type Billing = {
  name: ProviderName;
  start(order: BillingOrder): Promise<ProviderSubscription | null>;
  /**
   * Changes plan or interval at once; the unused rest of the paid period is credited.
   * @throws DomainError declined (the card did not pay; the subscription stays as it was)
   */
  change(ref: string, order: BillingOrder): Promise<ProviderSubscription | null>;
  /** Schedules the end of a subscription with its period, or cancels that. */
  setCancel(ref: string, isCancelled: boolean): Promise<void>;
  /** Changes plan or interval when the paid period ends; nothing is charged or credited now. */
  changeLater(ref: string, order: BillingOrder): Promise<void>;
  /** Cancels a change scheduled by `changeLater`. */
  cancelLaterChange(ref: string): Promise<void>;
};

const BILLINGS: Record<ProviderName, Billing> = { sandbox: sandboxBilling, stripe: stripeBilling };

/** Returns this deployment's billing provider; null when none is configured. */
export function billing(): Billing | null {
  const provider = paymentProvider();
  return provider && BILLINGS[provider.name];
}
