import "server-only";

import { createHmac } from "node:crypto";
import Stripe from "stripe";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { payableKey, payableMetadata } from "./payable";
import type { BankDetails, PaymentProvider } from "./provider";
import { callStripe, callStripeTransfer, stripeClient } from "./stripe-client";
import { GROUP, KEY, toEvent, toIntent, toPayout, toRefund, toTransfer } from "./stripe-objects";
import { verifyWebhook } from "./webhook-signature";

/** Returns the parameters of a seller's Stripe account, which we pay out on Fridays only. */
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

/**
 * Returns an idempotency key: the same form within a day gives the same account. The key is sent to Stripe and not
 * stored.
 */
function keyOf(bank: BankDetails) {
  const seal = createHmac("sha256", env.STRIPE_SECRET_KEY ?? "").update(JSON.stringify(bank));
  return `bank:${bank.sellerId}:${seal.digest("hex")}`;
}

/** Logs only the code of the error, since Stripe's message may repeat the bank details. */
function refuseBank(error: unknown): never {
  const stripeError = error instanceof Stripe.errors.StripeError ? error : null;
  log.error("Stripe request failed", new Error("bank account not connected"), {
    type: stripeError?.type ?? "unknown",
    code: stripeError?.code ?? null,
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
      metadata: payableMetadata(paid),
    };
    const options = { idempotencyKey: payableKey(paid) };
    return toIntent(await callStripe(() => stripeClient().paymentIntents.create(params, options)));
  },

  async retrieveIntent(id) {
    return toIntent(await callStripe(() => stripeClient().paymentIntents.retrieve(id)));
  },

  async cancelIntent(id) {
    try {
      return toIntent(await stripeClient().paymentIntents.cancel(id));
    } catch (error) {
      // Already succeeded or cancelled: return its current state.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.retrieveIntent(id);
      log.error("Stripe request failed", error);
      throw new DomainError("unavailable", "paymentsUnreachable");
    }
  },

  async refund({ intentId, amountCents, key }) {
    const params = { payment_intent: intentId, amount: amountCents, metadata: { [KEY]: key } };
    const options = { idempotencyKey: key };
    return toRefund(await callStripeTransfer(() => stripeClient().refunds.create(params, options)));
  },

  async listRefunds(intentId) {
    const list = await callStripe(() =>
      stripeClient()
        .refunds.list({ payment_intent: intentId, limit: 100 })
        .autoPagingToArray({ limit: 500 }),
    );
    return list.map(toRefund);
  },

  async connectBank(bank) {
    const account = await stripeClient()
      .accounts.create(connectedAccount(bank), { idempotencyKey: keyOf(bank) })
      .catch(refuseBank);
    return { accountId: account.id, last4: bank.accountNumber.slice(-4) };
  },

  async transfer({ accountId, amountCents, key, group }) {
    const params = {
      amount: amountCents,
      currency: "usd",
      destination: accountId,
      transfer_group: group,
      metadata: { [GROUP]: group },
    };
    const options = { idempotencyKey: key };
    return toTransfer(
      await callStripeTransfer(() => stripeClient().transfers.create(params, options)),
    );
  },

  async findTransfer({ group }) {
    const { data } = await callStripe(() =>
      stripeClient().transfers.list({ transfer_group: group, limit: 100 }),
    );
    const transfers = data.map(toTransfer);
    // A reversed transfer belongs to an earlier attempt.
    const index = data.findIndex(({ reversed }) => !reversed);
    return transfers[index] ?? null;
  },

  async retrieveTransfer(id) {
    return toTransfer(await callStripe(() => stripeClient().transfers.retrieve(id)));
  },

  async reverseTransfer({ id, amountCents, key }) {
    const params = { amount: amountCents };
    const options = { idempotencyKey: key };
    const reversal = await callStripeTransfer(() =>
      stripeClient().transfers.createReversal(id, params, options),
    );
    return { id: reversal.id };
  },

  async payOut({ accountId, amountCents, key, group }) {
    const params = { amount: amountCents, currency: "usd", metadata: { [GROUP]: group } };
    const options = { idempotencyKey: key, stripeAccount: accountId };
    return toPayout(await callStripeTransfer(() => stripeClient().payouts.create(params, options)));
  },

  async findPayout({ accountId, group }) {
    const options = { stripeAccount: accountId };
    const list = await callStripe(() =>
      stripeClient().payouts.list({ limit: 100 }, options).autoPagingToArray({ limit: 500 }),
    );
    const payout = list.find(
      ({ metadata, status }) => metadata?.[GROUP] === group && status !== "canceled",
    );
    return payout ? toPayout(payout) : null;
  },

  async retrievePayout({ accountId, id }) {
    return toPayout(
      await callStripe(() => stripeClient().payouts.retrieve(id, {}, { stripeAccount: accountId })),
    );
  },

  parseEvent(raw, signature) {
    return toEvent(verifyWebhook(raw, signature));
  },
};
