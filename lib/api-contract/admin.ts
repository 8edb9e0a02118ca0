import * as z from "zod";
import { heatFilterSchema } from "@/lib/analytics/heatmap/schema";
import { paginationSchema } from "@/lib/core/pagination";
import { productModerationSchema, productStatusSchema } from "@/lib/moderation/schema";
import { account } from "./accounts";
import { categoryLabel, product } from "./catalog";
import { purchase } from "./checkout";
import { count, productName, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const analytics = z.strictObject({
  totalUsers: count,
  totalProducts: count,
  totalOrders: count,
  totalRevenue: z.number(),
  mostViewedProducts: z.array(productName.extend({ views: count })),
  bestSellingProducts: z.array(productName.extend({ sold: count })),
  recentActivity: z.array(
    z.strictObject({ description: z.string(), timestamp: time, amount: z.number().nullable() }),
  ),
});

const heat = z.strictObject({
  city: z.string(),
  state: z.string(),
  totalSales: z.number(),
  orderCount: count,
  avgOrderValue: z.number(),
  topProducts: z.array(z.string()),
});

export const ADMINISTRATION: Endpoint[] = [
  {
    method: "GET",
    path: "/api/admin/analytics",
    summary: "The shop's figures",
    who: "admin",
    status: 200,
    output: analytics,
  },
  {
    method: "GET",
    path: "/api/admin/users",
    summary: "All accounts",
    who: "admin",
    query: paginationSchema,
    status: 200,
    output: z.array(account),
  },
  {
    method: "GET",
    path: "/api/admin/orders",
    summary: "All orders",
    who: "admin",
    query: paginationSchema,
    status: 200,
    output: z.array(purchase),
  },
  {
    method: "GET",
    path: "/api/admin/products",
    summary: "All products",
    who: "admin",
    query: productStatusSchema,
    status: 200,
    output: z.array(product),
  },
  {
    method: "PUT",
    path: "/api/admin/products/{productId}/moderation",
    summary: "Decide on a product that waits",
    who: "admin",
    input: productModerationSchema,
    example: { moderationStatus: "approved" },
    status: 200,
    output: product,
    errors: [404, 409],
  },
  {
    method: "GET",
    path: "/api/admin/exports/{list}",
    summary: "A list of the admin's as a file",
    who: "admin",
    status: 200,
    output: { file: "text/csv" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/admin/payout-batches/{id}",
    summary: "A Friday's mobile-money payouts as a file",
    who: "admin",
    status: 200,
    output: { file: "text/csv" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/analytics/purchases",
    summary: "Purchases by city: a seller's own, an admin's all, else cells of five orders or more",
    who: "anyone",
    query: heatFilterSchema,
    status: 200,
    output: z.array(heat),
  },
  {
    method: "GET",
    path: "/api/analytics/categories",
    summary: "Categories of those cells",
    who: "anyone",
    query: heatFilterSchema,
    status: 200,
    output: z.array(categoryLabel),
  },
  {
    method: "GET",
    path: "/api/analytics/states",
    summary: "States of those cells",
    who: "anyone",
    query: heatFilterSchema,
    status: 200,
    output: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  },
];
