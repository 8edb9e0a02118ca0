/** Discount of a sale, in percent. */
export const MIN_SALE_PERCENT = 5;
export const MAX_SALE_PERCENT = 80;

/** Maximum days of a sale, its first and last one included. */
export const MAX_SALE_DAYS = 90;

/** Maximum days before a sale starts. */
export const MAX_DAYS_AHEAD = 180;

/**
 * Days for which a product must have had its regular price, so that the price before a sale is shown as the old price
 * (decisions.md, "Product").
 */
export const HONEST_DAYS = 30;

/**
 * Days after a sale in which an edit with the sale price, but without the price it is based on, counts as based on a read
 * during the sale.
 */
export const ENDED_SALE_DAYS = 30;

/** Returns the price during a sale, in cents; at least 1. */
export function salePriceOf(regularCents: number, percent: number): number {
  return Math.max(1, Math.round((regularCents * (100 - percent)) / 100));
}

/** A running sale as buyers see it; times are ISO 8601. */
export type Sale = {
  /** Null if the product had not its regular price for `HONEST_DAYS`: then no comparison is shown. */
  percent: number | null;
  /** The regular price as a decimal string; null if `percent` is, and for a product with options. */
  wasPrice: string | null;
  /** Since when the regular price was charged. */
  wasSince: string | null;
  startedAt: string;
  endsAt: string;
};
