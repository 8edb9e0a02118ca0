import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { getTerms } from "@/lib/plans/queries";
import { cancelSubscription } from "@/lib/plans/service/cancel";
import { openStripePlans, type StripePlans } from "../support/stripe-plans";

let plans: StripePlans;

beforeAll(async () => {
  plans = await openStripePlans();
});

beforeEach(() => plans.billing.setCard("pays"));

afterAll(() => plans.close());

const ENTERPRISE = { feeBasisPoints: 100 };

describe("a scheduled downgrade at Stripe", () => {
  const scheduled = (ref: string) => plans.billing.subscriptions.get(ref)?.schedule ?? null;

  it("keeps price and plan until the period ends, then has the cheaper ones", async () => {
    const { seller, ref } = await plans.onEnterprise();

    await plans.choose(seller, "premium");
    await plans.hear(ref);
    expect(plans.billing.subscriptions.get(ref)).toMatchObject({ amount: 9_900, status: "active" });
    expect(await getTerms(seller.id)).toMatchObject(ENTERPRISE);

    plans.billing.endPeriod(ref);
    await plans.hear(ref);
    expect(plans.billing.subscriptions.get(ref)).toMatchObject({ amount: 2_900, schedule: null });
    expect(await plans.live(seller.id)).toMatchObject({
      plan: { slug: "premium" },
      nextPlanId: null,
    });
  });

  it("is replaced by another one", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");
    const first = scheduled(ref);
    await plans.choose(seller, "premium");
    expect(scheduled(ref)).toBe(first);
  });

  it("is taken back by choosing the own plan again", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");

    await plans.choose(seller, "enterprise");

    expect(scheduled(ref)).toBeNull();
    expect(await plans.live(seller.id)).toMatchObject({ nextPlanId: null });
    plans.billing.endPeriod(ref);
    expect(plans.billing.subscriptions.get(ref)).toMatchObject({ amount: 9_900 });
  });

  it("gives way to an upgrade, which is charged at once", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");

    await plans.choose(seller, "enterprise", "year");

    expect(scheduled(ref)).toBeNull();
    expect(plans.billing.subscriptions.get(ref)).toMatchObject({ amount: 95_040 });
    expect(await plans.live(seller.id)).toMatchObject({ interval: "year", nextPlanId: null });
  });

  it("stays when the card for an upgrade is declined", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");
    plans.billing.setCard("declines");

    await expect(plans.choose(seller, "enterprise", "year")).rejects.toMatchObject({
      kind: "declined",
    });

    plans.billing.endPeriod(ref);
    expect(plans.billing.subscriptions.get(ref)).toMatchObject({
      amount: 2_900,
      metadata: { plan: "premium" },
    });
  });

  it("gives way to a cancellation", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");

    await cancelSubscription(seller);

    expect(plans.billing.subscriptions.get(ref)).toMatchObject({
      cancel_at_period_end: true,
      schedule: null,
    });
  });
});
