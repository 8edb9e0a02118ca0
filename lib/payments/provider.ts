import "server-only";

import type { PaymentProvider as ProviderName } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { sandbox } from "@/lib/payments/sandbox/provider";
import type { Payable } from "./payable";
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

/** A cardholder's dispute as the provider tells it. */
export type ProviderDispute = {
  id: string;
  intentId: string;
  amountCents: number;
  reason: string;
  /** Stripe's words: warning_needs_response, needs_response, under_review, won, lost … */
  status: string;
};

/** A refund as the provider tells it. Amounts in cents. */
export type ProviderRefund = {
  id: string;
  intentId: string;
  amountCents: number;
  status: "pending" | "succeeded" | "failed";
  failureReason: string | null;
  /** The key under which we ordered it; null for one that was made at the provider by hand. */
  key: string | null;
};

/** A charge of which something was refunded: `refundedCents` is the sum so far. */
export type ProviderCharge = { id: string; intentId: string; refundedCents: number };

/** A seller's subscription as the provider tells it. */
export type ProviderSubscription = {
  ref: string;
  /** Whose it is and what for, as we named it when it was made. */
  about: { userId: number; planSlug: string; interval: string };
  /** Pays for the first period with it; null where nothing has to be paid by hand. */
  clientSecret: string | null;
  status: "incomplete" | "active" | "past_due" | "ended";
  cancelAtPeriodEnd: boolean;
  period: { start: Date; end: Date };
};

/** A webhook event, its signature checked; all are null for events about anything else. */
export type ProviderEvent = {
  id: string;
  type: string;
  intent: ProviderIntent | null;
  dispute: ProviderDispute | null;
  subscription: ProviderSubscription | null;
  refund: ProviderRefund | null;
  charge: ProviderCharge | null;
  payout: ProviderPayout | null;
  transfer: ProviderTransfer | null;
};

/** What a seller's bank form says. The two numbers are never stored, logged or answered. */
export type BankDetails = {
  sellerId: number;
  email: string;
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  routingNumber: string;
  accountType: "checking" | "savings";
};

/** How a payout stands: on its way, there, or back. */
export type ProviderPayout = {
  id: string;
  status: "pending" | "paid" | "failed";
  failureReason: string | null;
};

/** Money moved to a seller's account at the provider; `reversedCents` of it came back. */
export type ProviderTransfer = { id: string; reversedCents: number };

/** One payout to a seller in the words of the provider; `group` names our row, such as "payout:3". Cents. */
export type PayoutOrder = { accountId: string; amountCents: number; key: string; group: string };

/** What we need of whoever takes the money. Every call may be repeated with the same key. */
export type PaymentProvider = {
  name: ProviderName;
  createIntent(wish: {
    paid: Payable;
    amountCents: number;
    currency: string;
  }): Promise<ProviderIntent>;
  retrieveIntent(id: string): Promise<ProviderIntent>;
  /** Cancels unless it already succeeded; answers how it stands afterwards. */
  cancelIntent(id: string): Promise<ProviderIntent>;
  /** @throws ProviderRefusal */
  refund(refund: { intentId: string; amountCents: number; key: string }): Promise<ProviderRefund>;
  /** Every refund of a payment, also those that were made at the provider by hand. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  /** Passes a bank account on and keeps nothing of it; answers the id of the connected account. */
  connectBank(bank: BankDetails): Promise<{ accountId: string; last4: string }>;
  /** Moves money to a connected account. @throws ProviderRefusal */
  transfer(order: PayoutOrder): Promise<ProviderTransfer>;
  /** The transfer of a group; null if there is none. */
  findTransfer(order: Pick<PayoutOrder, "accountId" | "group">): Promise<ProviderTransfer | null>;
  retrieveTransfer(id: string): Promise<ProviderTransfer>;
  /** Takes a transfer back, whole. @throws ProviderRefusal */
  reverseTransfer(order: { id: string; amountCents: number; key: string }): Promise<{ id: string }>;
  /** Pays the transferred amount out to the bank. @throws ProviderRefusal */
  payOut(order: PayoutOrder): Promise<ProviderPayout>;
  /** The payout of a group; null if there is none. */
  findPayout(order: Pick<PayoutOrder, "accountId" | "group">): Promise<ProviderPayout | null>;
  retrievePayout(payout: { accountId: string; id: string }): Promise<ProviderPayout>;
  /** @throws DomainError invalid when the signature is missing, wrong or older than five minutes */
  parseEvent(raw: string, signature: string | null): ProviderEvent;
};

/** The provider that this deployment uses; null when none is configured. */
export function paymentProvider(): PaymentProvider | null {
  if (env.PAYMENTS === "sandbox") return sandbox;
  return env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY ? stripe : null;
}
