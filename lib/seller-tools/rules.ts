import type { AdjustmentType, StockState } from "@/generated/prisma/enums";
import { addDays } from "@/lib/core/business-calendar";
import { applyBasisPoints } from "@/lib/core/money";
import type { CategorySlug } from "@/lib/products/categories";

/** Tabs of the seller tools, as in /seller-tools?tab=pricing. */
export const SELLER_TABS = [
  "inventory",
  "pricing",
  "promotions",
  "analytics",
  "customers",
  "suppliers",
] as const;
export type SellerTab = (typeof SELLER_TABS)[number];

/**
 * Returns the stock state: Out of Stock at 0, Low Stock at or below the threshold, else In Stock (specification C,
 * section 4).
 */
export function stockStateOf(stock: number, lowStockThreshold: number): StockState {
  if (stock === 0) return "out_of_stock";
  return stock <= lowStockThreshold ? "low_stock" : "in_stock";
}

/** Price adjustment in hundredths of a percent or in cents; negative values lower prices. */
export type Adjustment = { type: AdjustmentType; value: number };

/** Limits of one update in hundredths of a percent: above -100%, at most +1,000%. */
export const MIN_PERCENT = -9_999;
export const MAX_PERCENT = 100_000;

/** Maximum price of a product in cents. */
export const MAX_CENTS = 99_999_999;

/**
 * Returns a price after an adjustment in whole cents, rounded half up. Null if it would be below one cent or above the
 * maximum: such a product is not changed.
 */
export function adjustedPrice(cents: number, { type, value }: Adjustment): number | null {
  const to = type === "percentage" ? applyBasisPoints(cents, 10_000 + value) : cents + value;
  return to >= 1 && to <= MAX_CENTS ? to : null;
}

export type Priced = { id: number; priceCents: number; category: CategorySlug };

/** Products of an update: a category or, with null, all, except the excluded ones. */
type Reach = { category: CategorySlug | null; excludedIds: number[] };

/** Returns the prices that an update changes, in cents; unchanged products are left out. */
export function adjustedPrices<P extends Priced>(
  products: P[],
  adjustment: Adjustment,
  { category, excludedIds }: Reach,
): { id: number; beforeCents: number; afterCents: number }[] {
  const out = new Set(excludedIds);
  return products.flatMap((product) => {
    if (out.has(product.id) || (category && product.category !== category)) return [];
    const afterCents = adjustedPrice(product.priceCents, adjustment);
    if (afterCents === null || afterCents === product.priceCents) return [];
    return [{ id: product.id, beforeCents: product.priceCents, afterCents }];
  });
}

/** Days that GET /api/seller-tools/sales-metrics returns, and days that the page shows. */
export const METRIC_DAYS = 30;
export const VISIBLE_DAYS = 7;

/** Returns purchases per hundred views with one decimal (specification C, section 9): "4.6%", "0.0%" without views. */
export function conversionRate(entries: { views: number; purchases: number }[]): string {
  const views = entries.reduce((sum, entry) => sum + entry.views, 0);
  const purchases = entries.reduce((sum, entry) => sum + entry.purchases, 0);
  return `${(views > 0 ? (purchases / views) * 100 : 0).toFixed(1)}%`;
}

export const SEGMENTS = ["vip", "regular", "new"] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Thresholds of the customer segments, published on the Customers tab. */
export const VIP_ORDERS = 5;
export const VIP_CENTS = 50_000;
export const NEW_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

type Purchases = { orders: number; spentCents: number; firstOrderAt: Date };

/**
 * Returns the segment of a customer. VIP: at least five orders or $500; new: first order within 30 days; else regular.
 */
export function segmentOf({ orders, spentCents, firstOrderAt }: Purchases, now: Date): Segment {
  if (orders >= VIP_ORDERS || spentCents >= VIP_CENTS) return "vip";
  return now.getTime() - firstOrderAt.getTime() < NEW_DAYS * DAY_MS ? "new" : "regular";
}

/** Days of sales from which the pace is computed. */
export const PACE_DAYS = 30;

/** Maximum forecast in days. */
const MAX_DAYS = 3_650;

type StockPace = { stock: number; soldRecently: number; leadTime: number };

/**
 * Returns for how many days the stock lasts at the pace of the last 30 days, and the date by which to reorder so that
 * the delivery arrives in time. Null without sales. Dates as "2026-11-20".
 */
export function reorderAdvice({ stock, soldRecently, leadTime }: StockPace, today: string) {
  if (soldRecently <= 0) return null;
  const daysLeft = Math.min(Math.floor((stock * PACE_DAYS) / soldRecently), MAX_DAYS);
  const by = addDays(today, daysLeft - leadTime);
  return { daysLeft, by, isNow: by <= today };
}

/** Maximum suppliers of a seller. */
export const MAX_SUPPLIERS = 200;

/** Maximum number of price updates of a seller that are not applied yet. */
export const MAX_WAITING_UPDATES = 50;
