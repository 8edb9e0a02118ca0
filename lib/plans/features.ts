import { parseCents } from "@/lib/core/money";
import type { Plan } from "./dto";

/** What a plan's card lists, in its order; each a key of the messages `plans.feature`. */
export function featuresOf(plan: Plan) {
  const extras = [
    ["storefront", plan.customStorefront],
    ["bulk", plan.bulkUpload],
    ["support", plan.prioritySupport],
  ] as const;
  return extras.filter(([, isIn]) => isIn).map(([key]) => key);
}

/** "29.00" → "$29": whole dollars, as the plans' pages round (specification C, section 2). */
export function wholeDollars(price: string): string {
  return `$${Math.round(Number(price))}`;
}

/** 500 → "5": basis points as percent. */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** What a plan costs for a period, in cents. */
export function priceOf({ price, yearlyPrice }: Plan, interval: "month" | "year"): number {
  return parseCents(interval === "year" ? yearlyPrice : price) ?? 0;
}
