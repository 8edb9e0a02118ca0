/** Selectable time ranges and minimum amounts in dollars (specification C, section 9); the default is three months. */
export const TIME_RANGES = ["1m", "3m", "6m", "1y", "all"] as const;
export const MIN_AMOUNTS = [0, 100, 500, 1_000] as const;

export type TimeRange = (typeof TIME_RANGES)[number];

/** Months of a range; null for all time. */
export const MONTHS: Record<TimeRange, number | null> = {
  "1m": 1,
  "3m": 3,
  "6m": 6,
  "1y": 12,
  all: null,
};

/** Minimum number of orders of a publicly visible cell (decisions.md, "Community and extras"). */
export const MIN_ORDERS = 5;

/** Number of ranked locations, and of best products of a cell. */
export const TOP_LOCATIONS = 10;
export const TOP_PRODUCTS = 3;

/** From 1 to 5 by the ratio to the largest cell: above 0.8, 0.6, 0.4 and 0.2 (specification C, section 9). */
export function intensity(sales: number, maxSales: number): 1 | 2 | 3 | 4 | 5 {
  const ratio = maxSales > 0 ? sales / maxSales : 0;
  if (ratio > 0.8) return 5;
  if (ratio > 0.6) return 4;
  if (ratio > 0.4) return 3;
  return ratio > 0.2 ? 2 : 1;
}
