import type { AdjustmentType, StockState } from "@/generated/prisma/enums";
import { addDays } from "@/lib/core/business-calendar";
import { applyBasisPoints } from "@/lib/core/money";
import type { CategorySlug } from "@/lib/products/categories";

/** The tools, as the address names them: /seller-tools?tab=pricing. */
export const SELLER_TABS = [
  "inventory",
  "pricing",
  "promotions",
  "analytics",
  "customers",
  "suppliers",
] as const;
export type SellerTab = (typeof SELLER_TABS)[number];

/** Out of Stock at none, Low Stock at or below the threshold, else In Stock (specification C, section 4). */
export function stockStateOf(stock: number, lowStockThreshold: number): StockState {
  if (stock === 0) return "out_of_stock";
  return stock <= lowStockThreshold ? "low_stock" : "in_stock";
}

/** Hundredths of a percent, or cents; below zero prices go down. */
export type Adjustment = { type: AdjustmentType; value: number };

/** How far one update moves prices: by less than all of them, and to eleven times at most. Hundredths of a percent. */
export const MIN_PERCENT = -9_999;
export const MAX_PERCENT = 100_000;

/** What a product can cost at most, in cents. */
export const MAX_CENTS = 99_999_999;

/**
 * A price after an adjustment, in whole cents, rounded half up. Null where it would be below one cent or above the most
 * that a product can cost: such a product keeps its price.
 */
export function adjustedPrice(cents: number, { type, value }: Adjustment): number | null {
  const to = type === "percentage" ? applyBasisPoints(cents, 10_000 + value) : cents + value;
  return to >= 1 && to <= MAX_CENTS ? to : null;
}

export type Priced = { id: number; priceCents: number; category: CategorySlug };

/** What an update is about: a category or, with null, everything, without what is left out. */
type Reach = { category: CategorySlug | null; excludedIds: number[] };

/** The new price of each product that an update changes; what keeps its price is not in it. Cents. */
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

/** So many days does GET /api/seller-tools/sales-metrics tell, and so many of them are shown. */
export const METRIC_DAYS = 30;
export const SHOWN_DAYS = 7;

/** Purchases for every hundred views with one decimal (specification C, section 9): "4.6%", "0.0%" without views. */
export function conversionRate(entries: { views: number; purchases: number }[]): string {
  const views = entries.reduce((sum, entry) => sum + entry.views, 0);
  const purchases = entries.reduce((sum, entry) => sum + entry.purchases, 0);
  return `${(views > 0 ? (purchases / views) * 100 : 0).toFixed(1)}%`;
}

export const SEGMENTS = ["vip", "regular", "new"] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Who is what: published on the Customers tab. */
export const VIP_ORDERS = 5;
export const VIP_CENTS = 50_000;
export const NEW_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

type Bought = { orders: number; spentCents: number; firstOrderAt: Date };

/** VIP: five orders or $500 and more; new: first order within thirty days; else regular. */
export function segmentOf({ orders, spentCents, firstOrderAt }: Bought, now: Date): Segment {
  if (orders >= VIP_ORDERS || spentCents >= VIP_CENTS) return "vip";
  return now.getTime() - firstOrderAt.getTime() < NEW_DAYS * DAY_MS ? "new" : "regular";
}

/** Sales of so many days say how fast a product leaves. */
export const PACE_DAYS = 30;

/** Nobody plans further than this. */
const MAX_DAYS = 3_650;

type Shelf = { stock: number; soldRecently: number; leadTime: number };

/**
 * How long a stock lasts at the pace of the last 30 days, and by which day it has to be ordered anew so that the goods
 * arrive before it is gone. Null where nothing was sold: nobody knows then. Dates as "2026-11-20".
 */
export function reorderAdvice({ stock, soldRecently, leadTime }: Shelf, today: string) {
  if (soldRecently <= 0) return null;
  const daysLeft = Math.min(Math.floor((stock * PACE_DAYS) / soldRecently), MAX_DAYS);
  const by = addDays(today, daysLeft - leadTime);
  return { daysLeft, by, isNow: by <= today };
}

/** So many suppliers may one seller keep. */
export const MAX_SUPPLIERS = 200;

/** Maximum number of promotions of a seller, ended ones included. */
export const MAX_PROMOTIONS = 500;

/** Maximum number of price updates of a seller that are not applied yet. */
export const MAX_WAITING_UPDATES = 50;
