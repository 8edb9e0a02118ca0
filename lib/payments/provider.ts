import "server-only";

import type { PaymentProvider as ProviderName } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { sandbox } from "@/lib/payments/sandbox/provider";
import type { Payable } from "./payable";
import { stripe } from "./stripe";

/** Payment intent at the provider. Amounts in cents. */
export type ProviderIntent = {
  id: string;
  clientSecret: string;
  amountCents: number;
  currency: string;
  /** Stripe status: requires_payment_method, requires_action, processing, succeeded, canceled … */
  status: string;
};

/** Cardholder's dispute at the provider. */
export type ProviderDispute = {
  id: string;
  intentId: string;
  amountCents: number;
  reason: string;
  /** Stripe status: warning_needs_response, needs_response, under_review, won, lost … */
  status: string;
};

/** Refund at the provider. Amounts in cents. */
export type ProviderRefund = {
  id: string;
  intentId: string;
  amountCents: number;
  status: "pending" | "succeeded" | "failed";
  failureReason: string | null;
  /** Our idempotency key; null for a refund made manually at the provider. */
  key: string | null;
};

/** Charge with refunds: `refundedCents` is their sum so far. */
export type ProviderCharge = { id: string; intentId: string; refundedCents: number };

/** Seller's subscription at the provider. */
export type ProviderSubscription = {
  ref: string;
  /** User, plan and interval, from the metadata set at creation. */
  about: { userId: number; planSlug: string; interval: string };
  /** Client secret to pay the first period; null where no manual payment is needed. */
  clientSecret: string | null;
  status: "incomplete" | "active" | "past_due" | "ended";
  cancelAtPeriodEnd: boolean;
  period: { start: Date; end: Date };
};

/** Webhook event with a verified signature; all fields are null for unrelated events. */
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

/** Content of a seller's bank form. The two numbers are never stored, logged or returned. */
export type BankDetails = {
  sellerId: number;
  email: string;
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  routingNumber: string;
  accountType: "checking" | "savings";
};

/** Status of a payout: in transit, arrived, or returned. */
export type ProviderPayout = {
  id: string;
  status: "pending" | "paid" | "failed";
  failureReason: string | null;
};

/** Transfer to a seller's account at the provider; `reversedCents` of it were reversed. */
export type ProviderTransfer = { id: string; reversedCents: number };

/** Payout to a seller at the provider; `group` names our row, such as "payout:3". Cents. */
export type PayoutOrder = { accountId: string; amountCents: number; key: string; group: string };

/** Interface of a payment provider. Every call may be repeated with the same key. */
export type PaymentProvider = {
  name: ProviderName;
  createIntent(wish: {
    paid: Payable;
    amountCents: number;
    currency: string;
  }): Promise<ProviderIntent>;
  retrieveIntent(id: string): Promise<ProviderIntent>;
  /** Cancels unless it already succeeded; returns the state afterwards. */
  cancelIntent(id: string): Promise<ProviderIntent>;
  /** @throws ProviderRefusal */
  refund(refund: { intentId: string; amountCents: number; key: string }): Promise<ProviderRefund>;
  /** Returns all refunds of a payment, including manual ones at the provider. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  /** Sends a bank account to the provider and stores none of it; returns the id of the connected account. */
  connectBank(bank: BankDetails): Promise<{ accountId: string; last4: string }>;
  /** Moves money to a connected account. @throws ProviderRefusal */
  transfer(order: PayoutOrder): Promise<ProviderTransfer>;
  /** Returns the transfer of a group; null if there is none. */
  findTransfer(order: Pick<PayoutOrder, "accountId" | "group">): Promise<ProviderTransfer | null>;
  retrieveTransfer(id: string): Promise<ProviderTransfer>;
  /** Reverses a transfer in full. @throws ProviderRefusal */
  reverseTransfer(order: { id: string; amountCents: number; key: string }): Promise<{ id: string }>;
  /** Pays the transferred amount out to the bank. @throws ProviderRefusal */
  payOut(order: PayoutOrder): Promise<ProviderPayout>;
  /** Returns the payout of a group; null if there is none. */
  findPayout(order: Pick<PayoutOrder, "accountId" | "group">): Promise<ProviderPayout | null>;
  retrievePayout(payout: { accountId: string; id: string }): Promise<ProviderPayout>;
  /** @throws DomainError invalid when the signature is missing, wrong or older than five minutes */
  parseEvent(raw: string, signature: string | null): ProviderEvent;
};

/** Returns this deployment's payment provider; null when none is configured. */
export function paymentProvider(): PaymentProvider | null {
  if (env.PAYMENTS === "sandbox") return sandbox;
  return env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY ? stripe : null;
}

/** Returns the payment provider. @throws DomainError unavailable when no provider is configured */
export function requireProvider(): PaymentProvider {
  const provider = paymentProvider();
  if (!provider) throw new DomainError("unavailable", "paymentsMissing");
  return provider;
}
