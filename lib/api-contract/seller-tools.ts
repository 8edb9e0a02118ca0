import * as z from "zod";

import { paginationSchema } from "@/lib/core/pagination";
import { promotionSchema } from "@/lib/promotions/admin-schema";
import { SEGMENTS } from "@/lib/seller-tools/rules";
import { bulkUpdateSchema, inventoryAlertSchema, supplierSchema } from "@/lib/seller-tools/schema";
import { categoryLabel } from "./catalog";
import { count, day, id, money, productName, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const inventoryAlert = z.strictObject({
  id,
  lowStockThreshold: z.int().positive(),
  product: productName.extend({ stock: count, price: money }),
  state: z.enum(["out_of_stock", "low_stock", "in_stock"]),
  lowVariants: z.exactOptional(z.array(z.strictObject({ title: z.string(), stock: count }))),
});

const bulkUpdate = z.strictObject({
  id,
  name: z.string(),
  category: categoryLabel.nullable(),
  adjustmentType: z.enum(["percentage", "fixed_amount"]),
  adjustmentValue: money,
  excludedIds: z.array(id),
  scheduledDate: time.nullable(),
  isApplied: z.boolean(),
  appliedAt: time.nullable(),
  undoneAt: time.nullable(),
  changedCount: count,
  createdAt: time,
});

const promotion = z.strictObject({
  id,
  name: z.string(),
  description: z.string(),
  promoCode: z.string(),
  discountType: z.enum(["percentage", "fixed_amount", "buy_x_get_y"]),
  discountValue: money.nullable(),
  buyQuantity: z.int().nullable(),
  getQuantity: z.int().nullable(),
  startDate: time,
  endDate: time.nullable(),
  maxUses: z.int().nullable(),
  currentUses: count,
  minOrderAmount: money,
  isActive: z.boolean(),
  createdAt: time,
});

const supplier = z.strictObject({
  id,
  name: z.string(),
  country: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  paymentTerms: z.string(),
  leadTime: count,
  notes: z.string(),
  isActive: z.boolean(),
  products: z.array(
    z.strictObject({
      id,
      title: z.string(),
      stock: count,
      reorder: z.strictObject({ daysLeft: z.int(), by: day, isNow: z.boolean() }).nullable(),
    }),
  ),
});

const metric = z.strictObject({
  id,
  date: day,
  views: count,
  purchases: count,
  revenue: money,
});

const insight = z.strictObject({
  id,
  buyer: z.strictObject({
    firstName: textOrNull,
    lastName: textOrNull,
    email: textOrNull,
    username: z.string(),
  }),
  customerSegment: z.enum(SEGMENTS),
  totalOrders: count,
  totalSpent: money,
  averageOrderValue: money,
  preferredCategories: z.array(categoryLabel),
  lastOrderDate: time,
});

/** The list of a seller's own rows and the call that adds to it. */
function tool(
  name: string,
  noun: string,
  row: z.ZodType,
  { query, ...creation }: Partial<Endpoint>,
): Endpoint[] {
  const common = { path: `/api/seller-tools/${name}`, who: "seller" } as const;
  return [
    {
      ...common,
      method: "GET",
      summary: `One's own ${noun}`,
      ...(query && { query }),
      status: 200,
      output: z.array(row),
    },
    {
      ...common,
      method: "POST",
      summary: `Add to one's own ${noun}`,
      status: 201,
      output: row,
      ...creation,
    },
  ];
}

export const SELLER_TOOLS: Endpoint[] = [
  ...tool("inventory-alerts", "inventory alerts", inventoryAlert, {
    input: inventoryAlertSchema,
    example: { productId: 7, lowStockThreshold: 5 },
    errors: [404, 409],
  }),
  ...tool("bulk-updates", "bulk price updates", bulkUpdate, {
    query: paginationSchema,
    input: bulkUpdateSchema,
    example: {
      name: "Before Eid",
      category: "textiles",
      adjustmentType: "percentage",
      adjustmentValue: "-10",
    },
    errors: [404, 409],
  }),
  ...tool("promotions", "promotions", promotion, {
    query: paginationSchema,
    input: promotionSchema,
    example: {
      name: "Ten off",
      promoCode: "TENOFF",
      discountType: "percentage",
      discountValue: "10",
      maxUses: 50,
    },
    errors: [404, 409],
  }),
  ...tool("suppliers", "suppliers", supplier, {
    input: supplierSchema,
    example: { name: "Harar Grass Cooperative", country: "Ethiopia", leadTime: 21 },
    errors: [404, 409],
  }),
  {
    method: "GET",
    path: "/api/seller-tools/sales-metrics",
    summary: "Analytics of the seller's last 30 days",
    who: "seller",
    status: 200,
    output: z.array(metric).length(30),
  },
  {
    method: "GET",
    path: "/api/seller-tools/customer-insights",
    summary: "The seller's customers",
    who: "seller",
    query: paginationSchema,
    status: 200,
    output: z.array(insight),
  },
];
