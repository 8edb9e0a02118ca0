import "server-only";

import Stripe from "stripe";

import { DomainError } from "@/lib/core/errors";
import { callStripe, stripeClient } from "@/lib/payments/stripe-client";
import { toSubscription } from "@/lib/payments/stripe-subscription";
import type { Billing, BillingOrder } from ".";
import { requireCustomer } from "./stripe-customer";
import { releaseSchedule, scheduleNextPhase } from "./stripe-schedule";

const EXPAND = ["latest_invoice.confirmation_secret"];

/**
 * Billing of plans by Stripe Billing, which manages the periods, charges renewals and calculates the proration of an
 * upgrade.
 */
export const stripeBilling: Billing = {
  name: "stripe",

  async start(order) {
    const customer = await requireCustomer(order);
    const params: Stripe.SubscriptionCreateParams = {
      customer,
      items: [{ price_data: await priceData(order) }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      metadata: namesOf(order),
      expand: EXPAND,
    };
    const options = { idempotencyKey: `${order.key}:${customer}` };
    return toSubscription(
      await callStripe(() => stripeClient().subscriptions.create(params, options)),
    );
  },

  async change(ref, order) {
    const subscription = await callStripe(() => stripeClient().subscriptions.retrieve(ref));
    const waiting = await releaseSchedule(subscription);
    const [item] = subscription.items.data;
    const params: Stripe.SubscriptionUpdateParams = {
      items: [{ ...(item && { id: item.id }), price_data: await priceData(order) }],
      proration_behavior: "always_invoice",
      // A declined card leaves the subscription unchanged.
      payment_behavior: "error_if_incomplete",
      cancel_at_period_end: false,
      metadata: namesOf(order),
      expand: EXPAND,
    };
    const options = { idempotencyKey: order.key };
    const update = () =>
      stripeClient().subscriptions.update(ref, params, options).catch(refuseCard);
    try {
      return toSubscription(await callStripe(update));
    } catch (error) {
      if (waiting) await scheduleNextPhase({ ...subscription, schedule: null }, waiting);
      throw error;
    }
  },

  async setCancel(ref, isCancelled) {
    await releaseSchedule(await callStripe(() => stripeClient().subscriptions.retrieve(ref)));
    await callStripe(() =>
      stripeClient().subscriptions.update(ref, { cancel_at_period_end: isCancelled }),
    );
  },

  async changeLater(ref, order) {
    const subscription = await callStripe(() =>
      stripeClient().subscriptions.update(ref, { cancel_at_period_end: false }),
    );
    await scheduleNextPhase(subscription, {
      items: [{ price_data: await priceData(order), quantity: 1 }],
      duration: { interval: order.interval, interval_count: 1 },
      metadata: namesOf(order),
    });
  },

  async cancelLaterChange(ref) {
    await releaseSchedule(await callStripe(() => stripeClient().subscriptions.retrieve(ref)));
  },
};

/**
 * Rethrows a Stripe error.
 * @throws DomainError declined when Stripe reports that the card did not pay, otherwise the original error
 */
function refuseCard(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 402) throw error;
  throw new DomainError("declined", "planCardDeclined");
}

/** Returns the metadata from which a webhook identifies user, plan and interval. */
function namesOf({ userId, plan, interval }: BillingOrder) {
  return { userId: String(userId), plan: plan.slug, interval };
}

/** Returns price data with the plan's current price. Each plan is one product at Stripe. */
async function priceData({ plan, interval }: BillingOrder) {
  const product = `shaafi_plan_${plan.slug}`;
  await callStripe(() => createProduct(product, plan.name));
  return { currency: "usd", product, unit_amount: plan.amountCents, recurring: { interval } };
}

async function createProduct(id: string, name: string) {
  try {
    await stripeClient().products.create({ id, name });
  } catch (error) {
    const isExisting =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === "resource_already_exists";
    if (!isExisting) throw error;
  }
}
