import { activityTranslator } from "@/lib/i18n/translator";

import type { Activity, TopProduct } from "./queries";

type Figures = {
  totals: { users: number; products: number; orders: number; revenueCents: number };
  viewed: TopProduct[];
  sold: TopProduct[];
  activity: Activity[];
};

const dollars = (cents: number) => cents / 100;

/** Converts to the response of GET /api/admin/analytics: figures are numbers, amounts are dollars. */
export function toAnalytics({ totals, viewed, sold, activity }: Figures, locale: string) {
  const t = activityTranslator(locale);
  return {
    totalUsers: totals.users,
    totalProducts: totals.products,
    totalOrders: totals.orders,
    totalRevenue: dollars(totals.revenueCents),
    mostViewedProducts: viewed.map(({ count, ...product }) => ({ ...product, views: count })),
    bestSellingProducts: sold.map(({ count, ...product }) => ({ ...product, sold: count })),
    recentActivity: activity.map(({ kind, name, at, amountCents }) => ({
      description: t(kind, { name }),
      timestamp: at,
      amount: amountCents === null ? null : dollars(amountCents),
    })),
  };
}
