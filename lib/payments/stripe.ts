import "server-only";

import { createHmac } from "node:crypto";
import Stripe from "stripe";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { keyOfPaid, namesOfPaid } from "./paid";
import type { BankDetails, PaymentProvider, ProviderIntent, ProviderPayout } from "./provider";
import { openSigned } from "./signature";
import { api, ask } from "./stripe-client";
import { toSubscription } from "./stripe-subscription";

function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const { id, client_secret, amount, currency, status } = intent;
  return { id, clientSecret: client_secret ?? "", amountCents: amount, currency, status };
}

function toDispute({ id, amount, reason, status, payment_intent }: Stripe.Dispute) {
  const intentId = typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? "");
  return { id, intentId, amountCents: amount, reason, status };
}

function toPayout({ id, status, failure_code }: Stripe.Payout): ProviderPayout {
  if (status === "paid") return { id, status, failureReason: null };
  const isBack = status === "failed" || status === "canceled";
  return { id, status: isBack ? "failed" : "pending", failureReason: failure_code };
}

/** A seller's account at Stripe, paid out by us on Fridays only. */
function connectedAccount(bank: BankDetails): Stripe.AccountCreateParams {
  return {
    type: "custom",
    country: "US",
    email: bank.email,
    capabilities: { transfers: { requested: true } },
    settings: { payouts: { schedule: { interval: "manual" } } },
    metadata: { sellerId: String(bank.sellerId) },
    external_account: {
      object: "bank_account",
      country: "US",
      currency: "usd",
      account_holder_name: bank.accountHolderName,
      account_number: bank.accountNumber,
      routing_number: bank.routingNumber,
    },
  };
}

/** The same form again within a day is the same account. The key goes to Stripe and is kept nowhere. */
function keyOf(bank: BankDetails) {
  const seal = createHmac("sha256", env.STRIPE_SECRET_KEY ?? "").update(JSON.stringify(bank));
  return `bank:${bank.sellerId}:${seal.digest("hex")}`;
}

/** What Stripe says of a bank account may repeat what was typed: only its code is logged. */
function refuseBank(error: unknown): never {
  const told = error instanceof Stripe.errors.StripeError ? error : null;
  log.error("stripe", new Error("bank account not connected"), {
    type: told?.type ?? "unknown",
    code: told?.code ?? null,
  });
  const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
  throw isRefused
    ? new DomainError("invalid", "bankRefused")
    : new DomainError("unavailable", "paymentsUnreachable");
}

/** Card payments by Stripe. */
export const stripe: PaymentProvider = {
  name: "stripe",

  async createIntent({ paid, amountCents, currency }) {
    const params = {
      amount: amountCents,
      currency,
      automatic_payment_methods: { enabled: true },
      metadata: namesOfPaid(paid),
    };
    const options = { idempotencyKey: keyOfPaid(paid) };
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
    const refund = await ask(() => api().refunds.create(params, { idempotencyKey: key }));
    return refund.id;
  },

  async connectBank(bank) {
    const account = await api()
      .accounts.create(connectedAccount(bank), { idempotencyKey: keyOf(bank) })
      .catch(refuseBank);
    return { accountId: account.id, last4: bank.accountNumber.slice(-4) };
  },

  async pay({ accountId, amountCents, key }) {
    const money = { amount: amountCents, currency: "usd" };
    // First into the seller's own account at Stripe, then from there to the bank.
    await ask(() =>
      api().transfers.create(
        { ...money, destination: accountId },
        { idempotencyKey: `${key}:transfer` },
      ),
    );
    const payout = await ask(() =>
      api().payouts.create(money, { idempotencyKey: key, stripeAccount: accountId }),
    );
    return toPayout(payout);
  },

  async retrievePayout({ accountId, id }) {
    return toPayout(await ask(() => api().payouts.retrieve(id, {}, { stripeAccount: accountId })));
  },

  parseEvent(raw, signature) {
    const event = openSigned(raw, signature);
    const { id, type } = event;
    const isIntent = type.startsWith("payment_intent.");
    const intent = isIntent ? toIntent(event.data.object as Stripe.PaymentIntent) : null;
    const isDispute = type.startsWith("charge.dispute.");
    const dispute = isDispute ? toDispute(event.data.object as Stripe.Dispute) : null;
    const isSubscription = type.startsWith("customer.subscription.");
    const subscription = isSubscription
      ? toSubscription(event.data.object as Stripe.Subscription)
      : null;
    return { id, type, intent, dispute, subscription };
  },
};
