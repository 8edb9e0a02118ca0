import { addDays, businessDate } from "@/lib/core/business-calendar";
import type { PayoutState } from "@/lib/payouts/state-rules";

/** Maximum stock of a product that runs low: 'Only N left' appears for 1 to 9 (decisions.md, "Catalogue"). */
export const LOW_STOCK = 9;

/** Days before its end at which a certificate needs renewal. */
export const CERTIFICATE_DAYS = 30;

/** Days of a stat card's period and of the previous one. */
export const TREND_DAYS = 30;

/** Periods of the revenue chart: twelve weeks or twelve months. */
export type Range = "weeks" | "months";

export function toRange(value: unknown): Range {
  return value === "months" ? "months" : "weeks";
}

const PERIODS = 12;

/** Offset to the period a year before: 52 weeks earlier is a Monday again. */
const YEAR: Record<Range, number> = { weeks: 52, months: 12 };

/** "2026-11-21" → the Monday of its week, "2026-11-16". */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** The first day of the month `back` months before that of `date`. */
function monthBefore(date: string, back: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const index = year * 12 + (month - 1) - back;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

/**
 * The first days of the latest weeks (from Monday) or months in the home time zone, by default twelve, oldest first.
 */
export function periodsUntil(range: Range, now: Date, count = PERIODS): string[] {
  const today = businessDate(now);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    return range === "weeks" ? addDays(mondayOf(today), -7 * back) : monthBefore(today, back);
  });
}

/** The same, starting a year before the oldest of these twelve: every period of more than a year. */
export function periodsWithYearBefore(range: Range, now: Date): string[] {
  return periodsUntil(range, now, PERIODS + YEAR[range]);
}

/** The period of the year before. */
export function yearBefore(range: Range, start: string): string {
  return range === "weeks" ? addDays(start, -7 * YEAR.weeks) : monthBefore(start, YEAR.months);
}

/** One bar of the revenue chart. Cents; `start` is the first day, `beforeCents` the same period a year before. */
export type RevenuePoint = { start: string; cents: number; beforeCents: number };

/** `sums`: cents by the first day of their period; a missing period had no sales. */
export function toRevenuePoints(
  range: Range,
  now: Date,
  sums: ReadonlyMap<string, number>,
): RevenuePoint[] {
  return periodsUntil(range, now).map((start) => ({
    start,
    cents: sums.get(start) ?? 0,
    beforeCents: sums.get(yearBefore(range, start)) ?? 0,
  }));
}

const STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10];
const LINES = 4;

/** Axis values in cents: from 0 in four round steps to or above the highest amount. */
export function chartAxis(highestCents: number): number[] {
  const minStep = Math.max(highestCents, 400) / LINES;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = (STEPS.find((factor) => factor * power >= minStep) ?? 10) * power;
  return Array.from({ length: LINES + 1 }, (_, index) => Math.round(index * step));
}

/** Growth in percent; null if there is nothing to compare with. */
export function growthRate(current: number, before: number): number | null {
  return before > 0 ? Math.round(((current - before) / before) * 100) : null;
}

type Named = { id: number; title: string };

/** A pending task of a seller, with the values of its sentence. */
export type ToDo =
  | { kind: "ship"; count: number; orderId: number }
  | { kind: "returns"; count: number; orderId: number }
  | { kind: "messages"; count: number; threadId: number }
  | { kind: "payoutAccount"; cents: number }
  | { kind: "payoutFailed"; cents: number; reason: string | null }
  | { kind: "payoutsHeld" }
  | { kind: "rejected"; count: number; product: Named & { note: string } }
  | { kind: "soldOut" | "low"; count: number; product: Named & { stock: number } }
  | { kind: "certificates"; count: number; certificate: Expiring };

type Expiring = { productId: number; title: string; validUntil: string; isExpired: boolean };

/** Counts from which the tasks are derived (lib/seller-dashboard/queries). Cents. */
export type Waiting = {
  toShip: { count: number; orderId: number | null };
  returns: { count: number; orderId: number | null };
  messages: { count: number; threadId: number | null };
  payout: { availableCents: number; state: PayoutState };
  rejected: { count: number; first: (Named & { note: string }) | null };
  soldOut: { count: number; first: (Named & { stock: number }) | null };
  low: { count: number; first: (Named & { stock: number }) | null };
  certificates: { count: number; first: Expiring | null };
};

/** The seller's tasks for today; those that other users wait for come first. */
export function buildTodos(waiting: Waiting): ToDo[] {
  const { toShip, returns, messages, rejected, soldOut, low, certificates } = waiting;
  const payout = blockedPayout(waiting.payout);
  const list: ToDo[] = [];
  if (toShip.orderId) list.push({ kind: "ship", count: toShip.count, orderId: toShip.orderId });
  if (returns.orderId)
    list.push({ kind: "returns", count: returns.count, orderId: returns.orderId });
  if (messages.threadId) {
    list.push({ kind: "messages", count: messages.count, threadId: messages.threadId });
  }
  if (payout) list.push(payout);
  if (rejected.first) {
    list.push({ kind: "rejected", count: rejected.count, product: rejected.first });
  }
  if (soldOut.first) list.push({ kind: "soldOut", count: soldOut.count, product: soldOut.first });
  if (low.first) list.push({ kind: "low", count: low.count, product: low.first });
  if (certificates.first) {
    const { count, first: certificate } = certificates;
    list.push({ kind: "certificates", count, certificate });
  }
  return list;
}

/** A payout that cannot be sent: on hold, no account, or the last attempt was returned. */
function blockedPayout({ availableCents, state }: Waiting["payout"]): ToDo | null {
  switch (state.kind) {
    case "held":
      return { kind: "payoutsHeld" };
    case "unconnected":
      return { kind: "payoutAccount", cents: availableCents };
    case "failed":
      return { kind: "payoutFailed", cents: state.amountCents, reason: state.reason };
    default:
      return null;
  }
}
