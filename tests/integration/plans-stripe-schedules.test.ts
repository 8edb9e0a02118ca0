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

  it("preserves price and plan until the period ends, then applies the cheaper ones", async () => {
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

  it("stays the same when it is chosen again", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");
    const first = scheduled(ref);
    await plans.choose(seller, "premium");
    expect(scheduled(ref)).toBe(first);
  });

  it("is cancelled by choosing the current plan again", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");

    await plans.choose(seller, "enterprise");

    expect(scheduled(ref)).toBeNull();
    expect(await plans.live(seller.id)).toMatchObject({ nextPlanId: null });
    plans.billing.endPeriod(ref);
    expect(plans.billing.subscriptions.get(ref)).toMatchObject({ amount: 9_900 });
  });

  it("is replaced by an upgrade, which is charged immediately", async () => {
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

  it("is replaced by a cancellation", async () => {
    const { seller, ref } = await plans.onEnterprise();
    await plans.choose(seller, "premium");

    await cancelSubscription(seller);

    expect(plans.billing.subscriptions.get(ref)).toMatchObject({
      cancel_at_period_end: true,
      schedule: null,
    });
  });
});
