import type { Role } from "@/generated/prisma/enums";
import { centsOf } from "@/lib/core/money";
import { COUNTRIES } from "@/lib/delivery/zone-rules";

/** Years with reports (decisions.md, "Community and extras"): 2024 to 2026, later to the current one. */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2026;

/** Payments at the end of a month may still be in progress when it ends. */
const SETTLING_MS = 2 * 60 * 1000;

/** The selectable years, oldest first. */
export function reportYears(now: Date): number[] {
  const last = Math.max(LAST_YEAR, now.getUTCFullYear());
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

/** Bounds of a month in UTC, as in the ledger: from its start to the start of the next month. Months are 1 to 12. */
export function monthBounds(year: number, month: number) {
  return { from: new Date(Date.UTC(year, month - 1, 1)), to: new Date(Date.UTC(year, month, 1)) };
}

/** Returns whether a month is over and its last payments are confirmed. */
export function hasEnded(year: number, month: number, now: Date): boolean {
  return monthBounds(year, month).to.getTime() + SETTLING_MS <= now.getTime();
}

/** State of a month: its report exists, can be created, or cannot be created yet (specification C, section 4). */
export type MonthState = "ready" | "pending" | "future";

export function stateOf(year: number, month: number, now: Date, hasReport: boolean): MonthState {
  if (hasReport) return "ready";
  return hasEnded(year, month, now) ? "pending" : "future";
}

/** Sums that the figures of a month are derived from. Integer cents. */
export type Sums = {
  /** Balance owed to the seller before and after the month. */
  openingCents: number;
  closingCents: number;
  /** Payouts, less returned ones. */
  payoutsCents: number;
  /** Paid products, less discounts. */
  totalSalesCents: number;
  /** The platform's share, and the refunded part of it. */
  feeCents: number;
  feeBackCents: number;
  /** Refunds to buyers, both shares. */
  refundsCents: number;
};

/**
 * Returns the figures of a month as stored. Net earnings are the change of the ledger balance without payouts; gross is
 * net before fees and refunds, so that net = gross - fees - refunds and closing = opening + net - payouts to the cent.
 * The platform collects no sales tax; the base of a seller's own tax is the gross less refunds. Integer cents.
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

/** Roles that have reports. */
export const REPORT_ROLES: Role[] = ["seller"];

type Totalled = {
  reportMonth: number;
  totalOrders: number;
  totalSales: string;
  netRevenue: string;
};

/**
 * Totals of a year's reports, the number of its months up to the current one, and the number of those with a report.
 * Cents.
 */
export function totalsOf(reports: Totalled[], year: number, now: Date) {
  const current = now.getUTCFullYear();
  const upTo = year < current ? 12 : now.getUTCMonth() + 1;
  const months = year > current ? 0 : upTo;
  const countedReports = reports.filter(({ reportMonth }) => reportMonth <= months);
  const sum = (of: (report: Totalled) => number) =>
    countedReports.reduce((total, report) => total + of(report), 0);
  return {
    months,
    made: countedReports.length,
    orders: sum(({ totalOrders }) => totalOrders),
    salesCents: sum(({ totalSales }) => centsOf(totalSales)),
    netCents: sum(({ netRevenue }) => centsOf(netRevenue)),
  };
}

/**
 * Returns the name of a destination, "San Diego, CA, United States"; a state named like its city is omitted.
 * @param nameOf - returns the name of a country in the reader's language
 */
export function placeName(
  { city, state, country }: { city?: string; state: string; country: string },
  nameOf: (code: (typeof COUNTRIES)[number]) => string,
): string {
  const code = COUNTRIES.find((countryCode) => countryCode === country);
  const isRepeated = city?.toLowerCase() === state.toLowerCase();
  return [city, isRepeated ? "" : state, code ? nameOf(code) : country].filter(Boolean).join(", ");
}
