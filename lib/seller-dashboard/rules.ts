import { addDays, businessDate } from "@/lib/core/business-calendar";

/** How many products run low, at most: 'Only N left' shows for 1 to 9 (decisions.md, "Catalogue"). */
export const LOW_STOCK = 9;

/** A certificate that ends within so many days wants a new one. */
export const CERTIFICATE_DAYS = 30;

/** Days of a stat card's comparison with as many days before them. */
export const TREND_DAYS = 30;

/** How the revenue chart cuts time: twelve weeks or twelve months. */
export type Range = "weeks" | "months";

export function toRange(value: unknown): Range {
  return value === "months" ? "months" : "weeks";
}

const PERIODS = 12;

/** What lies between a period and the one a year before: 52 weeks earlier is a Monday again. */
const YEAR: Record<Range, number> = { weeks: 52, months: 12 };

/** "2026-11-21" → the Monday of its week, "2026-11-16". */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** The first day of the month that lies `back` months before that of `date`. */
function monthBefore(date: string, back: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const index = year * 12 + (month - 1) - back;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

/** The first days of the latest weeks (from Monday) or months at home, twelve unless told, oldest first. */
export function periodsUntil(range: Range, now: Date, count = PERIODS): string[] {
  const today = businessDate(now);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    return range === "weeks" ? addDays(mondayOf(today), -7 * back) : monthBefore(today, back);
  });
}

/** The same from the one that the oldest of these twelve is compared with: every period of more than a year. */
export function periodsWithYearBefore(range: Range, now: Date): string[] {
  return periodsUntil(range, now, PERIODS + YEAR[range]);
}

/** The period of the year before. */
export function yearBefore(range: Range, start: string): string {
  return range === "weeks" ? addDays(start, -7 * YEAR.weeks) : monthBefore(start, YEAR.months);
}

/** One bar of the revenue chart. Cents; `start` is the first day, `beforeCents` the same period a year before. */
export type RevenuePoint = { start: string; cents: number; beforeCents: number };

/** `sums`: cents by the first day of their period; what is missing sold nothing. */
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

/** The lines of the axis in cents, from 0 in four round steps to or above the highest amount. */
export function chartAxis(highestCents: number): number[] {
  const least = Math.max(highestCents, 400) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: LINES + 1 }, (_, index) => Math.round(index * step));
}

/** By how many percent something grew; null where there was nothing to compare with. */
export function growthRate(current: number, before: number): number | null {
  return before > 0 ? Math.round(((current - before) / before) * 100) : null;
}

type Named = { id: number; title: string };

/** What waits for a seller, each with what its line says. */
export type ToDo =
  | { kind: "ship"; count: number; orderId: number }
  | { kind: "returns"; count: number; orderId: number }
  | { kind: "messages"; count: number; threadId: number }
  | { kind: "payoutAccount"; cents: number }
  | { kind: "payoutFailed"; cents: number; reason: string | null }
  | { kind: "rejected"; count: number; product: Named & { note: string } }
  | { kind: "soldOut" | "low"; count: number; product: Named & { stock: number } }
  | { kind: "certificates"; count: number; certificate: Expiring };

type Expiring = { productId: number; title: string; validUntil: string; isExpired: boolean };

/** What the list is made of (lib/seller-dashboard/queries). Cents. */
export type Waiting = {
  toShip: { count: number; orderId: number | null };
  returns: { count: number; orderId: number | null };
  messages: { count: number; threadId: number | null };
  payout: {
    availableCents: number;
    hasAccount: boolean;
    last: { status: string; amountCents: number; failureReason: string | null } | null;
  };
  rejected: { count: number; first: (Named & { note: string }) | null };
  soldOut: { count: number; first: (Named & { stock: number }) | null };
  low: { count: number; first: (Named & { stock: number }) | null };
  certificates: { count: number; first: Expiring | null };
};

/** What a seller should do today, what others wait for first. */
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

/** Money that cannot leave: there is nowhere to send it, or the last try came back. */
function blockedPayout({ availableCents, hasAccount, last }: Waiting["payout"]): ToDo | null {
  if (availableCents > 0 && !hasAccount) return { kind: "payoutAccount", cents: availableCents };
  if (last?.status !== "failed") return null;
  return { kind: "payoutFailed", cents: last.amountCents, reason: last.failureReason };
}
