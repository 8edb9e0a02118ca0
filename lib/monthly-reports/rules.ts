import type { Role } from "@/generated/prisma/enums";
import { centsOf } from "@/lib/core/money";

/** The years that a report may be of (decisions.md, "Community and extras"): 2024 to 2026, the current one once later. */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2026;

/** Payments of the last moments of a month may still be under way when it ends. */
const SETTLING_MS = 2 * 60 * 1000;

/** The years to choose from, oldest first. */
export function reportYears(now: Date): number[] {
  const last = Math.max(LAST_YEAR, now.getUTCFullYear());
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

/** A month's bounds by UTC, as the ledger is cut: from its first moment to before the next month's. Months are 1 to 12. */
export function monthBounds(year: number, month: number) {
  return { from: new Date(Date.UTC(year, month - 1, 1)), to: new Date(Date.UTC(year, month, 1)) };
}

/** Whether a month is over, and its last payments with it. */
export function hasEnded(year: number, month: number, now: Date): boolean {
  return monthBounds(year, month).to.getTime() + SETTLING_MS <= now.getTime();
}

/** How a month stands: its report is there, can be made, or cannot yet (specification C, section 4). */
export type MonthState = "ready" | "pending" | "future";

export function stateOf(year: number, month: number, now: Date, hasReport: boolean): MonthState {
  if (hasReport) return "ready";
  return hasEnded(year, month, now) ? "pending" : "future";
}

/** What every month's figures rest on. Integer cents. */
export type Sums = {
  /** What was owed to the seller before and after the month. */
  openingCents: number;
  closingCents: number;
  /** Sent to the seller, less what came back. */
  payoutsCents: number;
  /** Goods that were paid, less discounts. */
  totalSalesCents: number;
  /** The platform's share of them, and what refunds gave back of it. */
  feeCents: number;
  feeBackCents: number;
  /** What buyers got back, both shares. */
  refundsCents: number;
};

/**
 * The figures of a month, as the table keeps them. What the seller earned is what the ledger says: the balance's
 * change, payouts aside; gross is that before fees and refunds, so that net = gross - fees - refunds and
 * closing = opening + net - payouts to the cent. We collect no sales tax; what a seller's own tax is worked out
 * from is the gross less refunds. Integer cents.
 */
export function figuresOf(sums: Sums, totalOrders: number) {
  const { openingCents, closingCents, payoutsCents, totalSalesCents, refundsCents } = sums;
  const platformFeesCents = sums.feeCents - sums.feeBackCents;
  const netRevenueCents = closingCents - openingCents + payoutsCents;
  const grossRevenueCents = netRevenueCents + platformFeesCents + refundsCents;
  return {
    totalSalesCents,
    grossRevenueCents,
    platformFeesCents,
    refundsCents,
    netRevenueCents,
    taxableCents: grossRevenueCents - refundsCents,
    salesTaxCents: 0,
    payoutsCents,
    openingCents,
    closingCents,
    averageOrderCents: totalOrders === 0 ? 0 : Math.round(totalSalesCents / totalOrders),
  };
}

/** Whose reports there are: sellers' alone. */
export const REPORT_ROLES: Role[] = ["seller"];

type Totalled = {
  reportMonth: number;
  totalOrders: number;
  totalSales: string;
  netRevenue: string;
};

/**
 * What the reports of a year come to: of its months up to the current one, and how many of those have a report. Cents.
 */
export function totalsOf(reports: Totalled[], year: number, now: Date) {
  const current = now.getUTCFullYear();
  const upTo = year < current ? 12 : now.getUTCMonth() + 1;
  const months = year > current ? 0 : upTo;
  const counted = reports.filter(({ reportMonth }) => reportMonth <= months);
  const sum = (of: (report: Totalled) => number) =>
    counted.reduce((total, report) => total + of(report), 0);
  return {
    months,
    made: counted.length,
    orders: sum(({ totalOrders }) => totalOrders),
    salesCents: sum(({ totalSales }) => centsOf(totalSales)),
    netCents: sum(({ netRevenue }) => centsOf(netRevenue)),
  };
}
