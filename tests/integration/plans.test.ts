import { describe, expect, it, vi } from "vitest";

import { POST as cancel } from "@/app/api/cancel-subscription/route";
import { POST as subscribeCall } from "@/app/api/subscribe/route";
import { GET as plans } from "@/app/api/subscription-plans/route";
import { GET as mySubscription } from "@/app/api/user-subscription/route";
import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { renewSubscriptions } from "@/lib/plans/jobs";
import { getTerms } from "@/lib/plans/queries";
import { subscribe } from "@/lib/plans/service/subscribe";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { get, send, signedInAs, signOutCaller } from "../support/api-client";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { onPlan, type PlanSlug, planOf } from "../support/plans";
import { formOf } from "../support/products";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

/** Returns the status and the body if it is JSON. */
async function read(result: Promise<Response>) {
  const response = await result;
  const text = await response.text();
  return { status: response.status, body: response.ok ? JSON.parse(text) : text };
}

const live = (userId: number) =>
  db.subscription.findFirst({
    where: { userId, status: { in: ["active", "past_due"] } },
    include: { plan: true, charges: { orderBy: { id: "asc" } } },
  });

async function choose(seller: Viewer, slug: PlanSlug, interval: "month" | "year" = "month") {
  return subscribe(seller, { planId: (await planOf(slug)).id, interval });
}

/** Moves the current period `days` days into the past. */
async function age(userId: number, days: number) {
  const by = `${days} days`;
  await db.$executeRaw`UPDATE subscription_charges c SET period_start = period_start - ${by}::interval,
    period_end = period_end - ${by}::interval FROM subscriptions s WHERE s.id = c.subscription_id AND s.user_id = ${userId}`;
  await db.$executeRaw`UPDATE subscriptions SET current_period_start = current_period_start - ${by}::interval,
    current_period_end = current_period_end - ${by}::interval WHERE user_id = ${userId}`;
}

describe("GET /api/subscription-plans", () => {
  it("lists the three plans for an anonymous visitor, cheapest first", async () => {
    signOutCaller();
    expect(await read(get(plans))).toMatchObject({
      status: 200,
      body: [
        { name: "Free", price: "0.00", productSlots: 10, bulkUpload: false },
        { name: "Premium", price: "29.00", yearlyPrice: "278.40", productSlots: null },
        { name: "Enterprise", price: "99.00", yearlyPrice: "950.40", prioritySupport: true },
      ],
    });
  });
});

describe("POST /api/subscribe", () => {
  it("accepts sellers and existing plans only", async () => {
    const { id: planId } = await planOf("premium");
    signOutCaller();
    expect(await read(send(subscribeCall, { planId }))).toMatchObject({ status: 401 });
    await signedInAs("buyer");
    expect(await read(send(subscribeCall, { planId }))).toMatchObject({ status: 403 });
    await signedInAs("seller");
    for (const wrong of ["2", 1.5, -1, null, undefined, [1]]) {
      expect(await read(send(subscribeCall, { planId: wrong }))).toMatchObject({ status: 400 });
    }
    expect(await read(send(subscribeCall, { planId: 999_999 }))).toMatchObject({ status: 404 });
    expect(await read(get(mySubscription))).toMatchObject({ status: 200, body: null });
  });

  it("starts the plan immediately without a card in the sandbox and confirms by email", async () => {
    const seller = await signedInAs("seller");
    const { id: planId } = await planOf("premium");
    const response = await read(send(subscribeCall, { planId, interval: "year" }));
    expect(response).toMatchObject({
      status: 200,
      body: { planId, plan: { name: "Premium" }, cancelAtPeriodEnd: false, interval: "year" },
    });
    expect(await read(get(mySubscription))).toMatchObject({ status: 200, body: { planId } });
    expect((await live(seller.id))?.charges).toMatchObject([{ amountCents: 27_840 }]);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    expect((await listEmailsTo(email)).map(({ subject }) => subject)).toEqual([
      "You’re now on the Premium plan",
    ]);
  });

  it("starts a plan once for ten simultaneous requests", async () => {
    const seller = await createUser({ role: "seller" });
    const { id: planId } = await planOf("premium");
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => subscribe(seller, { planId, interval: "month" })),
    );
    expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
    const row = await live(seller.id);
    expect(row?.charges).toHaveLength(1);
    expect(await db.subscription.count({ where: { userId: seller.id } })).toBe(1);
  });

  it("credits the unused time of the old plan to a more expensive one", async () => {
    const seller = await onPlan("premium");
    await choose(seller, "enterprise");
    const row = await live(seller.id);
    expect(row?.plan.slug).toBe("enterprise");
    expect(row?.charges.map(({ amountCents }) => amountCents)[0]).toBe(2_900);
    const [, second] = row?.charges ?? [];
    expect((second?.amountCents ?? 0) + (second?.creditCents ?? 0)).toBe(9_900);
    expect(second?.creditCents).toBeGreaterThan(2_890);
  });

  it("preserves a more expensive plan until its period ends, without credit for repeated changes", async () => {
    const seller = await createUser({ role: "seller" });
    for (let round = 0; round < 3; round++) {
      await choose(seller, "enterprise");
      await choose(seller, "free");
    }
    const row = await live(seller.id);
    expect(row).toMatchObject({ plan: { slug: "enterprise" }, cancelAtPeriodEnd: true });
    expect(row?.creditCents).toBe(0);
    expect(row?.charges.map(({ amountCents }) => amountCents)).toEqual([9_900]);
    expect(await getTerms(seller.id)).toMatchObject({ feeBasisPoints: 100 });
  });

  it.each([
    ["a cheaper plan", "enterprise", "month", "premium", "month", 2_900],
    ["a shorter interval", "premium", "year", "premium", "month", 2_900],
  ] as const)(
    "changes to %s when the period ends",
    async (_, plan, interval, next, then, cents) => {
      const seller = await createUser({ role: "seller" });
      await choose(seller, plan, interval);
      const response = await choose(seller, next, then);
      expect(response).toMatchObject({
        plan: { slug: plan },
        next: { plan: { slug: next }, interval: then },
      });
      await renewSubscriptions();
      expect((await live(seller.id))?.charges).toHaveLength(1);
      await age(seller.id, 366);
      await renewSubscriptions();
      const row = await live(seller.id);
      expect(row).toMatchObject({ plan: { slug: next }, interval: then, nextPlanId: null });
      expect(row?.charges.at(-1)?.amountCents).toBe(cents);
    },
  );

  it("cancels a scheduled change when the current plan is chosen again", async () => {
    const seller = await createUser({ role: "seller" });
    await choose(seller, "enterprise");
    await choose(seller, "premium");
    expect((await choose(seller, "enterprise")).next).toBeNull();
    await age(seller.id, 31);
    await renewSubscriptions();
    expect((await live(seller.id))?.plan.slug).toBe("enterprise");
  });

  it("refuses paid plans without a provider", async () => {
    const seller = await createUser({ role: "seller" });
    const before = { ...env };
    Object.assign(env, { PAYMENTS: undefined, STRIPE_SECRET_KEY: undefined });
    try {
      await expect(choose(seller, "premium")).rejects.toMatchObject({
        kind: "unavailable",
        key: "paymentsMissing",
      });
      expect((await choose(seller, "free")).plan.slug).toBe("free");
    } finally {
      Object.assign(env, before);
    }
  });
});

describe("POST /api/cancel-subscription", () => {
  it("ends a paid plan with its period, unless it is chosen again", async () => {
    const seller = await signedInAs("seller");
    await choose(seller, "premium");
    const response = await read(send(cancel, {}));
    expect(response).toMatchObject({ status: 200, body: { cancelAtPeriodEnd: true } });
    expect(await read(send(cancel, {}))).toMatchObject({ status: 409 });
    expect((await choose(seller, "premium")).cancelAtPeriodEnd).toBe(false);
    expect((await live(seller.id))?.charges).toHaveLength(1);
  });

  it("responds 409 on the Free plan", async () => {
    await signedInAs("seller");
    expect(await read(send(cancel, {}))).toMatchObject({ status: 409 });
    await choose(await signedInAs("seller"), "free");
    expect(await read(send(cancel, {}))).toMatchObject({ status: 409 });
  });
});

describe("renewSubscriptions", () => {
  it("renews and bills a plan once, however often the job runs", async () => {
    const seller = await onPlan("premium");
    await age(seller.id, 31);
    await Promise.all([renewSubscriptions(), renewSubscriptions()]);
    await renewSubscriptions();
    const row = await live(seller.id);
    expect(row?.charges.map(({ amountCents }) => amountCents)).toEqual([2_900, 2_900]);
    expect(row?.currentPeriodEnd.getTime()).toBeGreaterThan(Date.now());
  });

  it("ends a cancelled plan and preserves all products on the Free plan", async () => {
    const seller = await signedInAs("seller");
    await choose(seller, "premium");
    for (let at = 0; at < 12; at++) await submitProduct(seller, formOf());
    await send(cancel, {});
    await age(seller.id, 31);
    await renewSubscriptions();
    expect(await live(seller.id)).toBeNull();
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(12);
    await expect(submitProduct(seller, formOf())).rejects.toMatchObject({
      key: "productSlotsFull",
      values: { count: 10 },
    });
    expect(await read(get(mySubscription))).toMatchObject({ status: 200, body: null });
  });
});

describe("terms of a plan", () => {
  it("are stored with the line items of each sale", async () => {
    const [free, premium] = [await createUser({ role: "seller" }), await onPlan("premium")];
    const buyer = await createUser({ role: "buyer" });
    const feeOf = async (seller: Viewer) => {
      const product = await createProduct({ seller, priceCents: 10_000 });
      const orderId = await createPaidOrder(buyer, product);
      const sellerOrder = await db.sellerOrder.findFirstOrThrow({
        where: { orderId },
        include: { lines: true },
      });
      return [sellerOrder.feeCents, sellerOrder.lines[0]?.feeBasisPoints];
    };
    expect(await feeOf(free)).toEqual([500, 500]);
    expect(await feeOf(premium)).toEqual([300, 300]);
    await choose(premium, "enterprise");
    expect(await feeOf(premium)).toEqual([100, 100]);
    await expectInvariants();
  });

  it("have no product limit on Premium", async () => {
    expect((await getTerms((await onPlan("premium")).id)).productSlots).toBeNull();
    expect((await getTerms((await createUser({ role: "seller" })).id)).productSlots).toBe(10);
  });
});
