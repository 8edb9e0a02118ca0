import { describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { renewSubscriptions } from "@/lib/plans/jobs";
import { applyProviderSubscription } from "@/lib/plans/service/apply-provider-subscription";
import { createUser } from "../support/factories";

const DAY_MS = 86_400_000;

const live = (userId: number) =>
  db.subscription.findFirst({
    where: { userId, status: { in: ["active", "past_due"] } },
    include: { plan: true, charges: true },
  });

describe("subscriptions of a provider with its own periods", () => {
  const toSubscription = async (userId: number, changes: object = {}) => ({
    ref: `sub_${userId}`,
    about: { userId, planSlug: "premium", interval: "month" },
    clientSecret: null,
    status: "active" as const,
    cancelAtPeriodEnd: false,
    period: { start: new Date(), end: new Date(Date.now() + 30 * DAY_MS) },
    ...changes,
  });
  const apply = async (userId: number, changes: object = {}) => {
    const subscription = await toSubscription(userId, changes);
    return withTx((tx) => applyProviderSubscription(tx, subscription));
  };

  it("accept its events in any order and any number of times", async () => {
    const { id } = await createUser({ role: "seller" });
    expect(await apply(id, { status: "incomplete" })).toBe("ignored");
    expect(await live(id)).toBeNull();
    await apply(id);
    await apply(id);
    expect(await live(id)).toMatchObject({ plan: { slug: "premium" }, providerRef: `sub_${id}` });
    await apply(id, { cancelAtPeriodEnd: true });
    expect(await live(id)).toMatchObject({ cancelAtPeriodEnd: true });
    await apply(id, { status: "past_due" });
    expect(await live(id)).toMatchObject({ status: "past_due" });
    await apply(id, { status: "ended" });
    await apply(id, { status: "ended" });
    expect(await live(id)).toBeNull();
    expect(await db.subscription.count({ where: { userId: id } })).toBe(1);
  });

  it("are not renewed by our job and refuse an unknown plan", async () => {
    const { id } = await createUser({ role: "seller" });
    await apply(id, {
      period: { start: new Date(Date.now() - DAY_MS), end: new Date(Date.now() - 1) },
    });
    await renewSubscriptions();
    expect((await live(id))?.charges).toEqual([]);
    const about = { userId: id, planSlug: "gold", interval: "month" };
    expect(await apply(id, { about })).toBe("unknown");
  });
});
