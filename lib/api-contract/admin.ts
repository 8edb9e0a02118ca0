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
    summary: "Marketplace totals",
    who: "admin",
    status: 200,
    output: analytics,
  },
  {
    method: "GET",
    path: "/api/admin/users",
    summary: "List users",
    who: "admin",
    query: paginationSchema,
    status: 200,
    output: z.array(account),
  },
  {
    method: "GET",
    path: "/api/admin/orders",
    summary: "List orders",
    who: "admin",
    query: paginationSchema,
    status: 200,
    output: z.array(purchase),
  },
  {
    method: "GET",
    path: "/api/admin/products",
    summary: "List products",
    who: "admin",
    query: productStatusSchema,
    status: 200,
    output: z.array(product),
  },
  {
    method: "PUT",
    path: "/api/admin/products/{productId}/moderation",
    summary: "Approve or reject a pending product",
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
    summary: "Download an admin list as CSV",
    who: "admin",
    status: 200,
    output: { file: "text/csv" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/admin/payout-batches/{id}",
    summary: "Download a Friday's mobile money payouts as CSV",
    who: "admin",
    status: 200,
    output: { file: "text/csv" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/analytics/purchases",
    summary:
      "Purchases by city: a seller's own, all for admins, otherwise cells of at least 5 orders",
    who: "anyone",
    query: heatFilterSchema,
    status: 200,
    output: z.array(heat),
  },
  {
    method: "GET",
    path: "/api/analytics/categories",
    summary: "Categories in the heatmap",
    who: "anyone",
    query: heatFilterSchema,
    status: 200,
    output: z.array(categoryLabel),
  },
  {
    method: "GET",
    path: "/api/analytics/states",
    summary: "States in the heatmap",
    who: "anyone",
    query: heatFilterSchema,
    status: 200,
    output: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  },
];
