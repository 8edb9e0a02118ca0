import type { BillingInterval } from "@/generated/prisma/enums";
import { applyBasisPoints } from "@/lib/core/money";

/** Terms of a seller without a subscription (decisions.md, "Money"). */
export const FREE_TERMS = { feeBasisPoints: 500, productSlots: 10, bulkUpload: false } as const;

type Priced = { priceCents: number; yearlyCents: number };

/** Returns the price of a plan for one period. Integer cents. */
export function priceOf({ priceCents, yearlyCents }: Priced, interval: BillingInterval): number {
  return interval === "year" ? yearlyCents : priceCents;
}

/**
 * Returns the end of a period that begins at `from`: the anchor's day of the next month or year, or the last day of a
 * shorter month (UTC). A plan of January 31 ends on February 28, then on March 31.
 */
export function periodEnd(from: Date, interval: BillingInterval, anchor = from): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}

type Choice = { plan: { id: number; priceCents: number }; interval: BillingInterval };

/** Whether a change costs less per month; such a change waits for the end of the period and gives no credit. */
export function isDowngrade(from: Choice, to: Choice): boolean {
  if (from.plan.id === to.plan.id) return from.interval === "year" && to.interval === "month";
  return to.plan.priceCents < from.plan.priceCents;
}

type Period = { paidCents: number; start: Date; end: Date };

/** Returns the unused amount of a paid period at `now`, rounded down to whole cents; 0 once it is over. */
export function unusedCents({ paidCents, start, end }: Period, now: Date): number {
  const periodMs = end.getTime() - start.getTime();
  const remainingMs = Math.min(Math.max(0, end.getTime() - now.getTime()), periodMs);
  return Math.floor((paidCents * remainingMs) / periodMs);
}

/** Returns the charge of a period after a credit, and the rest of the credit. Integer cents. */
export function withCredit(priceCents: number, creditCents: number) {
  const usedCents = Math.min(priceCents, creditCents);
  return { amountCents: priceCents - usedCents, usedCents, leftCents: creditCents - usedCents };
}

/** Returns the monthly sales, in cents, from which a plan's lower fee pays for its price against another plan. */
export function breakEvenCents(
  plan: { priceCents: number; feeBasisPoints: number },
  other: { priceCents: number; feeBasisPoints: number },
): number {
  const feeDifference = other.feeBasisPoints - plan.feeBasisPoints;
  return Math.ceil(((plan.priceCents - other.priceCents) * 10_000) / feeDifference);
}

/** Returns a seller's cost in a month with the given sales: the plan's price and the fee. Integer cents. */
export function monthlyCost(
  { priceCents, feeBasisPoints }: { priceCents: number; feeBasisPoints: number },
  salesCents: number,
): number {
  return priceCents + applyBasisPoints(salesCents, feeBasisPoints);
}
