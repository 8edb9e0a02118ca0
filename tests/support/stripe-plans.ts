import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/db/client";
import { toSubscription } from "@/lib/payments/stripe-subscription";
import { applyProviderSubscription } from "@/lib/plans/service/apply-provider-subscription";
import { subscribe } from "@/lib/plans/service/subscribe";
import { createUser } from "./factories";
import { startFakeStripe } from "./fake-stripe";
import { type PlanSlug, planOf } from "./plans";
import { stripeEnvironment } from "./stripe-environment";

export type StripePlans = Awaited<ReturnType<typeof openStripePlans>>;

/** Bills plans at the fake Stripe; `close` restores the sandbox. */
export async function openStripePlans() {
  const fake = await startFakeStripe();
  const { billing } = fake;
  const { enableStripe, restore } = stripeEnvironment(() => fake);
  enableStripe();

  const choose = async (seller: Viewer, slug: PlanSlug, interval: "month" | "year" = "month") =>
    subscribe(seller, { planId: (await planOf(slug)).id, interval });

  const customersOf = ({ id }: Viewer) =>
    [...billing.customers.values()].filter(({ metadata }) => metadata["userId"] === String(id));

  function subscriptionsOf(seller: Viewer) {
    const [customer] = customersOf(seller);
    return [...billing.subscriptions.values()].filter(
      (subscription) => subscription.customer === customer?.id,
    );
  }

  /** Applies the subscription as Stripe's webhook would report it. */
  async function hear(ref: string, status?: string) {
    const subscription = billing.subscriptions.get(ref);
    if (subscription && status) subscription.status = status;
    const [, body] = billing.readSubscription(ref);
    return withTx((tx) =>
      applyProviderSubscription(tx, toSubscription(body as Parameters<typeof toSubscription>[0])),
    );
  }

  /** Creates a seller whose first period of a plan is paid. */
  async function onPlan(slug: PlanSlug) {
    const seller = await createUser({ role: "seller" });
    await choose(seller, slug);
    const ref = subscriptionsOf(seller)[0]?.id ?? "";
    await hear(ref, "active");
    return { seller, ref };
  }

  return {
    billing,
    choose,
    customersOf,
    subscriptionsOf,
    hear,
    onPremium: () => onPlan("premium"),
    onEnterprise: () => onPlan("enterprise"),
    live: (userId: number) =>
      db.subscription.findFirst({
        where: { userId, status: { in: ["active", "past_due"] } },
        include: { plan: true },
      }),
    close() {
      fake.stop();
      restore();
    },
  };
}
