import * as z from "zod";

import { cancelSchema, INTERVALS, subscribeSchema } from "@/lib/plans/schema";
import { count, id, money, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const plan = z
  .strictObject({
    id,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    price: money,
    yearlyPrice: money,
    feeBasisPoints: count,
    productSlots: z.int().nullable(),
    featuredListings: z.boolean(),
    analyticsAccess: z.boolean(),
    prioritySupport: z.boolean(),
    customStorefront: z.boolean(),
    bulkUpload: z.boolean(),
  })
  .meta({ id: "Plan" });

const subscription = z
  .strictObject({
    id,
    planId: id,
    plan,
    interval: z.enum(INTERVALS),
    status: z.enum(["incomplete", "active", "past_due", "ended"]),
    cancelAtPeriodEnd: z.boolean(),
    currentPeriodEnd: time.nullable(),
    credit: money,
    next: z.strictObject({ plan, interval: z.enum(INTERVALS) }).nullable(),
  })
  .meta({ id: "Subscription" });

export const PLANS: Endpoint[] = [
  {
    method: "GET",
    path: "/api/subscription-plans",
    summary: "List plans, cheapest first",
    who: "anyone",
    status: 200,
    output: z.array(plan),
  },
  {
    method: "GET",
    path: "/api/user-subscription",
    summary: "Your plan, or null",
    who: "member",
    status: 200,
    output: subscription.nullable(),
  },
  {
    method: "POST",
    path: "/api/subscribe",
    summary: "Choose a plan",
    who: "seller",
    input: subscribeSchema,
    example: { planId: 1 },
    status: 200,
    output: subscription.extend({ clientSecret: z.string().optional() }),
    errors: [402, 404, 409, 503],
  },
  {
    method: "POST",
    path: "/api/cancel-subscription",
    summary: "Cancel your plan at the end of its period",
    who: "seller",
    input: cancelSchema,
    status: 200,
    output: subscription,
    errors: [409, 503],
  },
];
