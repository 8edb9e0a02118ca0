/** One week or month of the marketplace. `start` is its first day; revenue is in cents, less refunds. */
export type MarketPoint = { start: string; orders: number; revenueCents: number };

/** Views and purchases of one week. `start` is its Monday; `percent` is null without views. */
export type ConversionPoint = {
  start: string;
  units: number;
  views: number;
  percent: number | null;
};

/** Units sold per hundred views, with one decimal; null without views. */
export function conversionRate(units: number, views: number): number | null {
  return views > 0 ? Math.round((units * 1_000) / views) / 10 : null;
}

/** Index of a period, counted from 1 as by PostgreSQL's width_bucket. */
export type Interval = { period: number };

/** Maps `found` to the first day of each period in the order of `starts`; missing periods are empty. */
export function fillGaps<T extends object>(starts: string[], rows: (T & Interval)[], empty: T) {
  const byPeriod = new Map(rows.map(({ period, ...row }) => [period, row]));
  return starts.map((start, index) => ({ start, ...empty, ...byPeriod.get(index + 1) }));
}
