import type { BillingInterval } from "@/generated/prisma/enums";
import { shareOf } from "@/lib/core/money";

/** What a seller without a subscription has (decisions.md, "Money"). */
export const FREE_TERMS = { feeBasisPoints: 500, productSlots: 10, bulkUpload: false } as const;

type Priced = { priceCents: number; yearlyCents: number };

/** What a plan costs for one period. Integer cents. */
export function priceOf({ priceCents, yearlyCents }: Priced, interval: BillingInterval): number {
  return interval === "year" ? yearlyCents : priceCents;
}

/**
 * The end of a period that begins at `from`: the same day of the next month or year, or the last one of a shorter month
 * (UTC).
 */
export function periodEnd(from: Date, interval: BillingInterval): Date {
  const months = interval === "year" ? 12 : 1;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

type Period = { paidCents: number; start: Date; end: Date };

/** What is left of a paid period at `now`, rounded down to whole cents; nothing once it is over. */
export function unusedCents({ paidCents, start, end }: Period, now: Date): number {
  const whole = end.getTime() - start.getTime();
  const left = Math.min(Math.max(0, end.getTime() - now.getTime()), whole);
  return Math.floor((paidCents * left) / whole);
}

/** What a period is charged after a credit, and what is left of the credit. Integer cents. */
export function withCredit(priceCents: number, creditCents: number) {
  const used = Math.min(priceCents, creditCents);
  return { amountCents: priceCents - used, usedCents: used, leftCents: creditCents - used };
}

/** Months of sales, in cents, from which a plan's lower fee pays for its price against another plan. */
export function breakEvenCents(
  plan: { priceCents: number; feeBasisPoints: number },
  other: { priceCents: number; feeBasisPoints: number },
): number {
  const saved = other.feeBasisPoints - plan.feeBasisPoints;
  return Math.ceil(((plan.priceCents - other.priceCents) * 10_000) / saved);
}

/** What a seller pays in a month with such sales: the plan and its share. Integer cents. */
export function monthlyCost(
  { priceCents, feeBasisPoints }: { priceCents: number; feeBasisPoints: number },
  salesCents: number,
): number {
  return priceCents + shareOf(salesCents, feeBasisPoints);
}
