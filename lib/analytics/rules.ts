/** One week or month of the market. `start` is its first day; revenue in cents less what was given back. */
export type MarketPoint = { start: string; orders: number; revenueCents: number };

/** One week of looking and buying. `start` is its Monday; `percent` is null where nobody looked. */
export type ConversionPoint = {
  start: string;
  pieces: number;
  views: number;
  percent: number | null;
};

/** Pieces sold for every hundred views, with one decimal; null where nobody looked. */
export function conversionRate(pieces: number, views: number): number | null {
  return views > 0 ? Math.round((pieces * 1_000) / views) / 10 : null;
}

/** In which of the periods something happened: 1 is the first one, as PostgreSQL's width_bucket counts. */
export type Interval = { period: number };

/** `found`, by the first day of each period in the order of `starts`; nothing where nothing happened. */
export function fillGaps<T extends object>(starts: string[], found: (T & Interval)[], empty: T) {
  const byPeriod = new Map(found.map(({ period, ...row }) => [period, row]));
  return starts.map((start, index) => ({ start, ...empty, ...byPeriod.get(index + 1) }));
}
