import "server-only";

import type { BillingInterval, PaymentProvider as ProviderName } from "@/generated/prisma/enums";
import { type ProviderSubscription, paymentProvider } from "@/lib/payments/provider";
import { sandboxBilling } from "./sandbox";
import { stripeBilling } from "./stripe";

/** What is subscribed to, for whom. `key` makes a second try the first. Cents. */
export type BillingOrder = {
  userId: number;
  email: string;
  plan: { slug: string; name: string; amountCents: number };
  interval: BillingInterval;
  key: string;
};

/** Who charges sellers for their plans. A null answer: nothing is to be paid, we keep the periods ourselves. */
export type Billing = {
  name: ProviderName;
  start(order: BillingOrder): Promise<ProviderSubscription | null>;
  /**
   * Another plan or interval at once; the unused part of the paid period is credited.
   * @throws DomainError declined (the card did not pay; the subscription stays as it was)
   */
  change(ref: string, order: BillingOrder): Promise<ProviderSubscription | null>;
  /** Ends it with its period, or no longer. */
  setCancel(ref: string, isCancelled: boolean): Promise<void>;
  /** Another plan or interval when the paid period ends; nothing is charged or credited now. */
  changeLater(ref: string, order: BillingOrder): Promise<void>;
  /** Takes a change back that was scheduled by `changeLater`. */
  keep(ref: string): Promise<void>;
};

const BILLINGS: Record<ProviderName, Billing> = { sandbox: sandboxBilling, stripe: stripeBilling };

/** The deployment's own; null when none is configured. */
export function billing(): Billing | null {
  const provider = paymentProvider();
  return provider && BILLINGS[provider.name];
}
