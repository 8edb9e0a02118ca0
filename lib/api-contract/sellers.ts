import * as z from "zod";
import { generateSchema, yearSchema } from "@/lib/monthly-reports/schema";
import { bankSchema, nothingSchema, statementSchema } from "@/lib/payouts/schema";
import { publishSchema, storefrontSchema } from "@/lib/storefronts/schema";
import { count, day, id, locale, money, nothing, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const payoutInfo = z
  .strictObject({
    isConnected: z.boolean(),
    pendingBalance: money,
    availableBalance: money,
    nextPayoutDate: time.nullable(),
    payoutState: z.enum(["scheduled", "waiting", "failed", "paused"]),
    payoutsPausedReason: textOrNull,
    bankAccount: z
      .strictObject({ bankName: textOrNull, last4: textOrNull, accountType: textOrNull })
      .nullable(),
    recentPayouts: z.array(
      z.strictObject({
        id,
        amount: money,
        status: z.enum(["pending", "paid", "failed"]),
        date: time,
        description: z.string(),
      }),
    ),
  })
  .meta({ id: "PayoutInfo" });

const storefront = z
  .strictObject({
    storeName: z.string(),
    locale,
    description: z.string(),
    bannerImageUrl: textOrNull,
    logoImageUrl: textOrNull,
    primaryColor: z.string(),
    tagline: textOrNull,
    translations: z.partialRecord(
      locale,
      z.strictObject({ bio: textOrNull, tagline: textOrNull, description: textOrNull }),
    ),
    location: textOrNull,
    website: textOrNull,
    isPublished: z.boolean(),
    urlSlug: textOrNull,
    socialMedia: z.strictObject({
      instagram: textOrNull,
      facebook: textOrNull,
      twitter: textOrNull,
    }),
    vacationFrom: day.nullable(),
    vacationUntil: day.nullable(),
    totalProducts: count,
    averageRating: z.number(),
  })
  .meta({ id: "Storefront" });

const sales = { sales: money };

const report = z
  .strictObject({
    id,
    reportMonth: z.int().min(1).max(12),
    reportYear: z.int(),
    reportGenerated: z.literal(true),
    pdfUrl: z.string(),
    generatedAt: time,
    totalSales: money,
    totalOrders: count,
    netRevenue: money,
    uniqueCustomers: count,
    returningCustomers: count,
    grossRevenue: money,
    platformFees: money,
    refunds: money,
    taxableAmount: money,
    salesTaxCollected: money,
    productsSold: count,
    averageOrderValue: money,
    payouts: money,
    openingBalance: money,
    closingBalance: money,
    topSellingProducts: z.array(
      z.strictObject({ productId: id, title: z.string(), quantity: count, ...sales }),
    ),
    topBuyerCities: z.array(
      z.strictObject({
        city: z.string(),
        state: z.string(),
        country: z.string(),
        orders: count,
        ...sales,
      }),
    ),
    topBuyerStates: z.array(
      z.strictObject({ state: z.string(), country: z.string(), orders: count, ...sales }),
    ),
  })
  .meta({ id: "MonthlyReport" });

export const SELLING: Endpoint[] = [
  {
    method: "GET",
    path: "/api/seller/payout-info",
    summary: "Your balances and payouts",
    who: "seller",
    status: 200,
    output: payoutInfo,
  },
  {
    method: "GET",
    path: "/api/payouts/statement",
    summary: "Download the ledger of a month or payout as CSV",
    who: "seller",
    query: statementSchema,
    status: 200,
    output: { file: "text/csv" },
    errors: [404],
  },
  {
    method: "POST",
    path: "/api/seller/setup-stripe-connect",
    summary:
      "Connect a bank account for payouts; its numbers go to the provider and are not stored",
    who: "seller",
    input: bankSchema,
    example: {
      accountHolderName: "Amina Yusuf",
      bankName: "First Community Bank",
      accountNumber: "000123456789",
      routingNumber: "110000000",
      accountType: "checking",
    },
    status: 200,
    output: payoutInfo,
    errors: [429, 503],
  },
  {
    method: "POST",
    path: "/api/seller/disconnect-stripe",
    summary: "Disconnect the bank account; balances remain",
    who: "seller",
    input: nothingSchema,
    status: 200,
    output: nothing,
  },
  {
    method: "GET",
    path: "/api/seller/storefront",
    summary: "Your storefront",
    who: "seller",
    status: 200,
    output: storefront,
  },
  {
    method: "POST",
    path: "/api/seller/storefront",
    summary: "Save your storefront",
    who: "seller",
    input: storefrontSchema,
    example: {
      storeName: "Amina Weavers of Harar",
      description: "Baskets and cushions from inside the old wall.",
      primaryColor: "#7A3E12",
    },
    status: 200,
    output: storefront,
    errors: [409],
  },
  {
    method: "POST",
    path: "/api/seller/storefront/publish",
    summary: "Publish or unpublish your storefront",
    who: "seller",
    input: publishSchema,
    example: { publish: true },
    status: 200,
    output: z.strictObject({ isPublished: z.boolean() }),
    errors: [409],
  },
  {
    method: "GET",
    path: "/api/reports/monthly",
    summary: "Your reports of a year",
    who: "seller",
    query: yearSchema,
    example: { year: "2026" },
    status: 200,
    output: z.array(report),
  },
  {
    method: "POST",
    path: "/api/reports/generate",
    summary: "Generate the report of a past month",
    who: "seller",
    input: generateSchema,
    example: { month: 9, year: 2026 },
    status: 201,
    output: report,
    errors: [409],
  },
  {
    method: "GET",
    path: "/api/reports/{reportId}/pdf",
    summary: "Download your report as PDF",
    who: "seller",
    own: { by: "seller", table: "monthly_reports" },
    status: 200,
    output: { file: "application/pdf" },
    errors: [404, 503],
  },
];
