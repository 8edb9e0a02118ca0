import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { getTerms } from "@/lib/plans/queries";
import { createUser } from "../support/factories";
import { openStripePlans, type StripePlans } from "../support/stripe-plans";

let plans: StripePlans;

beforeAll(async () => {
  plans = await openStripePlans();
});

beforeEach(() => plans.billing.setCard("pays"));

afterAll(() => plans.close());

const PREMIUM = { feeBasisPoints: 300 };
const ENTERPRISE = { feeBasisPoints: 100 };

describe("an upgrade at Stripe", () => {
  it("starts when the payment succeeds", async () => {
    const { seller } = await plans.onPremium();

    await plans.choose(seller, "enterprise");

    expect(await plans.live(seller.id)).toMatchObject({
      plan: { slug: "enterprise" },
      status: "active",
    });
    expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);
  });

  it.each(["declines", "leavesPastDue"] as const)(
    "leaves plan and fee unchanged when the card %s, and is retried with a new key",
    async (card) => {
      const { seller, ref } = await plans.onPremium();
      plans.billing.setCard(card);

      await expect(plans.choose(seller, "enterprise")).rejects.toMatchObject({
        kind: "declined",
        key: "planCardDeclined",
      });
      expect(await plans.live(seller.id)).toMatchObject({
        plan: { slug: "premium" },
        status: "active",
      });
      expect(await getTerms(seller.id)).toMatchObject(PREMIUM);

      plans.billing.setCard("pays");
      const subscription = plans.billing.subscriptions.get(ref);
      if (subscription) subscription.status = "active";
      await plans.choose(seller, "enterprise");
      expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);
    },
  );

  it.each(["past_due", "unpaid", "incomplete"])(
    "waits while the webhook reports %s until it reports a payment",
    async (status) => {
      const { seller, ref } = await plans.onPremium();
      plans.billing.setCard("leavesPastDue");
      await plans.choose(seller, "enterprise").catch(() => {});

      expect(await plans.hear(ref, status)).toBe("ignored");
      expect(await getTerms(seller.id)).toMatchObject(PREMIUM);
      expect(await plans.live(seller.id)).toMatchObject({ status: "active" });

      expect(await plans.hear(ref, "active")).toBe("applied");
      expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);
    },
  );

  it("does not start when the seller's first payment never arrives", async () => {
    const seller = await createUser({ role: "seller" });
    const result = await plans.choose(seller, "premium");
    expect(result).toMatchObject({ status: "incomplete", clientSecret: expect.any(String) });

    expect(await plans.hear(plans.subscriptionsOf(seller)[0]?.id ?? "", "past_due")).toBe(
      "ignored",
    );
    expect(await plans.live(seller.id)).toBeNull();
  });

  it("preserves the plan while a renewal is past due", async () => {
    const { seller, ref } = await plans.onPremium();

    expect(await plans.hear(ref, "past_due")).toBe("applied");

    expect(await plans.live(seller.id)).toMatchObject({
      status: "past_due",
      plan: { slug: "premium" },
    });
    expect(await getTerms(seller.id)).toMatchObject(PREMIUM);
  });

  it("applies a scheduled downgrade whose first renewal is past due", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");
    plans.billing.endPeriod(ref);

    expect(await plans.hear(ref, "past_due")).toBe("applied");

    expect(await plans.live(seller.id)).toMatchObject({
      status: "past_due",
      plan: { slug: "premium" },
    });
  });
});

describe("a customer at Stripe", () => {
  it("is unique per user, even when a plan ends and another starts", async () => {
    const { seller, ref } = await plans.onPremium();
    await plans.hear(ref, "canceled");
    await plans.choose(seller, "enterprise");

    const [customer, ...others] = plans.customersOf(seller);
    expect(others).toEqual([]);
    expect(plans.subscriptionsOf(seller)).toHaveLength(2);
    expect(await db.user.findUniqueOrThrow({ where: { id: seller.id } })).toMatchObject({
      stripeCustomerId: customer?.id,
    });
  });

  it("is unique when a user starts two plans simultaneously", async () => {
    const seller = await createUser({ role: "seller" });

    await Promise.allSettled([plans.choose(seller, "premium"), plans.choose(seller, "enterprise")]);

    expect(plans.customersOf(seller)).toHaveLength(1);
  });

  it("is taken from an earlier subscription if none was stored", async () => {
    const { seller, ref } = await plans.onPremium();
    await plans.hear(ref, "canceled");
    const [customer] = plans.customersOf(seller);
    await db.user.update({ where: { id: seller.id }, data: { stripeCustomerId: null } });
    // A subscription from before customers were stored has a key of its own.
    plans.billing.forgetKey(`customer:${seller.id}`);

    await plans.choose(seller, "enterprise");

    expect(plans.customersOf(seller)).toEqual([customer]);
    expect(plans.subscriptionsOf(seller)).toHaveLength(2);
  });
});
