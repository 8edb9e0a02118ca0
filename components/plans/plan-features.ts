import { parseCents } from "@/lib/core/money";
import type { Plan } from "@/lib/plans/dto";

/** Returns the features on a plan's card, in order; each is a key of the messages `plans.feature`. */
export function featuresOf(plan: Plan) {
  const extras = [
    ["storefront", plan.customStorefront],
    ["bulk", plan.bulkUpload],
    ["support", plan.prioritySupport],
  ] as const;
  return extras.filter(([, isIncluded]) => isIncluded).map(([key]) => key);
}

/** Returns a price in whole dollars: "29.00" → "$29" (specification C, section 2). */
export function wholeDollars(price: string): string {
  return `$${Math.round(Number(price))}`;
}

/** Returns basis points as percent: 500 → "5". */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** Returns the price of a plan for a period, in cents. */
export function priceOf({ price, yearlyPrice }: Plan, interval: "month" | "year"): number {
  return parseCents(interval === "year" ? yearlyPrice : price) ?? 0;
}
