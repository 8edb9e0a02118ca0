import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/core/db";
import { env } from "@/lib/core/env.mjs";
import { toSubscription } from "@/lib/payments/stripe-subscription";
import { getTerms } from "@/lib/plans/queries";
import { followSubscription } from "@/lib/plans/service/follow";
import { subscribe } from "@/lib/plans/service/subscribe";
import { a } from "../support/factories";
import { startFakeStripe } from "../support/fake-stripe";
import { type PlanSlug, planOf } from "../support/plans";

let fake: Awaited<ReturnType<typeof startFakeStripe>>;
const before = { ...env };

beforeAll(async () => {
  fake = await startFakeStripe();
  Object.assign(env, {
    PAYMENTS: undefined,
    STRIPE_SECRET_KEY: "sk_test_fake",
    STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
    STRIPE_API_BASE: fake.url,
  });
});

beforeEach(() => fake.billing.setCard("pays"));

afterAll(() => {
  fake.stop();
  Object.assign(env, before);
});

const choose = async (seller: Viewer, slug: PlanSlug) =>
  subscribe(seller, { planId: (await planOf(slug)).id, interval: "month" });

const customersOf = ({ id }: Viewer) =>
  [...fake.billing.customers.values()].filter(({ metadata }) => metadata["userId"] === String(id));

const subscriptionsOf = (seller: Viewer) => {
  const [customer] = customersOf(seller);
  return [...fake.billing.subscriptions.values()].filter((one) => one.customer === customer?.id);
};

/** Applies the subscription as Stripe's webhook would report it. */
async function hear(ref: string, status?: string) {
  const subscription = fake.billing.subscriptions.get(ref);
  if (subscription && status) subscription.status = status;
  const [, body] = fake.billing.readSubscription(ref);
  return withTx((tx) =>
    followSubscription(tx, toSubscription(body as Parameters<typeof toSubscription>[0])),
  );
}

/** A seller whose first period of Premium is paid. */
async function onPremium() {
  const seller = await a("seller");
  await choose(seller, "premium");
  const [subscription] = subscriptionsOf(seller);
  await hear(subscription?.id ?? "", "active");
  return { seller, ref: subscription?.id ?? "" };
}

const live = (userId: number) =>
  db.subscription.findFirst({
    where: { userId, status: { in: ["active", "past_due"] } },
    include: { plan: true },
  });

const PREMIUM = { feeBasisPoints: 300 };
const ENTERPRISE = { feeBasisPoints: 100 };

describe("an upgrade at Stripe", () => {
  it("starts when the card pays", async () => {
    const { seller } = await onPremium();

    await choose(seller, "enterprise");

    expect(await live(seller.id)).toMatchObject({ plan: { slug: "enterprise" }, status: "active" });
    expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);
  });

  it.each(["declines", "leavesPastDue"] as const)(
    "leaves the old plan and its fee when the card %s, and is retried with a new key",
    async (card) => {
      const { seller, ref } = await onPremium();
      fake.billing.setCard(card);

      await expect(choose(seller, "enterprise")).rejects.toMatchObject({
        kind: "declined",
        key: "planCardDeclined",
      });
      expect(await live(seller.id)).toMatchObject({ plan: { slug: "premium" }, status: "active" });
      expect(await getTerms(seller.id)).toMatchObject(PREMIUM);

      fake.billing.setCard("pays");
      const subscription = fake.billing.subscriptions.get(ref);
      if (subscription) subscription.status = "active";
      await choose(seller, "enterprise");
      expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);
    },
  );

  it.each(["past_due", "unpaid", "incomplete"])(
    "that the webhook reports as %s waits until it reports it as paid",
    async (status) => {
      const { seller, ref } = await onPremium();
      fake.billing.setCard("leavesPastDue");
      await choose(seller, "enterprise").catch(() => {});

      expect(await hear(ref, status)).toBe("ignored");
      expect(await getTerms(seller.id)).toMatchObject(PREMIUM);
      expect(await live(seller.id)).toMatchObject({ status: "active" });

      expect(await hear(ref, "active")).toBe("applied");
      expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);
    },
  );

  it("does not start when the first payment of the seller never arrives", async () => {
    const seller = await a("seller");
    const answer = await choose(seller, "premium");
    expect(answer).toMatchObject({ status: "incomplete", clientSecret: expect.any(String) });

    expect(await hear(subscriptionsOf(seller)[0]?.id ?? "", "past_due")).toBe("ignored");
    expect(await live(seller.id)).toBeNull();
  });

  it("keeps the plan during the grace of a renewal that is past due", async () => {
    const { seller, ref } = await onPremium();

    expect(await hear(ref, "past_due")).toBe("applied");

    expect(await live(seller.id)).toMatchObject({ status: "past_due", plan: { slug: "premium" } });
    expect(await getTerms(seller.id)).toMatchObject(PREMIUM);
  });

  it("applies a scheduled downgrade whose first renewal is past due", async () => {
    const seller = await a("seller");
    await choose(seller, "enterprise");
    const [subscription] = subscriptionsOf(seller);
    await hear(subscription?.id ?? "", "active");
    const metadata = { ...subscription?.metadata, plan: "premium" };
    Object.assign(subscription ?? {}, { metadata });

    expect(await hear(subscription?.id ?? "", "past_due")).toBe("applied");

    expect(await live(seller.id)).toMatchObject({ status: "past_due", plan: { slug: "premium" } });
  });
});

describe("a customer at Stripe", () => {
  it("is one per user, also when a plan ends and another starts", async () => {
    const { seller, ref } = await onPremium();
    await hear(ref, "canceled");
    await choose(seller, "enterprise");

    const [customer, ...others] = customersOf(seller);
    expect(others).toEqual([]);
    expect(subscriptionsOf(seller)).toHaveLength(2);
    expect(await db.user.findUniqueOrThrow({ where: { id: seller.id } })).toMatchObject({
      stripeCustomerId: customer?.id,
    });
  });

  it("is one when a user starts two plans at once", async () => {
    const seller = await a("seller");

    await Promise.allSettled([choose(seller, "premium"), choose(seller, "enterprise")]);

    expect(customersOf(seller)).toHaveLength(1);
  });

  it("is the customer of an earlier subscription where none was stored", async () => {
    const { seller, ref } = await onPremium();
    await hear(ref, "canceled");
    const [customer] = customersOf(seller);
    await db.user.update({ where: { id: seller.id }, data: { stripeCustomerId: null } });
    // As one from before customers were stored, which had a key of its own.
    fake.billing.forgetKey(`customer:${seller.id}`);

    await choose(seller, "enterprise");

    expect(customersOf(seller)).toEqual([customer]);
    expect(subscriptionsOf(seller)).toHaveLength(2);
  });
});
