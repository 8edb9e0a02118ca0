import { db } from "@/lib/db/client";
import { subscribe } from "@/lib/plans/service/subscribe";
import { createUser } from "./factories";

export type PlanSlug = "free" | "premium" | "enterprise";

export const planOf = (slug: PlanSlug) => db.plan.findUniqueOrThrow({ where: { slug } });

/** Creates a seller on a plan. */
export async function onPlan(slug: PlanSlug) {
  const seller = await createUser({ role: "seller" });
  const { id: planId } = await planOf(slug);
  await subscribe(seller, { planId, interval: "month" });
  return seller;
}
