import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { MonthlyReport as Row } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";

const count = z.number().int();

/** The stored lists of a report, largest first. Cents. */
const topProducts = z.array(
  z.object({ productId: count, title: z.string(), quantity: count, cents: count }),
);
const topCities = z.array(
  z.object({
    city: z.string(),
    state: z.string(),
    country: z.string(),
    orders: count,
    cents: count,
  }),
);
const topStates = z.array(
  z.object({ state: z.string(), country: z.string(), orders: count, cents: count }),
);

export type MonthlyReport = ReturnType<typeof toReport>;

const withSales = <T extends { cents: number }>({ cents, ...rest }: T) => ({
  ...rest,
  sales: toDecimal(cents),
});

/** A report as its seller sees it (specification C, section 3): amounts are decimal strings, times ISO 8601. */
export function toReport(row: Row) {
  return {
    id: row.id,
    reportMonth: row.month,
    reportYear: row.year,
    reportGenerated: true,
    pdfUrl: `/api/reports/${row.id}/pdf`,
    generatedAt: row.createdAt.toISOString(),
    totalSales: toDecimal(row.totalSalesCents),
    totalOrders: row.totalOrders,
    netRevenue: toDecimal(row.netRevenueCents),
    uniqueCustomers: row.uniqueCustomers,
    returningCustomers: row.returningCustomers,
    grossRevenue: toDecimal(row.grossRevenueCents),
    platformFees: toDecimal(row.platformFeesCents),
    refunds: toDecimal(row.refundsCents),
    taxableAmount: toDecimal(row.taxableCents),
    salesTaxCollected: toDecimal(row.salesTaxCents),
    productsSold: row.productsSold,
    averageOrderValue: toDecimal(row.averageOrderCents),
    payouts: toDecimal(row.payoutsCents),
    openingBalance: toDecimal(row.openingCents),
    closingBalance: toDecimal(row.closingCents),
    topSellingProducts: topProducts.parse(row.topProducts).map(withSales),
    topBuyerCities: topCities.parse(row.topCities).map(withSales),
    topBuyerStates: topStates.parse(row.topStates).map(withSales),
  };
}
